import { z } from 'zod'
import { createCreativeBody, type Creative } from '#contract/creative.ts'
import { TAGLINE_MAX } from '#contract/limits.ts'

/**
 * Step 1's form. A field array wants objects, so a tagline is wrapped here; everything else is the contract's own rule.
 */
export const productFormSchema = createCreativeBody
  .pick({ productName: true, productDescription: true, productPrice: true, productDiscount: true })
  .extend({
    taglines: z.array(
      z.object({ text: z.string().trim().max(TAGLINE_MAX, `A tagline must be at most ${TAGLINE_MAX} characters`) }),
    ),
  })

export type ProductFormInput = z.input<typeof productFormSchema>
export type ProductFields = Pick<
  Creative,
  'productName' | 'productDescription' | 'productPrice' | 'productDiscount' | 'taglines'
>

export function formInputOf(fields: ProductFields): ProductFormInput {
  return {
    productName: fields.productName,
    productDescription: fields.productDescription,
    productPrice: fields.productPrice ?? '',
    productDiscount: fields.productDiscount ?? '',
    taglines: fields.taglines.map((text) => ({ text })),
  }
}

/** What was typed, as the ad's fields: blank lines are no taglines and blank prices no prices. */
export function productFieldsOf(input: ProductFormInput): ProductFields {
  return {
    productName: input.productName,
    productDescription: input.productDescription,
    productPrice: input.productPrice || null,
    productDiscount: input.productDiscount || null,
    taglines: input.taglines.map((tagline) => tagline.text).filter((text) => text.trim() !== ''),
  }
}
