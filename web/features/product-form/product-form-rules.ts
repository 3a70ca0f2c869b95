import type { ProductFormInput, ProductFormOutput } from './product-form-fields.ts'
import { productFormSchema } from './product-form-schema.ts'

/** What was typed as it will be kept, or what is wrong with it: a message by the name of its field. */
export type Verdict =
  { typed: ProductFormOutput; errors?: undefined } | { typed?: undefined; errors: Record<string, string> }

/** Apart, with the parser that it needs: the form is shown and filled in before (use-product-form.ts). */
export function judge(input: ProductFormInput): Verdict {
  const { success, data, error } = productFormSchema.safeParse(input)
  if (success) return { typed: data }
  // The first objection to a field is the one that is shown.
  const errors = error.issues.map(({ path, message }) => [path.join('.'), message] as const).toReversed()
  return { errors: Object.fromEntries(errors) }
}
