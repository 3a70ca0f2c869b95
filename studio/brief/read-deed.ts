import type { Tone } from '#contract/choices.ts'
import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'
import type { Deed, Deeds } from '../language/deeds.ts'
import { forEachLanguage, languages } from '../language/languages.ts'
import { fold } from '../language/place-words.ts'
import { SPACELESS_LETTER } from '../language/script.ts'
import type { ThingKind } from '../language/thing-kinds.ts'
import { listWords, oneOf } from '../language/words.ts'
import { THOUGHT_OVER } from './is-visited.ts'
import { priceWorth } from './price-worth.ts'
import { type KindHint, readThing } from './read-kind.ts'
import { isAskedAsService } from './service.ts'

interface Advertised {
  name: string
  description: string
  price: string | null
}

/** Deeds by the kind of thing. A kind is left out if no single deed is true of it. */
const DEED_OF: Partial<Record<ThingKind, Deed>> = {
  clothes: 'wear',
  streetwear: 'wear',
  'fine-clothes': 'wear',
  jewelry: 'wear',
  watches: 'wear',
  'dress-watches': 'wear',
  'sport-watches': 'wear',
  shoes: 'size',
  'sport-shoes': 'size',
  'fine-shoes': 'size',
  'real-estate': 'home',
  restaurant: 'table',
  cafe: 'menu',
  hotel: 'stay',
  travel: 'trip',
  wellness: 'visit',
  health: 'visit',
  education: 'lesson',
  law: 'talk',
  finance: 'talk',
  business: 'talk',
  repair: 'talk',
  cleaning: 'talk',
  software: 'works',
  perfume: 'scent',
}

/**
 * Deeds with places and services. A thing in whose name their word stands is none of them: a bistro set, a massage gun.
 */
const DONE: readonly Deed[] = ['home', 'table', 'menu', 'stay', 'trip', 'visit', 'lesson', 'talk', 'works']
/** Kinds that show for whom a thing is: the "house" of a dog, the "dress" of a doll. */
const AUDIENCES: readonly ThingKind[] = ['children', 'baby', 'pets', 'trinkets']

/**
 * Returns the phrase for what happens after a click on the button, or undefined if the name does not show it beyond
 * doubt. It promises nothing that the kind itself does not: a restaurant has tables, a table has none.
 */
export function deedPhrase(ad: Advertised, tone: Tone, language: LanguageCode): string | undefined {
  const { deeds } = languages[language]
  if (!deeds) return undefined
  if (isRecipe(ad, language)) return inTone(deeds, 'recipe', tone)
  const { is: lead, kinds } = readThing({ productName: ad.name, productDescription: ad.description }, language)
  const deed = lead && DEED_OF[lead.kind]
  if (!deed || kinds.some(({ kind }) => AUDIENCES.includes(kind)) || isExcepted(ad.name, language)) return undefined
  if (DONE.includes(deed) ? !isPlace(lead, ad, language) : !lead.isWhole) return undefined
  if (deed === 'wear' && isSeveral(lead.word, language)) return inTone(deeds, 'size', tone)
  return severalPhrase(deeds, lead.word) ?? inTone(deeds, deed, tone)
}

function inTone(deeds: Deeds, deed: Deed, tone: Tone): string | undefined {
  const phrases = deeds[deed]
  return typeof phrases === 'string' || !phrases ? phrases : phrases[TONE_AT[tone]]
}

const TONE_AT = { professional: 0, friendly: 1, luxury: 2 } as const

/** A jar "of the family recipe" is sold; a recipe is not. */
function isRecipe({ name, description, price }: Advertised, language: LanguageCode): boolean {
  if (price !== null || !deedWords(language).recipe.test(name)) return false
  return readThing({ productName: name, productDescription: description }, language).is?.kind !== 'books'
}

const deedWords = forEachLanguage(({ deeds }) => ({
  recipe: deeds ? new RegExp(`(?<![\\p{L}])${oneOf(deeds.recipes)}`, 'iu') : /(?!)/u,
  except: deeds ? listWords(deeds.except).map((word) => fold(word).trim()) : [],
}))

/**
 * Returns true if the name has an excepted word, of the ad's language or of English, whose words stand in the names of
 * all languages.
 */
function isExcepted(name: string, language: LanguageCode): boolean {
  const text = fold(name)
  const except = [language, DEFAULT_LANGUAGE].flatMap((code) => deedWords(code).except)
  return except.some((word) => text.includes(SPACELESS_LETTER.test(word) ? word : ` ${word}`))
}

/**
 * Returns true if the ad offers a place or a service: its name ends with it, or its description asks what is asked for
 * services alone. A home must also cost as much as one.
 */
function isPlace(lead: KindHint, { description, price }: Advertised, language: LanguageCode): boolean {
  if (lead.kind !== 'real-estate') return lead.isWhole === true || isAskedAsService(description, language)
  // The second reading is for "From $649,000".
  const worth = priceWorth(price) ?? priceWorth(price?.replace(/^[\p{L}\s]+/u, ''))
  return worth === undefined ? price === null && lead.isWhole === true : worth >= THOUGHT_OVER
}

/**
 * Returns true for an English plural, because the English phrase suits a single thing. Phrases of other languages suit
 * one and many.
 */
function isSeveral(word: string, language: LanguageCode): boolean {
  return language === DEFAULT_LANGUAGE && /[^s]s$/u.test(word)
}

function severalPhrase({ several }: Deeds, word: string): string | undefined {
  return several.find((phrase) => fold(phrase).split(' ').includes(word))
}
