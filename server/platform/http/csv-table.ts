/** Returns a table for a spreadsheet, in which every cell is text, whatever it begins with. */
export function writeCsvTable(rows: readonly (readonly string[])[]): string {
  // Excel recognizes UTF-8 only by this mark, and ends its lines in this way.
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

/** Matches what a spreadsheet reads as a formula, or as the end of a cell before one: an apostrophe makes it text. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** Quotes every cell, as RFC 4180 allows. */
function writeCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
