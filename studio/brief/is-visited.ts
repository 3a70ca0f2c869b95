import type { LanguageCode } from '#contract/languages.ts'
import type { ThingKind } from '../language/thing-kinds.ts'
import { priceWorth } from './price-worth.ts'
import { readThing } from './read-kind.ts'

/** Kinds that are visited, booked or discussed before anybody pays. */
const VISITED: ReadonlySet<ThingKind> = new Set([
  'real-estate',
  'travel',
  'hotel',
  'restaurant',
  'cafe',
  'wellness',
  'health',
  'law',
  'finance',
  'business',
  'education',
  'training',
  'repair',
  'cleaning',
  'events',
  'party',
  'cars',
])

export function isVisitedKind(kind: ThingKind): boolean {
  return VISITED.has(kind)
}

/** Price in dollars, or its worth in them, from which on nothing is ordered from an ad. */
export const THOUGHT_OVER = 15_000

/**
 * Returns true if nobody buys the product by a click on its ad: a house, a dentist's help, a table for two, or anything
 * that costs as much as a car.
 */
export function isVisited(
  { name, description, price }: { name: string; description: string; price: string | null },
  language: LanguageCode,
): boolean {
  const worth = priceWorth(price)
  if (worth !== undefined && worth >= THOUGHT_OVER) return true
  const { is } = readThing({ productName: name, productDescription: description }, language)
  return is !== undefined && !is.isAside && isVisitedKind(is.kind)
}
