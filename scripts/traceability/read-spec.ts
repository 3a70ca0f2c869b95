/** One line of the specification with a statement: a list item, a row of a table or a paragraph. */
export interface Statement {
  /** The section's number and the line's index in it, as `5.12`. */
  id: string
  text: string
}

/**
 * Splits a specification into lines, so that nothing can be overlooked: every line counts but headings, empty lines,
 * the lines that rule a table, and a table's first row, which names its columns.
 */
export function readStatements(markdown: string): Statement[] {
  const statements: Statement[] = []
  const lines = markdown.split('\n')
  let section = '0'
  let count = 0
  for (const [at, line] of lines.entries()) {
    const heading = /^## (\d+)\./.exec(line)
    if (heading) [section, count] = [heading[1]!, 0]
    if (line.trim() === '' || line.startsWith('#') || isTableFrame(line, lines[at + 1])) continue
    count += 1
    statements.push({ id: `${section}.${count}`, text: plain(line) })
  }
  return statements
}

function isTableFrame(line: string, next = ''): boolean {
  const isRule = (text: string) => /^\|[-| ]+\|$/.test(text.trim())
  return isRule(line) || isRule(next)
}

/** Removes the marks of lists and of bold type; separates a table's cells by dashes. */
function plain(line: string): string {
  const cells = line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
        .join(' — ')
    : line
  return cells
    .replace(/^\s*([-*]|\d+\.)\s+/, '')
    .replaceAll('**', '')
    .trim()
}

/** A quoted text, single or double; an apostrophe inside a word does not end it. */
const QUOTED = /(?<![\w{}])'((?:[^']|'(?=\w))+?)'(?!\w)|"([^"]+)"/g

/**
 * Values that are filled in at run time: `{feature}`, `[trial ]`, a number called n or N, an ellipsis in place of the
 * name.
 */
const PLACEHOLDER = /\{[^}]*\}|\[[^\]]*\]|\b[nN]\b|(?<= )\.\.\.(?= )/

/** Returns the texts that a statement quotes, split at their placeholders. */
export function quotedTexts({ text }: Pick<Statement, 'text'>): string[] {
  return [...text.matchAll(QUOTED)]
    .flatMap(([, single, double]) => (single ?? double ?? '').split(PLACEHOLDER))
    .map((piece) => piece.trim())
    .filter((piece) => /\w/.test(piece))
}
