import { withoutMarks } from './line-marks.ts'
import { collapseSpaces } from '#contract/text/visible-text.ts'
import { BULLET } from './sentences.ts'

/** Row of a description as it was typed, without its marks. */
export interface DescriptionRow {
  text: string
  /** A sign, a dash or a number stood before it. */
  isItem: boolean
}

/** Returns the rows of a description. Rows that were broken inside a sentence are joined. */
export function descriptionRows(description: string): DescriptionRow[] {
  const rows = description.split(/\r?\n|[\r\u2028\u2029]/u).flatMap(rowsOf)
  const isSmall = rows.filter(({ text }) => SMALL.test(text)).length * 2 > rows.length
  return isSmall ? rows : joinBroken(rows)
}

/** Splits a typed row at signs between two sentences. */
function rowsOf(typed: string): DescriptionRow[] {
  const row = collapseSpaces(typed)
  const plain = withoutMarks(row)
  const isItem = BULLET.test(row) || (plain !== row && !HEADING.test(row) && row.at(0) !== plain.at(0))
  return plain.split('\n').flatMap((text) => {
    const item = text.replace(BULLET, '').trim()
    return /[\p{L}\p{N}]/u.test(item) ? [{ text: item, isItem }] : []
  })
}

/** Matches headings of Markdown: "## Features", and a row that is bold from end to end. */
const HEADING = /^(?:#+\s|(\*\*|__).*\1:?$)/u

/** Joins long rows that were broken at the edge of their page: the sentence continues with a small letter. */
function joinBroken(rows: readonly DescriptionRow[]): DescriptionRow[] {
  const joined: DescriptionRow[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    if (last && !row.isItem && SMALL.test(row.text) && !/[.!?…:;]$/u.test(last.text)) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${row.text}` }
    } else joined.push(row)
  }
  return joined
}

const SMALL = /^\p{Ll}/u
