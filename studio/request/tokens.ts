import type { LanguageCode } from '#contract/languages.ts'
import { forEachLanguage } from '../language/languages.ts'
import {
  REQUEST_ACTS,
  REQUEST_COLORS,
  REQUEST_PARTS,
  type RequestAct,
  type RequestColor,
  type RequestPart,
} from '../language/request-words.ts'
import { listWords, type WordList } from '../language/words.ts'
import { amountAt } from './amount-at.ts'
import { findWords, type Vocabulary } from './find-words.ts'
import { foldAccents, foldText } from './fold-text.ts'

export type Shade = 'light' | 'dark'

type Meaning =
  | { kind: 'part'; part: RequestPart }
  | { kind: 'act'; act: RequestAct }
  | { kind: 'color'; color: RequestColor; shade?: Shade }
  | { kind: 'shade'; shade: Shade }
  /** Number among several, from 1. */
  | { kind: 'ordinal'; place: number }
  | { kind: 'becomes' | 'and' | 'not' | 'fill' | 'colon' | 'stop' | 'unknown' }
  /** Number with its sign and its currency, as typed. */
  | { kind: 'number'; text: string; isPercent: boolean; hasCurrency: boolean }
  /** Text between quotation marks. */
  | { kind: 'quote'; text: string }

/** Word of a request: its meaning, and its place in the text. */
export type Token = Meaning & { from: number; to: number }

/** Returns the words of a request in the order of the text, read in this language. */
export function tokensOf(text: string, language: LanguageCode): Token[] {
  const folded = foldText(text, language)
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const token = tokenAt({ text, folded, language, at })
    if (token) tokens.push(token)
    at = token ? token.to : at + Array.from(text.slice(at, at + 2))[0]!.length
  }
  return tokens
}

interface Spot {
  text: string
  folded: string
  language: LanguageCode
  at: number
}

function tokenAt({ text, folded, language, at }: Spot): Token | undefined {
  const literal = quoteAt(text, at) ?? amountAt(text, at)
  const word = longestAt(language, folded, at)
  // "2枚目" is a word that begins with a number.
  if (word && (!literal || word.to > literal.to)) return word
  if (literal) return literal
  const mark = MARKS.get(text[at]!)
  // Inside an address, a stop ends nothing.
  if (mark && !/^[.:,][\p{L}\p{Nd}/]/u.test(text.slice(at, at + 2))) return { kind: mark, from: at, to: at + 1 }
  UNKNOWN_WORD.lastIndex = at
  const unknown = UNKNOWN_WORD.exec(text)?.[0]
  return unknown === undefined ? undefined : { kind: 'unknown', from: at, to: at + unknown.length }
}

const MARKS = new Map<string, 'colon' | 'and' | 'stop'>([
  ...[...':：='].map((mark) => [mark, 'colon'] as const),
  ...[...'&+,،、，'].map((mark) => [mark, 'and'] as const),
  ...[...';；؛.!?؟。！？।۔\n'].map((mark) => [mark, 'stop'] as const),
])

/** Matches an unknown word; in scripts without spaces, a single letter. */
const UNKNOWN_WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*|[\p{L}\p{M}\p{Nd}'’]+/uy

/** Closing marks of each opening quotation mark; languages close the same one in several ways. */
const QUOTES: Record<string, string> = {
  '“': '”“',
  '„': '“”',
  '”': '”',
  '"': '"',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '‘': '’',
  '‚': '‘’',
}

function quoteAt(text: string, at: number): Token | undefined {
  const closing = QUOTES[text[at]!]
  const ends = [...(closing ?? '')].map((mark) => text.indexOf(mark, at + 1)).filter((end) => end > at)
  if (ends.length === 0) return undefined
  const end = Math.min(...ends)
  return { kind: 'quote', text: text.slice(at + 1, end).trim(), from: at, to: end + 1 }
}

const vocabularyOf = forEachLanguage(({ requests: { parts, acts, colors, shades, ordinals, ...others } }) => {
  const words: Vocabulary<Meaning> = [
    ...REQUEST_PARTS.map((part) => [{ kind: 'part', part }, parts[part]] as const),
    ...REQUEST_ACTS.map((act) => [{ kind: 'act', act }, acts[act]] as const),
    // If a word may name two colors, the rarer one counts: "lyserød" is pink, and nothing else means a light red.
    ...REQUEST_COLORS.toReversed().map((color) => [{ kind: 'color', color }, colors[color]] as const),
    ...SHADES.map((shade) => [{ kind: 'shade', shade }, shades[shade]] as const),
    ...ordinals.map((list, at) => [{ kind: 'ordinal', place: at + 1 }, list] as const),
    ...(['becomes', 'and', 'not', 'fill'] as const).map((kind) => [{ kind }, others[kind]] as const),
  ]
  return { words: findWords(words), colors: findWords(words.filter(([{ kind }]) => kind === 'color')), shades }
})

/** Finds the longest word at a place. Of two meanings of equal length the first one counts. */
function longestAt(language: LanguageCode, folded: string, at: number): Token | undefined {
  const { words, colors, shades } = vocabularyOf(language)
  const word = words(folded, at)
  // "Dunkelblau" is one word.
  const shaded = SHADES.flatMap((shade) => {
    const from = shadeEnd(shades[shade], folded, at)
    const color = from === undefined ? undefined : colors(folded, from)
    return color ? { meaning: { ...color.meaning, shade } as Meaning, to: color.to } : []
  })
  // "Lyserød" is pink; "tamnocrvena" is more than something dark.
  const found = word?.meaning.kind === 'color' ? [word, ...shaded] : [...shaded, ...(word ? [word] : [])]
  const longest = found.toSorted((one, other) => other.to - one.to)[0]
  return longest && ({ ...longest.meaning, from: at, to: longest.to } as Token)
}

const SHADES = ['light', 'dark'] as const

/** Returns where a color may begin after a shade. */
function shadeEnd(words: WordList, folded: string, at: number): number | undefined {
  const stems = listWords(foldAccents(words)).map((word) => word.replaceAll('*', ''))
  const stem = stems.filter((one) => folded.startsWith(one, at)).toSorted((a, b) => b.length - a.length)[0]
  if (stem === undefined) return undefined
  const end = at + stem.length
  return /[\s-]/u.test(folded[end] ?? '') ? end + 1 : end
}
