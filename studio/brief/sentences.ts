import { collapseSpaces } from '#contract/text/visible-text.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { forEachLanguage, languages } from '../language/languages.ts'
import { listWords, oneOf } from '../language/words.ts'

/** Returns a text's sentences as they were typed, with line ends and runs of spaces as one space. */
export function splitSentences(text: string, language: LanguageCode): string[] {
  return text.split(/\n+/).flatMap((line) => splitLine(collapseSpaces(line), language))
}

/** Matches the mark before an item of a typed list. */
export const BULLET = /^(?:[-–—*•·▪●◦✓✔☑→]|\d{1,2}[.)])\s+/u

function splitLine(line: string, language: LanguageCode): string[] {
  const parts = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line.replace(BULLET, ''))]
  const sentences: string[] = []
  for (const { segment } of parts) {
    const last = sentences.at(-1)
    if (last === undefined) sentences.push(segment)
    else if (isUnfinished(last, segment, language)) sentences[sentences.length - 1] = last + segment
    else sentences.push(...withOpening(sentences.pop()!, segment))
  }
  const end = clauseEnd(language)
  return sentences
    .flatMap((sentence) => (end ? sentence.split(end) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/**
 * Moves an opening quotation mark to the next sentence. The segmenter leaves one without a space before it at the end
 * of the sentence before.
 */
function withOpening(last: string, next: string): [string, string] {
  const opening = /[\p{Ps}“‘„]+$/u.exec(last)?.[0] ?? ''
  return [last.slice(0, last.length - opening.length), opening + next]
}

/** Words that end with a full stop which ends no sentence, in every language, because names and titles travel. */
const INTERNATIONAL = {
  abbreviations: 'dr, prof, st, mr, mrs, ms, inc, ltd, etc, vs',
  beforeNumbers: 'no, nr, vol, max, min, tel',
}

const stopWords = forEachLanguage(({ sentences: { abbreviations, beforeNumbers } }) => ({
  anywhere: new Set(listWords(`${INTERNATIONAL.abbreviations},${abbreviations}`).flatMap(downToEachStop)),
  beforeNumbers: new Set(listWords(`${INTERNATIONAL.beforeNumbers},${beforeNumbers}`)),
}))

/** Returns "bl" and "bl.a" for "bl.a", because the segmenter may end at both stops. */
function downToEachStop(word: string): string[] {
  const parts = word.split('.')
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
}

/**
 * Returns true if a sentence continues in the next segment. The segmenter ends a sentence at each full stop before a
 * capital or a digit, also after abbreviations and initials.
 */
function isUnfinished(sentence: string, next: string, language: LanguageCode): boolean {
  // A quotation may be a part of its sentence: 「すごい。」と彼は言う。
  if (/[。！？][」』”’]\s*$/u.test(sentence)) return /^\p{L}/u.test(next)
  const end = /(\S*)\.\s*$/u.exec(sentence)
  if (!end) return false
  const word = end[1]!.replace(/^[("'“„«¿¡]+/u, '').toLowerCase()
  // ".NET" begins with its stop.
  if (word === '' || /^\p{Ll}/u.test(next)) return true
  // A single letter is an initial ("J. Smith").
  if (/^\p{L}$/u.test(word)) return true
  if (/^\d{1,2}$/.test(word)) return languages[language].ordinalStops && /^\p{Lu}/u.test(next)
  const { anywhere, beforeNumbers } = stopWords(language)
  return anywhere.has(word) || (beforeNumbers.has(word) && /^\d/.test(next))
}

/** Letters of Thai, without its signs of numbers, money and repetition. */
const THAI = '[\\u0e01-\\u0e3a\\u0e40-\\u0e45\\u0e47-\\u0e4e]'

/**
 * Matches ends of clauses in Thai, which sets a space where others set a comma or a stop. A space between two clauses
 * ends the first. A space beside a number, a foreign word or a repetition mark does not, nor does one before a word
 * that leans on the text before it.
 */
const clauseEnd = forEachLanguage(({ sentences: { spaceGoesOn } }) =>
  spaceGoesOn === undefined ? undefined : new RegExp(`(?<=${THAI}{8}) +(?!${oneOf(spaceGoesOn)})(?=${THAI}{8})`, 'u'),
)
