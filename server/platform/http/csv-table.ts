/** Returns a table for a spreadsheet, in which every cell is text, whatever it begins with. */
export function writeCsvTable(rows: readonly (readonly string[])[]): string {
  return `${CSV_START}${rows.map(writeCsvRow).join('')}`
}

/** The beginning of a table: Excel recognizes UTF-8 only by this mark. */
export const CSV_START = '\uFEFF'

/** Writes one row of such a table, with the end of line that Excel writes. */
export function writeCsvRow(row: readonly string[]): string {
  return `${row.map(writeCell).join(',')}\r\n`
}

/** Returns true if a cell gets an apostrophe before it, because a spreadsheet would read it as a formula. */
export function readsAsFormula(text: string): boolean {
  return FORMULA.test(text)
}

/** Matches what a spreadsheet reads as a formula, or as the end of a cell before one: an apostrophe makes it text. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** Quotes every cell, as RFC 4180 allows. */
function writeCell(text: string): string {
  return quoteCell(FORMULA.test(text) ? `'${text}` : text)
}

/** Quotes a cell as RFC 4180 has it, and changes nothing of its text. */
export function quoteCell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
