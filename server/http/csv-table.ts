/** A table for a spreadsheet: what is in a cell is text, whatever it begins with. */
export function writeCsvTable(rows: readonly (readonly string[])[]): string {
  // Excel takes a table for UTF-8 only by this mark, and ends its lines so.
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
}

/** What a spreadsheet takes for a formula, or for the end of a cell before one: an apostrophe makes it text. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** RFC 4180, every cell in quotes. */
function writeCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
