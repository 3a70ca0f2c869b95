import LineBreaker from 'linebreak'
import { AMOUNT } from '../amounts.ts'
import { matchesOf } from '../matches.ts'
import { boundedCache } from '../bounded-cache.ts'
import { DENSE, isDenseBreak, isThaiBreak, type Neighbours } from './dense-breaks.ts'
import { graphemes } from './graphemes.ts'
import { cutSyllables } from './syllables.ts'
import { typographic } from './typographic.ts'

/** A part of a text that stays on one line, with the space that follows it when the next part stands on the same line. */
export interface Piece {
  text: string
  space: string
  /** Written where a line ends behind this piece, inside a word; empty otherwise. */
  hyphen: '' | '-'
}

/** How willingly a line ends: between words, inside a long word, between its syllables, or, when nothing else helps, after any letter. */
export type BreakLevel = 'word' | 'inside' | 'syllable' | 'letter'

/**
 * The text as it is set: composed letters, control characters and line ends as spaces, runs of spaces as one, and the
 * language's own quotes, apostrophes and dashes. No other visible character changes; no-break spaces stay.
 */
export function settable(text: string, language: string): string {
  const typed = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/[\u2028\u2029]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return typographic(typed, language)
}

/** Where a line of a settable text ends in it, a hyphen of ours left out; undefined where the line says something else. */
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
    if (level === 'letter') return graphemes(text).map((letter) => toPiece(letter))
    if (level === 'syllable') {
      const syllables = cutSyllables(text, language)
      return syllables.map((part, index) => ({ ...toPiece(part), hyphen: index < syllables.length - 1 ? '-' : '' }))
    }
    const ends = lineEnds(text, language, level)
    return [...ends, text.length].map((end, index) => toPiece(text.slice(ends[index - 1] ?? 0, end)))
  })
}

function toPiece(part: string): Piece {
  const text = part.replace(/[ \u2000-\u2006\u2008-\u200a\u205f\u3000]+$/, '')
  return { text, space: part.slice(text.length), hyphen: '' }
}

function lineEnds(text: string, language: string, level: 'word' | 'inside'): number[] {
  const candidates = new Set(unicodeBreaks(text))
  if (SPACELESS.test(text)) for (const end of wordEnds(text, language)) if (endsInside(text, end)) candidates.add(end)
  const kept = closedSpans(text, candidates, level === 'word' ? [AMOUNT, SHORT_QUOTE] : [AMOUNT])
  const asksWords = level === 'word' && (DENSE.test(text) || SPACELESS.test(text))
  const words = asksWords ? wordsAround(text, language) : undefined
  return [...kept].filter((end) => level === 'inside' || isWordBreak(text, end, words)).sort((a, b) => a - b)
}

/** UAX 14, which knows where lines may end but not what is pleasant to read. */
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

/** The words on both sides of each word's end. */
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

/** Takes away the ends inside what the reader takes for one thing: an amount, a quoted name, an emoji. */
function closedSpans(text: string, candidates: Set<number>, patterns: readonly RegExp[]): Set<number> {
  for (const match of patterns.flatMap((pattern) => matchesOf(text, pattern))) {
    for (let at = match.index + 1; at < match.index + match[0].length; at += 1) candidates.delete(at)
  }
  let at = 0
  const letterEnds = new Set(graphemes(text).map((letter) => (at += letter.length)))
  return new Set([...candidates].filter((end) => letterEnds.has(end)))
}

/** A lone dash, and the marks that French sets off by a space, do not begin a line. */
const NEVER_FIRST = /^(?:[–—―-]\s|[:;!?»%…])/u
const NEVER_LAST = /(?:«|[“‘„(¿¡])\s*$/u
const LATIN_LIKE = /[\p{L}\p{N}]/u

/** An emoji that ends a phrase stays with it, so that none is left behind on a line of its own. */
const AFTER_WORDS = /[\p{L}\p{N}\p{P}]\s+$/u
const EMOJI_FIRST = /^(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u

function isWordBreak(text: string, end: number, words: Map<number, Neighbours> | undefined): boolean {
  const before = text.slice(0, end)
  const after = text.slice(end)
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false
  if (AFTER_WORDS.test(before) && EMOJI_FIRST.test(after)) return false
  if (/\s$/.test(before)) return true
  const [last, first] = [before.at(-1)!, after[0]!]
  if (DENSE.test(last) || DENSE.test(first)) return isDenseBreak(last, first, words?.get(end))
  if (SPACELESS.test(last) && SPACELESS.test(first)) return isThaiBreak(words?.get(end))
  // What is left are hyphens, slashes and dashes: only a long dash is a pleasant end of a line.
  return /[—–]/u.test(last) && LATIN_LIKE.test(first)
}
