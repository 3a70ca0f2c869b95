import { findOfferDoubt } from '#contract/prices/offer-doubts.ts'
import { refuseLetters } from '#contract/text/unsettable-letters.ts'
import { translated } from '#web/i18n/i18n.ts'
import type { ProductFormInput, ProductFormOutput } from './product-form-fields.ts'
import { productFormSchema } from './product-form-schema.ts'

/**
 * The values of the form as they will be saved, or its errors: messages by the name of the field, in the page's
 * language.
 */
export type FormVerdict =
  { typed: ProductFormOutput; errors?: undefined } | { typed?: undefined; errors: Record<string, string> }

/**
 * Validates the form. It loads separately, with the parser that it needs: the form is shown and filled in before
 * (use-product-form.ts).
 */
export function judge(input: ProductFormInput): FormVerdict {
  const { success, data, error } = productFormSchema.safeParse(input)
  if (success) return { typed: data }
  // The first error of a field is the one that is shown.
  const errors = error.issues.map(({ path, message }) => [path.join('.'), translated(message)] as const).toReversed()
  return { errors: Object.fromEntries(errors) }
}

/**
 * Gives warnings about texts while they are typed, by the name of the field: letters that no ad can show, which would
 * cost a credit, and prices that claim nothing. A draft may contain them. A description is not painted whole, and the
 * ad leaves out its sentences that cannot be set.
 */
export function findHints(input: ProductFormInput): Record<string, string> {
  const doubt = findOfferDoubt(input.productPrice ?? null, input.productDiscount ?? null)
  return { ...(doubt && { productDiscount: translated(doubt) }), ...findUnsettable(input) }
}

function findUnsettable(input: ProductFormInput): Record<string, string> {
  const { taglines, productDescription: _, ...fields } = input
  const texts = [
    ...Object.entries(fields),
    ...taglines.map(({ text }, index) => [`taglines.${index}.text`, text] as const),
  ]
  return Object.fromEntries(
    texts.flatMap(([name, text]) => {
      const refusal = text ? refuseLetters(text) : undefined
      return refusal ? [[name, translated(refusal)]] : []
    }),
  )
}
