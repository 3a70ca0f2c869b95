import type { z } from 'zod'
import type { Creative } from '#contract/ads/creative.ts'
import type { productFormSchema } from './product-form-schema.ts'

type TypedForm = z.input<typeof productFormSchema>

/** A tagline in the form; its key identifies it while others are added and removed. */
export interface TaglineInput {
  key: number
  text: string
}

export type ProductFormInput = Omit<TypedForm, 'taglines'> & { taglines: TaglineInput[] }
export type ProductFormOutput = z.output<typeof productFormSchema>
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
    taglines: fields.taglines.map(makeTagline),
  }
}

let lastKey = 0

export function makeTagline(text: string): TaglineInput {
  lastKey += 1
  return { key: lastKey, text }
}

/** Gives the form's values as fields of the ad: blank lines are not taglines and blank prices not prices. */
export function productFieldsOf(input: TypedForm): ProductFields {
  return {
    productName: input.productName,
    productDescription: input.productDescription,
    productPrice: input.productPrice || null,
    productDiscount: input.productDiscount || null,
    taglines: input.taglines.map((tagline) => tagline.text).filter((text) => text.trim() !== ''),
  }
}
