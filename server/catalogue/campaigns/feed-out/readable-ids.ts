import { readsAsFormula } from '#server/platform/http/csv-table.ts'

/**
 * Returns true if the text can stand in XML and in a table: without control characters, halves of surrogate pairs and
 * what Unicode says is no character.
 */
export function canBeWritten(id: string): boolean {
  return id !== '' && !/[\p{Cc}\p{Cs}\uFFFE\uFFFF\u2028\u2029]/u.test(id)
}

/** Returns true if a spreadsheet would read the text as a formula. A number with a sign is none. */
export function beginsLikeFormula(id: string): boolean {
  return readsAsFormula(id) && !/^[+-]?\d+([.,]\d+)*$/.test(id)
}
