import type { LanguageCode } from '#contract/languages.ts'
import type { ThingKind } from '../language/thing-kinds.ts'
import { priceWorth } from './price-worth.ts'
import { leadingKind, readKinds } from './read-kind.ts'

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

/** Price in dollars, or its worth in them, from which on nothing is ordered from an ad. */
export const THOUGHT_OVER = 15_000

/**
 * Returns true if nobody buys the product by a click on its ad: a house, a dentist's help, a table for two, or anything
 * that costs as much as a car.
 */
export function isVisited({ name, price }: { name: string; price: string | null }, language: LanguageCode): boolean {
  const worth = priceWorth(price)
  if (worth !== undefined && worth >= THOUGHT_OVER) return true
  const lead = leadingKind(readKinds({ productName: name, productDescription: '' }, language))
  return lead !== undefined && VISITED.has(lead.kind)
}
