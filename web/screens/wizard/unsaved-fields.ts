import type { CreativeFields } from '#web/api/ads/creative-fields.ts'

/** The fields of step 1: text that would have to be typed again. */
const WORDS = ['productName', 'productDescription', 'productPrice', 'productDiscount', 'taglines'] as const

/** Gives the fields that differ from the saved ones. */
export function changedFields(draft: CreativeFields, saved: CreativeFields): Partial<CreativeFields> {
  const names = Object.keys(draft) as (keyof CreativeFields)[]
  return Object.fromEntries(
    names.filter((name) => textOf(name, draft) !== textOf(name, saved)).map((name) => [name, draft[name]]),
  )
}

export function holdsWords(fields: Partial<CreativeFields>): boolean {
  return WORDS.some((name) => name in fields)
}

/** Gives a field as a text for comparison. The order of formats does not count, because the server has its own. */
function textOf(name: keyof CreativeFields, fields: CreativeFields): string {
  return JSON.stringify(name === 'selectedFormats' ? fields[name].toSorted() : (fields[name] ?? null))
}
