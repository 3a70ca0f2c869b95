import { cutPieces, settable } from '#studio/type/lines/break-points.ts'

/** A text of studio/type/lines/line-ends.txt, as it is set. */
export interface LineEnds {
  language: string
  text: string
  /** Positions at which spaces end. */
  spaces: readonly number[]
  /** Positions in the text at which no line may end, some of them after a space. */
  forbidden: ReadonlySet<number>
  /** The pieces between two positions at which a line may end. */
  parts: readonly string[]
}

/** A space, and a position without one, at which no line may end. */
const NO_SPACE = '~'
const NO_PLACE = '\u203f'

export function readLineEnds(file: string): LineEnds[] {
  const rows = file.split('\n').filter((row) => row !== '' && !row.startsWith('#'))
  return rows.map((row) => {
    const [language, marked] = row.split('\t') as [string, string]
    return { language, ...readMarked(settable(marked, language)) }
  })
}

function readMarked(marked: string): Omit<LineEnds, 'language'> {
  const [forbidden, spaces] = [new Set<number>(), [] as number[]]
  let text = ''
  for (const letter of marked) {
    if (letter !== NO_PLACE) text += letter === NO_SPACE ? ' ' : letter
    if (letter === NO_PLACE || letter === NO_SPACE) forbidden.add(text.length)
    if (letter === NO_SPACE || letter === ' ') spaces.push(text.length)
  }
  const parts = marked.split(' ').map((part) => part.replaceAll(NO_PLACE, '').replaceAll(NO_SPACE, ' '))
  return { text, spaces, forbidden, parts }
}

/** Lists the forbidden ends of lines, each with its neighbors. */
export function forbiddenEnds(
  lines: readonly string[],
  { text, forbidden }: Pick<LineEnds, 'text' | 'forbidden'>,
): string[] {
  let at = 0
  return lines.slice(0, -1).flatMap((line, index) => {
    at += line.length
    while (text[at] === ' ') at += 1
    return forbidden.has(at) ? [`${line} / ${lines[index + 1]}`] : []
  })
}

/** Lists the positions at which the studio may end a line of a text, each with the spaces before it. */
export function ourEnds(text: string, language: string): number[] {
  let end = 0
  return cutPieces(text, language, 'word')
    .slice(0, -1)
    .map((piece) => (end += piece.text.length + piece.space.length))
}
