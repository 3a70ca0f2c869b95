import type { ProductUse } from '../language/language.ts'
import type { ThingKind } from '../language/thing-kinds.ts'
import type { Brief } from './brief.ts'
import { isVisitedKind } from './is-visited.ts'
import { readThing } from './read-kind.ts'

/** Surroundings that things belong to. The kinds of one world suit the same grounds and the same letters. */
export const WORLDS = [
  'table',
  'care',
  'home',
  'fashion',
  'fine',
  'tech',
  'open-air',
  'sport',
  'craft',
  'office',
  'play',
  'any',
] as const

export type World = (typeof WORLDS)[number]

/** Kind and use of an ad's thing, as its direction keeps them: undefined in ads from before kinds were recognized. */
export interface AdvertisedThing {
  kind?: ThingKind | 'unknown'
  use?: ProductUse | 'unknown'
}

/**
 * Gives the kind by which a thing is shown; `unknown` if no word shows it. A watch for children is shown as a thing of
 * theirs, and a dentist for children as a dentist.
 */
export function kindOf({ name, language, ad }: Pick<Brief, 'name' | 'language' | 'ad'>): ThingKind | 'unknown' {
  const { is, audience } = readThing({ productName: name, productDescription: ad.productDescription }, language)
  const shown = is && isVisitedKind(is.kind) ? is : (audience ?? is)
  return shown?.kind ?? 'unknown'
}

/** Gives the world of a thing; if no word shows its kind, the world of the place in which it is used. */
export function worldOf({ kind = 'unknown', use = 'unknown' }: AdvertisedThing): World {
  if (kind !== 'unknown' && kind in WORLD_OF_KIND) return WORLD_OF_KIND[kind]
  return WORLD_OF_USE[use]
}

/**
 * Returns true if a thing is advertised calmly in every style: nobody shouts about a massage, a mortgage or a wedding.
 */
export function isCalm({ kind = 'unknown' }: AdvertisedThing): boolean {
  return (CALM_KINDS as readonly string[]).includes(kind)
}

const WORLD_OF_USE: Record<ProductUse | 'unknown', World> = {
  table: 'table',
  eaten: 'table',
  floor: 'home',
  worn: 'fashion',
  outdoors: 'open-air',
  unknown: 'any',
}

const WORLD_OF_KIND: Record<ThingKind, World> = {
  bakery: 'table',
  'fast-food': 'table',
  pantry: 'table',
  fruit: 'table',
  drink: 'table',
  'tea-coffee': 'table',
  spirits: 'table',
  restaurant: 'table',
  cafe: 'table',
  kitchenware: 'table',
  beauty: 'care',
  grooming: 'care',
  wellness: 'care',
  yoga: 'care',
  cleaning: 'care',
  baby: 'care',
  furniture: 'home',
  homeware: 'home',
  lighting: 'home',
  candles: 'home',
  plants: 'home',
  flowers: 'home',
  'real-estate': 'home',
  hotel: 'home',
  books: 'home',
  clothes: 'fashion',
  streetwear: 'fashion',
  'fine-clothes': 'fashion',
  shoes: 'fashion',
  'fine-shoes': 'fashion',
  bags: 'fashion',
  jewelry: 'fine',
  watches: 'fine',
  'dress-watches': 'fine',
  perfume: 'fine',
  makeup: 'fine',
  events: 'fine',
  electronics: 'tech',
  computers: 'tech',
  gaming: 'tech',
  software: 'tech',
  appliances: 'tech',
  cars: 'tech',
  travel: 'open-air',
  outdoor: 'open-air',
  luggage: 'open-air',
  'garden-tools': 'open-air',
  sport: 'sport',
  fitness: 'sport',
  'sport-shoes': 'sport',
  'sport-watches': 'sport',
  bikes: 'sport',
  tools: 'craft',
  repair: 'craft',
  law: 'office',
  finance: 'office',
  business: 'office',
  education: 'office',
  training: 'office',
  health: 'office',
  'office-furniture': 'office',
  children: 'play',
  pets: 'play',
  trinkets: 'play',
  sweets: 'play',
  party: 'play',
  'gift-cards': 'play',
}

const CALM_KINDS: readonly ThingKind[] = [
  ...(['beauty', 'perfume', 'grooming', 'wellness', 'yoga', 'health', 'baby', 'candles', 'flowers', 'plants'] as const),
  ...(['furniture', 'lighting', 'homeware', 'real-estate', 'hotel', 'restaurant', 'tea-coffee', 'bakery'] as const),
  ...(['law', 'finance', 'business', 'education', 'training', 'events', 'jewelry', 'dress-watches'] as const),
  ...(['fine-clothes', 'fine-shoes', 'spirits', 'books', 'office-furniture'] as const),
]
