import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'
import { boundedCache } from '../basics/bounded-cache.ts'
import type { ProductUse } from '../language/language.ts'
import {
  type FoundWord,
  findWords,
  fold,
  type PlaceWords,
  placeWords,
  positionsOf,
  type Use,
} from '../language/place-words.ts'
import { SPACELESS_LETTER, type Script, scriptOf } from '../language/script.ts'
import type { Brief } from './brief.ts'
import { splitSentences } from './sentences.ts'
import { isService } from './service.ts'

/** Cached because the formats of an ad ask for the same product, one after the other. */
const uses = boundedCache<ProductUse | undefined>(100)

/**
 * Returns where a product is used, by its name, or by its description if the name does not show it and the description
 * begins with what the thing is. English product words stand in the names of all languages and are tried second.
 * Returns undefined if nothing shows the use, or two readings disagree: the ad then shows no surroundings.
 */
export function useOf({ name, language, ad }: Pick<Brief, 'name' | 'language' | 'ad'>): ProductUse | undefined {
  const description = ad.productDescription
  return uses(JSON.stringify([language, name, description]), () => readUse(name, description, language))
}

function readUse(name: string, description: string, language: LanguageCode): ProductUse | undefined {
  if (isService({ name: beyondThing(name, language), description }, language)) return undefined
  const reading = readName(name, description, language) ?? readName(name, description, DEFAULT_LANGUAGE)
  const use = reading ?? readDescription(description, language)
  return use === 'nowhere' || use === 'quarrel' ? undefined : use
}

/**
 * Returns the rest of a name beyond its thing. "Piano lessons" are no thing; a "festival dress" is one, and so is a
 * robot vacuum "with wet cleaning".
 */
function beyondThing(name: string, language: LanguageCode): string {
  return findHead(fold(name), placeWords(language))?.beyond ?? name
}

/** A quarrel is an answer too: no other reading is tried then. */
type Reading = Use | 'quarrel' | undefined

/** Reads the use from a name. Several things ("mug, 350 ml", "mug & socks") have to agree. */
function readName(name: string, description: string, language: LanguageCode): Reading {
  const words = placeWords(language)
  // "Kaffee- & Espressomaschine" is one machine.
  const parts = name.split(words.between).filter((part) => !/-\s*$/u.test(part))
  const heads = parts.flatMap((part) => findHead(fold(part), words) ?? [])
  if (new Set(heads.map(({ use }) => use)).size > 1) return 'quarrel'
  const isSure = (head: Head) => countNouns(head.beyond, words) === 0 || agrees(description, head, language)
  return words.nouns !== 'apart' || heads.length === 0 || heads.some(isSure) ? heads[0]?.use : 'quarrel'
}

/**
 * Returns true if the description confirms a thing that is followed by a noun of no list. The description then has to
 * mention such a thing too, no other, and not the same two nouns together ("whisky goblet").
 */
function agrees(description: string, { use, beyond }: Head, language: LanguageCode): boolean {
  const words = placeWords(language)
  const text = fold(description)
  const found = findWords(text, words).filter((word) => word.use !== 'nowhere')
  const around = beyond.trim().split(' ')
  const isSamePair = ({ start, end }: FoundWord) =>
    words.head === 'last' ? text.startsWith(` ${around[0]} `, end) : text.slice(0, start).endsWith(` ${around.at(-1)} `)
  return found.length > 0 && found.every((word) => word.use === use && !isSamePair(word))
}

/**
 * Reads the use from the first sentence, if it begins with a thing and not with an invitation. In "with this watch" a
 * thing is named too.
 */
function readDescription(description: string, language: LanguageCode): Reading {
  const words = placeWords(language)
  const sentence = splitSentences(description, language)[0] ?? ''
  const pointed = words.pointing.exec(sentence)
  const lines = [
    ...(words.asking.test(sentence) ? [] : [sentence]),
    ...(pointed ? [sentence.slice(pointed.index + pointed[0].length)] : []),
  ]
  const heads = lines.flatMap((line) => {
    const head = findHead(fold(line.split(words.between)[0]!.replace(words.opening, '')), words)
    const mayStand = words.nouns === 'tied' ? ADJECTIVES : 0
    return head && countNouns(head.beyond, words) <= mayStand ? [head.use] : []
  })
  const uses = new Set(heads)
  return uses.size > 1 ? 'quarrel' : heads[0]
}

/** Number of words that may stand before a noun that needs none beside it: "ręcznie szyta torebka". */
const ADJECTIVES = 2

interface Head {
  use: Use
  /** Text beyond the noun, where the thing itself would stand if this were not it. */
  beyond: string
}

/** Finds the noun that names the thing, among those that stand before its description. */
function findHead(text: string, words: PlaceWords): Head | undefined {
  const found = findWords(text, words)
  const until = descriptionStart(text, found, words)
  const things = found.filter(({ start }) => start < until)
  const head = words.head === 'last' ? things.at(-1) : things[0]
  if (!head) return undefined
  return { use: head.use, beyond: words.head === 'last' ? text.slice(head.end, until) : text.slice(0, head.start) }
}

function descriptionStart(text: string, found: readonly FoundWord[], { describing }: PlaceWords): number {
  const starts = describing.flatMap((word) => positionsOf(text, ` ${word} `).map((at) => at + 1))
  const free = starts.filter((at) => !found.some(({ start, end }) => start <= at && at < end))
  return Math.min(text.length, ...free)
}

/**
 * Counts nouns, without sizes, models and names in another script. In scripts without spaces, only what touches the
 * noun counts.
 */
function countNouns(beyond: string, { head, script }: PlaceWords): number {
  const [touching = '', ...others] = head === 'last' ? beyond.split(' ') : beyond.split(' ').reverse()
  if (SPACELESS_SCRIPTS.has(script)) return SPACELESS_LETTER.test(touching) ? 1 : 0
  return others.filter((word) => word.length > 2 && !/\d/u.test(word) && scriptOf(word[0]!) === script).length
}

const SPACELESS_SCRIPTS = new Set<Script>(['han', 'kana', 'thai'])
