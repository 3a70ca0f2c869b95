/** A block of a text: a paragraph, a heading, an item of a list. A line break within it is `\n`. */
export interface TextLine {
  text: string
  isItem: boolean
}

/**
 * The lines of a text as sentences, one behind the other. What has no mark at its end gets its script's own full stop where another line follows, and
 * an item of a list always; a line that leads to the next, as `Comes with:` does, stays. A text of one paragraph ends as its writer ended it.
 */
export function joinLines(lines: readonly TextLine[]): string {
  const said = lines.flatMap(unbroken).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return said
    .map(({ text, isItem }, index) => (isItem || index < said.length - 1 ? ended(text) : text))
    .join(' ')
    .replaceAll('。 ', '。')
}

/** A break before a small letter is in the middle of a sentence. */
function unbroken({ text, isItem }: TextLine): TextLine[] {
  return text.split(/\s*\n\s*(?!\s*\p{Ll})/u).map((line) => ({ text: line.replaceAll(/\s+/g, ' ').trim(), isItem }))
}

/** What ends already, or leads on. */
const ENDED = /[.!?…:;,。！？：；、，،؛؟।॥·•–—-]["'”’»)\]）」』]*$/u

const FULL_STOPS: readonly (readonly [RegExp, string])[] = [
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー）」』]$/u, '。'],
  [/\p{sc=Devanagari}$/u, '।'],
  // Thai sets its sentences apart by a space.
  [/\p{sc=Thai}$/u, ''],
]

function ended(line: string): string {
  if (ENDED.test(line)) return line
  return `${line}${FULL_STOPS.find(([script]) => script.test(line))?.[1] ?? '.'}`
}
