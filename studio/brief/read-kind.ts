import type { LanguageCode } from '#contract/languages.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { boundedCache } from '../basics/bounded-cache.ts'
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
  /** No word tells what the thing is, and this is only what its description speaks of. */
  isAside?: true
}

/** The thing that an ad advertises, by its words: the one answer for its look, its setting and its call to action. */
export interface Thing {
  /**
   * The kind that its name ends with, or begins with in languages whose nouns lead. If the name shows none, the kind
   * that its description is about.
   */
  is: KindHint | undefined
  /** The kind of its users, if the words name them. */
  audience: KindHint | undefined
  /** All kinds that are spoken of, strongest first. */
  kinds: readonly KindHint[]
}

interface NamedProduct {
  productName: string
  productDescription: string
}

/**
 * Strengths of the word for the thing itself, of one beside it, of one that describes it ("for dogs", "with a lamp"),
 * and of one in the description.
 */
const LEADS = 1
const BESIDE = 0.45
const DESCRIBING = 0.25
const DESCRIBED = 0.3
const DESCRIBED_MAX = 0.5
/** The user of a thing shows more of its look than its kind does: a watch for children. */
const AUDIENCES: readonly ThingKind[] = ['children', 'baby', 'pets']
const AUDIENCE = 1.1
/** Kinds that a child's or a dog's thing is never: a doll house, a toy car, a dog house. */
const PLAYED_WITH: readonly ThingKind[] = ['real-estate', 'cars']

/** A shorter English word is another one in too many languages: "van" is Dutch for "of". */
const BORROWED_LETTERS = 5

/**
 * Reads what is advertised. The name leads or, if it shows nothing, the description's beginning. English product words
 * stand in the names of all languages and are tried second.
 */
export function readThing(product: NamedProduct, language: LanguageCode): Thing {
  return things(JSON.stringify([language, product.productName, product.productDescription]), () =>
    readWords(product, language),
  )
}

/** The look, the setting and the action of an ad ask for the same product, and so do all of its formats. */
const things = boundedCache<Thing>(100)

function readWords({ productName, productDescription }: NamedProduct, language: LanguageCode): Thing {
  const inName = firstRead(language, (code) => readName(productName, code))
  const inDescription = firstRead(language, (code) => readDescription(productDescription, code))
  const named = inName.find(({ isHead }) => isHead) ?? inName.find(({ strength }) => strength >= LEADS)
  const described = inDescription.find(({ isHead }) => isHead)
  const first = described ?? inDescription[0]
  const lead = !named && first ? [{ ...first, strength: LEADS }] : []
  const kinds = strongest([...inName, ...lead, ...inDescription])
  return {
    is: named ?? described ?? inName[0] ?? aside(first),
    audience: kinds.find(({ kind, strength }) => AUDIENCES.includes(kind) && strength >= LEADS),
    kinds,
  }
}

/** Gives kinds that a description mentions later, or as a use of the thing: weak signs of what it is. */
function aside(hint: Hint | undefined): Hint | undefined {
  return hint && { ...hint, isAside: true }
}

type Hint = KindHint & { isHead: boolean }

/** Reads in the ad's language or, if that finds nothing, in English. */
function firstRead(language: LanguageCode, read: (code: LanguageCode) => Hint[]): Hint[] {
  const own = read(language)
  if (own.length > 0 || language === DEFAULT_LANGUAGE) return own
  return read(DEFAULT_LANGUAGE).filter(({ word }) => word.length >= BORROWED_LETTERS)
}

function readName(name: string, language: LanguageCode): Hint[] {
  const parts = name.split(placeWords(language).between).filter(Boolean)
  const found = parts.flatMap((part) => readPart(part, language))
  const lead = found.find(({ isHead }) => isHead)
  return found.map((thing) => ({
    kind: thing.kind,
    word: thing.word,
    ...(thing.isWhole && { isWhole: true as const }),
    isHead: thing === lead,
    strength: Math.max(
      thing === lead ? LEADS : thing.isDescribing ? DESCRIBING : BESIDE,
      AUDIENCES.includes(thing.kind) ? AUDIENCE : 0,
    ),
  }))
}

/** The things of one part of a name, in their order, and which of them it is about. */
function readPart(part: string, language: LanguageCode) {
  const { head, describing } = placeWords(language)
  const text = fold(part)
  const things = findThings(part, language)
  const until = descriptionStart(text, things, describing)
  const before = things.filter(({ start }) => start < until)
  const last = head === 'last' ? before.at(-1) : before[0]
  const owner =
    last && PLAYED_WITH.includes(last.kind) ? before.find(({ kind }) => AUDIENCES.includes(kind)) : undefined
  const rest = last && (head === 'last' ? text.slice(last.end, until) : text.slice(0, last.start))
  return things.map((found) => ({
    ...found,
    isHead: found === (owner ?? last),
    isWhole: found === last && !owner && rest?.trim() === '',
    isDescribing: found.start >= until,
  }))
}

/**
 * Finds where the words begin that only describe ("with", "for"). Such a word within a thing of several words begins
 * nothing.
 */
function descriptionStart(text: string, things: readonly FoundThing[], describing: readonly string[]): number {
  const starts = describing.flatMap((word) => positionsOf(text, ` ${word} `).map((at) => at + 1))
  const free = starts.filter((at) => at > 1 && !things.some(({ start, end }) => start <= at && at < end))
  return Math.min(text.length, ...free)
}

function readDescription(description: string, language: LanguageCode): Hint[] {
  if (description === '') return []
  const [first = '', ...others] = splitSentences(description, language)
  const inFirst = findThings(first, language)
  const until = descriptionStart(fold(first), inFirst, placeWords(language).describing)
  const things = [...inFirst, ...findThings(others.join(' '), language)]
  return things.map((found, at) => ({
    kind: found.kind,
    word: found.word,
    strength: DESCRIBED,
    isHead: at === 0 && inFirst.includes(found) && found.start < until,
  }))
}

/** Each kind once; what is only spoken of, however often, stays under what the name says. */
function strongest(hints: readonly Hint[]): KindHint[] {
  const kinds = [...Map.groupBy(hints, ({ kind }) => kind).values()]
  return kinds
    .map((same) => {
      const most = same.reduce((best, hint) => (hint.strength > best.strength ? hint : best))
      const mentioned = same.filter(({ strength }) => strength === DESCRIBED).length * DESCRIBED
      return { ...most, strength: Math.max(most.strength, Math.min(DESCRIBED_MAX, mentioned)) }
    })
    .toSorted((one, other) => other.strength - one.strength)
}
