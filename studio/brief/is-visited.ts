import type { LanguageCode } from '#contract/languages.ts'
import type { ThingKind } from '../language/thing-kinds.ts'
import { priceWorth } from './price-worth.ts'
import { leadingKind, readKinds } from './read-kind.ts'

/** What is visited, booked or talked about before anybody pays. */
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

/** From such a price on, in dollars or what they are worth, nothing is ordered from an ad. */
export const THOUGHT_OVER = 15_000

/** Whether nobody buys it by a click on its ad: a house, a dentist's help, a table for two, or whatever costs as much as a car. */
export function isVisited({ name, price }: { name: string; price: string | null }, language: LanguageCode): boolean {
  const worth = priceWorth(price)
  if (worth !== undefined && worth >= THOUGHT_OVER) return true
  const lead = leadingKind(readKinds({ productName: name, productDescription: '' }, language))
  return lead !== undefined && VISITED.has(lead.kind)
}
