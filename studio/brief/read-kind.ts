import type { LanguageCode } from '#contract/languages.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { splitSentences } from './sentences.ts'
import { findThings, type FoundThing } from './find-things.ts'
import { fold, placeWords, positionsOf } from '../language/place-words.ts'
import type { ThingKind } from '../language/thing-kinds.ts'

export interface KindHint {
  kind: ThingKind
  /** 1 for what the thing itself is, less for anything else that is mentioned. */
  strength: number
  /** Word that showed the kind, as it stands in the text except for capitals. */
  word: string
  /**
   * A part of the name ends with the word, or begins with it in languages whose nouns lead. No further word makes it
   * another thing.
   */
  isWhole?: true
}

interface NamedProduct {
  productName: string
  productDescription: string
}

/**
 * Strengths of a word beside the one for the thing itself, of one that describes it ("for dogs", "with a lamp"), and of
 * one in the description.
 */
const BESIDE = 0.45
const DESCRIBING = 0.25
const DESCRIBED = 0.3
const DESCRIBED_MAX = 0.5
/** The user of a thing shows more of its look than its kind does: a watch for children. */
const AUDIENCES: readonly ThingKind[] = ['children', 'baby', 'pets']
const AUDIENCE = 1.1

/** A shorter English word is another one in too many languages: "van" is Dutch for "of". */
const BORROWED_LETTERS = 5

/**
 * Returns the kinds of things that an ad's words mention, strongest first. The kind that the name gives leads, or if it
 * gives none, the kind that the description begins with. English product words stand in the names of all languages and
 * are tried second.
 */
export function readKinds(product: NamedProduct, language: LanguageCode): KindHint[] {
  const inName = firstRead(language, (code) => readName(product.productName, code))
  const inDescription = firstRead(language, (code) => readDescription(product.productDescription, code))
  const [first] = inDescription
  const isNamed = inName.some(({ strength }) => strength >= 1)
  const lead = !isNamed && first ? [{ ...first, strength: 1 }] : []
  return strongest([...inName, ...lead, ...inDescription])
}

/** Returns the kind of the thing itself, and not of its audience. */
export function leadingKind(kinds: readonly KindHint[]): KindHint | undefined {
  return kinds.find(({ strength }) => strength === 1) ?? kinds[0]
}

/** Reads in the ad's language, or in English if that finds nothing. */
function firstRead(language: LanguageCode, read: (code: LanguageCode) => KindHint[]): KindHint[] {
  const own = read(language)
  if (own.length > 0 || language === DEFAULT_LANGUAGE) return own
  return read(DEFAULT_LANGUAGE).filter(({ word }) => word.length >= BORROWED_LETTERS)
}

function readName(name: string, language: LanguageCode): KindHint[] {
  const { head, between, describing } = placeWords(language)
  const parts = name.split(between).filter(Boolean)
  const wholePart = (part: string) => {
    const text = fold(part)
    const things = findThings(part, language)
    const until = descriptionStart(text, things, describing)
    const before = things.filter(({ start }) => start < until)
    const thing = head === 'last' ? before.at(-1) : before[0]
    const rest = thing && (head === 'last' ? text.slice(thing.end, until) : text.slice(0, thing.start))
    return things.map((found) => ({
      ...found,
      isHead: found === thing,
      isWhole: found === thing && rest?.trim() === '',
      isDescribing: found.start >= until,
    }))
  }
  const found = parts.flatMap(wholePart)
  const heads = found.filter(({ isHead }) => isHead)
  const [lead] = heads
  return found.map((thing) => ({
    kind: thing.kind,
    word: thing.word,
    ...(thing.isWhole && { isWhole: true as const }),
    strength: Math.max(
      lead && thing === lead ? 1 : thing.isDescribing ? DESCRIBING : BESIDE,
      AUDIENCES.includes(thing.kind) ? AUDIENCE : 0,
    ),
  }))
}

/**
 * Returns where the words begin that only describe ("with", "for"). Such a word inside a thing of several words does
 * not count.
 */
function descriptionStart(text: string, things: readonly FoundThing[], describing: readonly string[]): number {
  const starts = describing.flatMap((word) => positionsOf(text, ` ${word} `).map((at) => at + 1))
  const free = starts.filter((at) => at > 1 && !things.some(({ start, end }) => start <= at && at < end))
  return Math.min(text.length, ...free)
}

function readDescription(description: string, language: LanguageCode): KindHint[] {
  if (description === '') return []
  const [first = '', ...others] = splitSentences(description, language)
  const things = [first, others.join(' ')].flatMap((text) => findThings(text, language))
  return things.map(({ kind, word }) => ({ kind, word, strength: DESCRIBED }))
}

/** Returns each kind once. A kind that is only mentioned, however often, stays weaker than what the name shows. */
function strongest(hints: readonly KindHint[]): KindHint[] {
  const kinds = [...Map.groupBy(hints, ({ kind }) => kind).values()]
  return kinds
    .map((same) => {
      const most = same.reduce((best, hint) => (hint.strength > best.strength ? hint : best))
      const mentioned = same.filter(({ strength }) => strength === DESCRIBED).length * DESCRIBED
      return { ...most, strength: Math.max(most.strength, Math.min(DESCRIBED_MAX, mentioned)) }
    })
    .toSorted((one, other) => other.strength - one.strength)
}
