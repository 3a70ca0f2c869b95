import LineBreaker from 'linebreak'
import { removeMeaningless } from '#contract/text/meaningless-letters.ts'
import { amountsIn } from '../../basics/amounts.ts'
import { matchesOf } from '../../basics/matches.ts'
import { boundedCache } from '../../basics/bounded-cache.ts'
import { DENSE, isDenseBreak, isThaiBreak, type Neighbours } from './dense-breaks.ts'
import { boundEnds } from './bound-ends.ts'
import { builtFractions } from '../fractions.ts'
import { graphemes } from '../../basics/graphemes.ts'
import { SPACES_AT_END } from './spaced-words.ts'
import { cutSyllables } from './syllables.ts'
import { typographic } from '../typographic.ts'

/**
 * A part of a text that stays on one line, with the space that follows it when the next part stands on the same line.
 */
export interface Piece {
  text: string
  space: string
  /** Hyphen that is written when a line ends after this piece, inside a word; empty otherwise. */
  hyphen: '' | '-'
}

/**
 * The places where a line may end, the most welcome first: between words, between words that belong together, inside a
 * long word, between its syllables, or, when nothing else helps, after any letter.
 */
export type BreakLevel = 'word' | 'bound' | 'inside' | 'syllable' | 'letter'

/**
 * Characters that nobody sees although the shaper looks for a glyph: fillers of Korean syllables and controls of
 * shorthand.
 */
const BOXED_IGNORABLE = /[\u115f\u1160\u{1bca0}-\u{1bca3}]/gu

/**
 * Returns the text as it is set: composed letters, control characters and line ends as spaces, runs of spaces as one,
 * and the language's own quotes, apostrophes and dashes, and rare fractions built of figures. No other visible
 * character changes; no-break spaces stay.
 */
export function settable(text: string, language: string): string {
  const typed = removeMeaningless(text.toWellFormed().normalize('NFC'))
    .replaceAll(/[\u1680\u3164\uffa0]/g, ' ')
    .replaceAll(BOXED_IGNORABLE, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/[\u2028\u2029]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return builtFractions(typographic(typed, language))
}

/** Returns where the next line begins after one that ends here: spaces are skipped, including one without a width. */
export function skipSpaces(text: string, from: number): number {
  let at = from
  while (at < text.length && /[\s\u200b]/u.test(text[at]!)) at += 1
  return at
}

/**
 * Returns where a line of a settable text ends in it, without a hyphen that was added. Returns undefined if the line is
 * another text.
 */
export function lineEndIn(text: string, from: number, line: string): number | undefined {
  if (text.startsWith(line, from)) return from + line.length
  const end = from + line.length - 1
  const isOurs = line.endsWith('-') && text.startsWith(line.slice(0, -1), from) && /\p{L}/u.test(text[end] ?? '')
  return isOurs ? end : undefined
}

const pieceCache = boundedCache<Piece[]>(2_000)

/** Cuts a settable text where lines may end at this level. The pieces and their spaces, joined, are the text. */
export function cutPieces(text: string, language: string, level: BreakLevel): Piece[] {
  return pieceCache(`${level}|${language}|${text}`, () => {
    if (level === 'letter') return cutLetters(text).map((letter) => toPiece(letter))
    if (level === 'syllable') {
      const syllables = cutSyllables(text, language)
      return syllables.map((part, index) => ({ ...toPiece(part), hyphen: index < syllables.length - 1 ? '-' : '' }))
    }
    const ends = lineEnds(text, language, level)
    return [...ends, text.length].map((end, index) => toPiece(text.slice(ends[index - 1] ?? 0, end)))
  })
}

/** Makes a piece. A soft hyphen is visible if a line ends after it. */
function toPiece(part: string): Piece {
  const text = part.replace(SPACES_AT_END, '')
  return { text, space: part.slice(text.length), hyphen: text.endsWith(SOFT_HYPHEN) ? '-' : '' }
}

const SOFT_HYPHEN = '\u00ad'

/** Cuts letter by letter, but no line begins with what leans on the letter before it. */
function cutLetters(text: string): string[] {
  const parts: string[] = []
  for (const letter of graphemes(text)) {
    const last = parts.at(-1)
    if (last !== undefined && isKeptTogether(last, letter)) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}

function lineEnds(text: string, language: string, level: 'word' | 'bound' | 'inside'): number[] {
  const candidates = new Set(unicodeBreaks(text))
  if (SPACELESS.test(text)) for (const end of wordEnds(text, language)) if (endsInside(text, end)) candidates.add(end)
  const open = closedSpans(text, candidates, level === 'inside' ? [] : quotesIn(text))
  const kept = [...open].filter((end) => !isKeptTogether(text.slice(0, end), text.slice(end))).sort((a, b) => a - b)
  if (level === 'inside') return kept.filter((end) => /\s$/u.test(text.slice(0, end)) || partsCompound(text, end))
  const words = DENSE.test(text) || SPACELESS.test(text) ? wordsAround(text, language) : undefined
  const bound = level === 'word' && text.includes(' ') ? boundEnds(text, language) : undefined
  return kept.filter((end) => !bound?.has(end) && isWordBreak(text, end, words))
}

/** Lists the breaks of UAX 14, which knows where lines may end but not what is pleasant to read. */
function unicodeBreaks(text: string): number[] {
  const breaker = new LineBreaker(text)
  const ends: number[] = []
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (next.position < text.length) ends.push(next.position)
  }
  return ends
}

/** Scripts without spaces between words whose words UAX 14 leaves to a dictionary. */
const SPACELESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const segmenters = new Map<string, Intl.Segmenter>()

function wordEnds(text: string, language: string): number[] {
  let segmenter = segmenters.get(language)
  if (!segmenter) segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'word' })))
  return [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length)
}

/** Maps each word's end to the words on both sides of it. */
function wordsAround(text: string, language: string): Map<number, Neighbours> {
  const ends = wordEnds(text, language)
  return new Map(
    ends.map((end, index) => [
      end,
      { before: text.slice(ends[index - 1] ?? 0, end), after: text.slice(end, ends[index + 1] ?? text.length) },
    ]),
  )
}

function endsInside(text: string, end: number): boolean {
  return end < text.length && SPACELESS.test(text[end - 1]!) && SPACELESS.test(text[end]!)
}

/** A name in quotation marks. */
const SHORT_QUOTE = /[«“„「『‘][^«»“”„「」『』‘’]{1,14}[»”“」』’]/gu

function quotesIn(text: string): { from: number; to: number }[] {
  return matchesOf(text, SHORT_QUOTE).map(({ 0: quote, index }) => ({ from: index, to: index + quote.length }))
}

/** Removes the ends inside what the reader takes for one thing: an amount, a quoted name, an emoji. */
function closedSpans(text: string, candidates: Set<number>, quotes: ReturnType<typeof quotesIn>): Set<number> {
  for (const { from, to } of [...amountsIn(text), ...quotes]) {
    for (let at = from + 1; at < to; at += 1) candidates.delete(at)
  }
  let at = 0
  const letterEnds = new Set(graphemes(text).map((letter) => (at += letter.length)))
  return new Set([...candidates].filter((end) => letterEnds.has(end)))
}

/**
 * Characters that do not begin a line, with or without a space before them: a lone dash, the marks that French sets off
 * by a space, the stops of Hindi and Arabic, the signs that repeat or shorten a word in Thai, Lao and Khmer, and small
 * kana and marks of Japanese. Some quotation marks open in one language and close in another: one before a letter opens
 * it, and “ after „ closes.
 */
const NEVER_FIRST =
  /^(?:[–—―-]\s|[»”’](?![\p{L}\p{N}])|[:;!?%…‰؟،؛।॥۔ๆฯໆៗ៖。、，．！？：；・ー〜～々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ」』）】〉》〕］｝])/u
const NEVER_LAST = /(?:(?<![\p{L}\p{N}\p{Po}])«|[„(¿¡「『（【〈《〔［｛]|(?<!„[^“]*)“|(?<!‚[^‘]*)‘)\s*$/u
const LATIN_LIKE = /[\p{L}\p{N}]/u

/** Returns true if no line may end between the two, however narrow it is. */
function isKeptTogether(before: string, after: string): boolean {
  return NEVER_FIRST.test(after) || NEVER_LAST.test(before)
}

/** An emoji that ends a phrase stays with it, so that none is left on a line of its own. */
const AFTER_WORDS = /[\p{L}\p{N}\p{P}]\s+$/u
const EMOJI_FIRST = /^(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u

function isWordBreak(text: string, end: number, words: Map<number, Neighbours> | undefined): boolean {
  const before = text.slice(0, end)
  const after = text.slice(end)
  if (AFTER_WORDS.test(before) && EMOJI_FIRST.test(after)) return false
  // A user who types a space without a width wants a line to end there.
  if (/[\s\u200b]$/u.test(before)) return true
  const [last, first] = [before.at(-1)!, after[0]!]
  if (DENSE.test(last) || DENSE.test(first)) {
    return !LETTER_OR_CODE.test(after) && isDenseBreak(last, first, words?.get(end))
  }
  if (SPACELESS.test(last) && SPACELESS.test(first)) return isThaiBreak(words?.get(end))
  // Only hyphens, slashes and dashes are left: of these, only a dash between two words is a pleasant end of a line.
  return /[—–]/u.test(last) && LATIN_LIKE.test(first) && partsCompound(text, end)
}

/** The "C" of ビタミンC and the "B12" of ビタミンB12 stay with what they name. */
const LETTER_OR_CODE = /^\p{Lu}\p{Nd}*(?![\p{Lu}\p{Ll}])/u

/**
 * Fewer letters than these do not stand on a line of their own: T-shirt, A/B, COVID-19, 5-in-1 and Mo–Fr stay whole.
 */
const COMPOUND_LETTERS = 3
const JOINT = /[-‐/\\–—&+_.]/u

/** Returns true if a word that hyphens or slashes join may be parted at one of them. */
function partsCompound(text: string, end: number): boolean {
  const last = text[end - 1]!
  if (last === SOFT_HYPHEN || !JOINT.test(last)) return true
  const letters = (part: string) => part.match(/\p{L}/gu)?.length ?? 0
  const before = /[^\s\-‐/\\–—&+_.]*$/u.exec(text.slice(0, end - 1))![0]
  const after = /^[^\s\-‐/\\–—&+_.]*/u.exec(text.slice(end))![0]
  return Math.min(letters(before), letters(after)) >= COMPOUND_LETTERS
}
