import { COMPANY_FORMS, MODEL_SUFFIXES, type BoundWords, boundWords } from '../../language/bound-words.ts'
import { type CountedWords, countedWords } from '../../language/counted-words.ts'
import { SPACELESS_LETTER } from '../../language/script.ts'
import { UNIT_SIGNS, WORDS_TOO } from '../../language/units.ts'
import { matchesOf } from '../../basics/matches.ts'
import { isInCapitals } from '../capitals.ts'
import { graphemes } from '../../basics/graphemes.ts'
import { type SpacedWord, spacedWords } from './spaced-words.ts'

/** Words that are bound to one another form no group with more letters than this: it would fit into no line. */
const GROUP_LETTERS = 32

/**
 * Finds the ends of spaces in a text between words that belong together, so that no line may end there: "Nr. 1", "Dr.
 * Hauschka", "k snídani", "Vitamin C", "2 in 1", "24 December". Record 130 states what gives way if a line is too
 * narrow for them.
 */
export function boundEnds(text: string, language: string): ReadonlySet<number> {
  const words = spacedWords(text, language)
  const known = boundWords(language)
  const counted = /\p{Nd}/u.test(text) ? countedWords(language) : undefined
  const reading = { words, known, counted, inCapitals: isInCapitals(text, language) }
  const phones = matchesOf(text, PHONE).filter(([number]) => number.replaceAll(/\P{Nd}/gu, '').length >= PHONE_DIGITS)
  const ends = new Set<number>()
  let letters = 0
  for (const [index, word] of words.slice(0, -1).entries()) {
    letters += graphemes(word.text).length
    const isInPhone = phones.some(({ 0: number, index: at }) => word.end > at && word.end < at + number.length)
    const isBound = isInPhone || BINDING.some((binds) => binds(index, reading))
    if (isBound && letters + graphemes(words[index + 1]!.text).length <= GROUP_LETTERS) ends.add(word.end)
    else letters = 0
  }
  return ends
}

interface Reading {
  words: readonly SpacedWord[]
  known: BoundWords
  counted: CountedWords | undefined
  inCapitals: boolean
}

/** Returns true if the word at an index is bound to the next one. */
type Binding = (at: number, reading: Reading) => boolean

const NUMBER = /^[-+−~≈<>≤≥]?\p{Sc}?\p{Nd}(?:[\p{Nd}.,:/–’-]*\p{Nd})?\p{Sc}?$/u
const isNumber = (word: SpacedWord | undefined) => word !== undefined && NUMBER.test(word.core.replace(/\.$/u, ''))

const isLetter = (text: string) => /^\p{L}\p{M}*$/u.test(text) && !SPACELESS_LETTER.test(text)

/** A mark that follows a label: a number, a letter, a code ("B12"), a Roman numeral, a size. */
const MARK =
  /^(?:[-+]?\p{Nd}[\p{Nd}.,:/–-]*\p{L}?|\p{L}\p{M}*\+*|\p{Lu}{1,3}-?\p{Nd}{1,4}\p{L}?|[IVXLC]{2,}|\p{Nd}?X{0,3}[SL])$/u

const SIGNS = new Set(UNIT_SIGNS)

/** Returns true if nothing pauses between a word and the next. */
const areNext = (before: SpacedWord, after: SpacedWord) => before.closes && after.opens

/** Returns true if a word is the unit of the number before it: "5 kg", "15 minutes". */
function isUnit(at: number, { words, known, counted }: Reading): boolean {
  const [unit, after] = [words[at], words[at + 1]]
  if (!unit || known.short.has(unit.core)) return false
  if (WORDS_TOO.has(unit.core)) return !after || !areNext(unit, after)
  return SIGNS.has(unit.core) || known.units.has(unit.core) || counted?.units.has(unit.plain) === true
}

const isMonth = (at: number, { words, counted }: Reading) => counted?.months.has(words[at]?.plain ?? '') === true

/** Maximum number of words between the numbers of "2 in 1" and "9 out of 10". */
const WORDS_BETWEEN = 2

/**
 * Binds "2 in 1", "3 for 2", "9 out of 10": two small numbers that count nothing, with a short word or two between
 * them.
 */
const relates: Binding = (at, reading) => {
  const { words, known } = reading
  const start = words.slice(Math.max(0, at - WORDS_BETWEEN), at + 1).findLastIndex(isSmallNumber)
  const from = start + Math.max(0, at - WORDS_BETWEEN)
  const length = words.slice(at + 1, from + WORDS_BETWEEN + 2).findIndex(isSmallNumber)
  const to = at + 1 + length
  const inside = words.slice(from + 1, to)
  if (start < 0 || length < 0 || inside.length === 0) return false
  if (isUnit(from + 1, reading) || isMonth(from + 1, reading)) return false
  if (isUnit(to + 1, reading) || isMonth(to + 1, reading)) return false
  const areShort = inside.every(({ core, plain }) => /^\p{L}{1,4}$/u.test(core) && !known.and.has(plain))
  return areShort && words.slice(from, to).every((word, step) => areNext(word, words[from + step + 1]!))
}

const isSmallNumber = (word: SpacedWord) => /^\p{Nd}{1,3}\.?$/u.test(word.core)

/** A telephone number: digits in groups, after a plus, a nought or a bracket, or as it is written in America. */
const PHONE =
  /(?<![\p{L}\p{N}])(?:\+\p{Nd}{1,3}|\(?0\p{Nd}*\)?|\(\p{Nd}{2,4}\)|\p{Nd}{3}(?=[ .-]\p{Nd}{3}[ .-]\p{Nd}{4}))[\p{Nd} ()/.\u2013-]{4,}\p{Nd}/gu
const PHONE_DIGITS = 7

/**
 * Binds a word of one letter to the next, as "a" and "k"; a label's letter ("Vitamin A") and a unit's are not bound.
 */
const leansAhead: Binding = (at, reading) => {
  const { words, known, inCapitals } = reading
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  if (!after || !word.closes || !isLetter(word.core)) return false
  if (before && word.opens && (isLabel(before, known) || (isNumber(before) && isUnit(at, reading))))
    return isLabel(after, known)
  if (isLabel(after, known)) return true
  if (known.short.has(word.core)) return true
  const startsSentence = !before || !word.opens || /[.!?…:–—]$/u.test(before.text)
  const isSmall = /^\p{Ll}/u.test(word.core)
  if (!known.short.has(word.plain)) return (isSmall && !inCapitals) || startsSentence
  return inCapitals || startsSentence || !/^\p{Ll}/u.test(after.core)
}

/** Returns true if a word is a label. In scripts without spaces a label ends the text before the space. */
function isLabel({ core, plain }: SpacedWord, { labels }: BoundWords): boolean {
  if (SPACELESS_LETTER.test(plain)) return labels.some((label) => plain.endsWith(label))
  return labels.includes(plain) || labels.includes(core.toLowerCase())
}

/** Binds "Vitamin C", "Plan B", "shirts XL": a letter that does not lean ahead names what stands before it. */
const namedByLetter: Binding = (at, reading) => {
  const [word, letter] = [reading.words[at]!, reading.words[at + 1]!]
  if (!areNext(word, letter) || !/^(?:\p{Lu}\p{M}*\+*|\p{Nd}?X{1,3}[SL])$/u.test(letter.core)) return false
  const named = letter.core.length > 1 ? /\p{L}{4}/u : /\p{L}/u
  return named.test(word.core) && !leansAhead(at + 1, reading)
}

const behindLabel: Binding = (at, { words, known }) => {
  const [word, mark] = [words[at]!, words[at + 1]!]
  return areNext(word, mark) && MARK.test(mark.core.replace(/\.$/u, '')) && isLabel(word, known)
}

/** Binds an abbreviation to the next word; if it ends a sentence, nothing is lost by keeping the two together. */
const abbreviates: Binding = (at, { words, known, counted }) => {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]!]
  if (!word.closes) return false
  const isKnown = known.abbreviations.has(word.plain) || known.titles.has(word.plain)
  if (!word.core.endsWith('.')) return isKnown && !SIGNS.has(word.plain) && after.opens && isNumber(after)
  if (counted?.magnitudes.has(word.plain)) return true
  if (known.trailing.has(letteredUpTo(at, words)) || COMPANY_FORMS.has(word.core.slice(0, -1))) return false
  if (isKnown) return !isNumber(before)
  // "z. B.", "J. R. R.", "e.g.": but "Plan B." and "5 m." end.
  return LETTERED.test(word.core) && !(before && word.opens && (isLabel(before, known) || isNumber(before)))
}

const LETTERED = /^(?:\p{L}\p{M}*\.)+$/u

/** Returns an abbreviation that is written with spaces in the form without them: "e. V." is "e.v". */
function letteredUpTo(at: number, words: readonly SpacedWord[]): string {
  const start = words.slice(0, at + 1).findLastIndex(({ core }, index) => index < at && !LETTERED.test(core)) + 1
  const letters = words.slice(start, at + 1).map(({ plain }) => plain)
  return LETTERED.test(words[at]!.core) ? letters.join('.') : words[at]!.plain
}

/**
 * Binds "Mme Dupont", "Frau Müller": without a stop only before what begins with a capital, in scripts that have
 * capitals.
 */
const entitles: Binding = (at, { words, known }) => {
  const [word, name] = [words[at]!, words[at + 1]!]
  if (!areNext(word, name) || /^[\p{Ll}\p{N}]/u.test(name.core)) return false
  return known.titles.has(word.plain) || (PREFIXED.test(word.plain) && known.titles.has(word.plain.slice(1)))
}

/** One letter of Arabic or Hebrew before a word is "and", "in" or "to". */
const PREFIXED = /^[\u0648\u0641\u0628\u0644\u0643\u05d5\u05d4\u05d1\u05dc\u05db\u05de\u05e9]/u

const trails: Binding = (at, { words, known, inCapitals }) => {
  const [word, after] = [words[at]!, words[at + 1]!]
  if (!after.opens || !after.core) return false
  if (after.core === '&') return COMPANY_FORMS.has(words[at + 2]?.core.replace(/\.$/u, '') ?? '')
  if (!inCapitals && COMPANY_FORMS.has(after.core.replace(/\.$/u, '')))
    return !/[.!?…]$/u.test(word.text) || word.core.endsWith('Co.')
  return known.trailing.has(after.plain)
}

/** Binds a number to what it counts, or to a part of the day: "5 kg", "12 Minuten", "3 Mio.", "8 am". */
const counts: Binding = (at, reading) => {
  const { words, counted } = reading
  const [number, unit] = [words[at]!, words[at + 1]!]
  if (!areNext(number, unit) || !isNumber(number)) return false
  return isUnit(at + 1, reading) || counted?.dayPeriods.has(unit.plain) === true
}

const DAY = /^\p{Nd}{1,2}(?:\.|er|re|st|nd|rd|th|º|ª|-?го|-?е)?$/u
const YEAR = /^\p{Nd}{4}\.?$/u
/** The word of a date in Spanish and Portuguese, of two letters or three. */
const OF = /^\p{Ll}{2,3}$/u

/** Binds "1. Mai", "24 December", "May 5", "Mai 2024", "5 de mayo de 2024". */
const dates: Binding = (at, reading) => {
  const { words } = reading
  const [before, word, after, next] = [words[at - 1]?.core ?? '', words[at]!, words[at + 1]!, words[at + 2]?.core ?? '']
  if (!areNext(word, after)) return false
  if (DAY.test(word.core) && (isMonth(at + 1, reading) || (OF.test(after.core) && isMonth(at + 2, reading))))
    return true
  if (isMonth(at, reading))
    return DAY.test(after.core) || YEAR.test(after.core) || (OF.test(after.core) && YEAR.test(next))
  if (!OF.test(word.core)) return false
  return (DAY.test(before) && isMonth(at + 1, reading)) || (isMonth(at - 1, reading) && YEAR.test(after.core))
}

/**
 * Binds "Windows 11", "iPhone 15", "Rocky II", "Galaxy S24": a name and its number, unless that counts what follows.
 */
const namedByNumber: Binding = (at, reading) => {
  const { words, inCapitals } = reading
  const [name, number, next] = [words[at]!, words[at + 1]!, words[at + 2]]
  if (!areNext(name, number) || !/^\p{L}*\p{Lu}\p{L}*$/u.test(name.core)) return false
  const mark = number.core.replace(/\.$/u, '')
  if (/^(?:[IVX]{2,}|\p{Lu}{1,2}\p{Nd}{1,4})$/u.test(mark)) return true
  if (inCapitals || !/^\p{Nd}{1,4}$/u.test(mark) || isMonth(at, reading) || isMonth(at + 2, reading)) return false
  if (!next || !number.closes) return true
  const goesOn = /^\p{Ll}/u.test(next.core)
  if (number.core.endsWith('.')) return !goesOn
  const isWithin = at > 0 && name.opens && !/[.!?…:–—]$/u.test(words[at - 1]!.text)
  const isModel = /\p{Ll}\p{Lu}/u.test(name.core) || MODEL_SUFFIXES.has(next.core)
  return isModel || (isWithin && goesOn && !isUnit(at + 2, reading))
}

/** Binds "15 Pro Max": suffixes after the number of a name, and after one another. */
const suffixes: Binding = (at, { words, known }) => {
  const [word, suffix, before] = [words[at]!, words[at + 1]!, words[at - 1]]
  if (!areNext(word, suffix) || !MODEL_SUFFIXES.has(suffix.core)) return false
  if (/\p{Ll}\p{Lu}/u.test(word.core) || isLabel(word, known)) return true
  if (MODEL_SUFFIXES.has(word.core)) return at > 0
  return /\p{Nd}/u.test(word.core) && before !== undefined && /^\p{L}*\p{Lu}/u.test(before.core) && word.opens
}

/**
 * Binds "30 × 40", "Salt & / Pepper": a sign between two words may begin a line but not end one, and a sign between
 * numbers may do neither.
 */
const signs: Binding = (at, { words }) => {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]!]
  if (/^[&+×=/~≈<>≤≥#]$/u.test(word.text)) return true
  const isTimes = (one: SpacedWord | undefined) => one !== undefined && /^[x×хX/]$/u.test(one.text)
  if (isTimes(word)) return isNumber(before)
  return isTimes(after) && (isNumber(word) || after.text === '/')
}

const BINDING: readonly Binding[] = [
  relates,
  leansAhead,
  namedByLetter,
  behindLabel,
  abbreviates,
  entitles,
  trails,
  counts,
  dates,
  namedByNumber,
  suffixes,
  signs,
]
