import type { CreativeFields } from '#web/api/creative-fields.ts'

/** The fields of step 1: what somebody has written and would have to write again. */
const WORDS = ['productName', 'productDescription', 'productPrice', 'productDiscount', 'taglines'] as const

/** Those fields that differ from what they were. */
export function changedFields(draft: CreativeFields, saved: CreativeFields): Partial<CreativeFields> {
  const names = Object.keys(draft) as (keyof CreativeFields)[]
  return Object.fromEntries(
    names.filter((name) => textOf(name, draft) !== textOf(name, saved)).map((name) => [name, draft[name]]),
  )
}

export function holdsWords(fields: Partial<CreativeFields>): boolean {
  return WORDS.some((name) => name in fields)
}

/** The order of formats means nothing to the server, which keeps one of its own. */
function textOf(name: keyof CreativeFields, fields: CreativeFields): string {
  return JSON.stringify(name === 'selectedFormats' ? fields[name].toSorted() : (fields[name] ?? null))
}
