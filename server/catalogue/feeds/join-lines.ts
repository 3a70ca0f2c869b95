/**
 * A block of a text: a paragraph, a heading, or a list item. A line break within it is `\
 * `.
 */
export interface TextBlock {
  text: string
  isItem: boolean
}

/**
 * Joins the lines of a text into sentences. A line without an end mark gets the full stop of its script if another line
 * follows, and a list item always does; a line that leads to the next, such as `Comes with:`, is kept. A text of one
 * paragraph keeps its own ending.
 */
export function joinTextBlocks(lines: readonly TextBlock[]): string {
  const sentences = lines.flatMap(unbroken).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return sentences
    .map(({ text, isItem }, index) => (isItem || index < sentences.length - 1 ? ended(text) : text))
    .join(' ')
    .replaceAll('。 ', '。')
}

/** Splits at line breaks, except before a small letter, which is in the middle of a sentence. */
function unbroken({ text, isItem }: TextBlock): TextBlock[] {
  return text.split(/\s*\n\s*(?!\s*\p{Ll})/u).map((line) => ({ text: line.replaceAll(/\s+/g, ' ').trim(), isItem }))
}

/** Matches text that already ends with a mark, or leads on to the next line. */
const ENDED = /[.!?…:;,。！？：；、，،؛؟।॥·•–—-]["'”’»)\]）」』]*$/u

const FULL_STOPS: readonly (readonly [RegExp, string])[] = [
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー）」』]$/u, '。'],
  [/\p{sc=Devanagari}$/u, '।'],
  // Thai separates its sentences with a space.
  [/\p{sc=Thai}$/u, ''],
]

function ended(line: string): string {
  if (ENDED.test(line)) return line
  return `${line}${FULL_STOPS.find(([script]) => script.test(line))?.[1] ?? '.'}`
}
