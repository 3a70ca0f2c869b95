import type { WordList } from './words.ts'

/**
 * Kinds of things and trades that a shop or a firm advertises. The look of an ad depends on them
 * (studio/recommend/kind-looks.ts).
 */
export const THING_KINDS = [
  'bakery',
  'fast-food',
  'sweets',
  'pantry',
  'fruit',
  'drink',
  'tea-coffee',
  'spirits',
  'tools',
  'garden-tools',
  'jewelry',
  'trinkets',
  'watches',
  'dress-watches',
  'sport-watches',
  'clothes',
  'streetwear',
  'fine-clothes',
  'shoes',
  'sport-shoes',
  'fine-shoes',
  'bags',
  'luggage',
  'beauty',
  'makeup',
  'perfume',
  'grooming',
  'furniture',
  'office-furniture',
  'homeware',
  'kitchenware',
  'appliances',
  'lighting',
  'candles',
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
  'software',
  'education',
  'training',
  'repair',
  'cleaning',
  'events',
  'party',
  'children',
  'baby',
  'pets',
  'electronics',
  'computers',
  'gaming',
  'plants',
  'flowers',
  'yoga',
  'fitness',
  'sport',
  'outdoor',
  'bikes',
  'cars',
  'books',
  'gift-cards',
] as const

export type ThingKind = (typeof THING_KINDS)[number]

/**
 * Words of a language for each kind, whole: `*` only marks where words are joined ("*stuhl" ends many, "kinder*" begins
 * them). Of two that overlap, the longer one counts: a "running watch" is no dress watch.
 */
export type ThingWords = Readonly<Partial<Record<ThingKind, WordList>>> & {
  /** Endings that a listed word may have: the plural, and cases. */
  endings: WordList
  /** Phrases in which such a word means something else: "watch the", "around the clock". */
  nothing: WordList
}
