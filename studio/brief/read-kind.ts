import type { LanguageCode } from '#contract/languages.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { splitSentences } from './sentences.ts'
import { findThings, type FoundThing } from './find-things.ts'
import { fold, placeWords, positionsOf } from '../language/place-words.ts'
import type { ThingKind } from '../language/thing-kinds.ts'

export interface KindHint {
  kind: ThingKind
  /** 1 for what the thing itself is, less for what else is spoken of. */
  strength: number
  /** The word that told it, as it stands in the text but for capitals. */
  word: string
  /** It is what a part of the name ends with, or where nouns lead begins with: no word behind it says that the thing is another one. */
  isWhole?: true
}

interface NamedProduct {
  productName: string
  productDescription: string
}

/** A word beside the one that says what the thing is; what describes it ("for dogs", "with a lamp"); what the description speaks of. */
const BESIDE = 0.45
const DESCRIBING = 0.25
const DESCRIBED = 0.3
const DESCRIBED_MAX = 0.5
/** For whom a thing is tells more of its look than what it is: a watch for children. */
const AUDIENCES: readonly ThingKind[] = ['children', 'baby', 'pets']
const AUDIENCE = 1.1

/** A shorter English word is another one in too many languages: "van" is Dutch for "of". */
const BORROWED_LETTERS = 5

/**
 * Kinds of things that an ad's words speak of, strongest first: what the name says that it is leads, and where that says nothing what the
 * description begins with. English product words stand in the names of all languages and are asked second.
 */
export function readKinds(product: NamedProduct, language: LanguageCode): KindHint[] {
  const inName = firstRead(language, (code) => readName(product.productName, code))
  const inDescription = firstRead(language, (code) => readDescription(product.productDescription, code))
  const [first] = inDescription
  const isNamed = inName.some(({ strength }) => strength >= 1)
  const lead = !isNamed && first ? [{ ...first, strength: 1 }] : []
  return strongest([...inName, ...lead, ...inDescription])
}

/** What the thing is, and not for whom. */
export function leadingKind(kinds: readonly KindHint[]): KindHint | undefined {
  return kinds.find(({ strength }) => strength === 1) ?? kinds[0]
}

/** In the ad's language, or where that finds nothing in English. */
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

/** Where the words begin that only describe ("with", "for"); one within a thing of several words begins nothing. */
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

/** Each kind once; what is only spoken of, however often, stays under what the name says. */
function strongest(hints: readonly KindHint[]): KindHint[] {
  const kinds = [...Map.groupBy(hints, ({ kind }) => kind).values()]
  return kinds
    .map((same) => {
      const most = same.reduce((best, hint) => (hint.strength > best.strength ? hint : best))
      const told = same.filter(({ strength }) => strength === DESCRIBED).length * DESCRIBED
      return { ...most, strength: Math.max(most.strength, Math.min(DESCRIBED_MAX, told)) }
    })
    .toSorted((one, other) => other.strength - one.strength)
}
