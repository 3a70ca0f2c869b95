// The texts of an ad, part by part. Data only: no zod.

/** The texts of an ad that its owner may change, in the order in which they are read. */
export const WORD_PARTS = [
  'headline',
  'name',
  'support',
  'price',
  'oldPrice',
  'badge',
  'callToAction',
  'webAddress',
  'legalLine',
] as const

export type WordPart = (typeof WORD_PARTS)[number]

/** The names shown to users. */
export const WORD_PART_NAMES: Record<WordPart, string> = {
  headline: 'headline',
  name: 'name',
  support: 'second line',
  price: 'price',
  oldPrice: 'old price',
  badge: 'badge',
  callToAction: 'call to action',
  webAddress: 'web address',
  legalLine: 'legal line',
}

/**
 * The parts of `words` that a translation proposes. Prices and addresses are copied unchanged, as the price of the ad
 * is: nothing converts or rewrites them.
 */
export const TRANSLATED_WORDS = ['headline', 'name', 'support', 'badge', 'callToAction', 'legalLine'] as const

/** Parts that every ad has. */
export const REQUIRED_WORD_PARTS = {
  headline: 'An ad needs a headline. Write a few words.',
  name: 'An ad needs the name of the product. Write it as it is sold.',
  callToAction: 'An ad needs a call to action. Write a few words, like “Shop now”.',
} as const satisfies Partial<Record<WordPart, string>>

/** The colors of an ad that may be changed by their role; text on them follows. */
export const COLOR_ROLES = ['ground', 'surface', 'ink', 'accent', 'offer'] as const

export type ColorRole = (typeof COLOR_ROLES)[number]

/** The names shown to users. */
export const COLOR_ROLE_NAMES: Record<ColorRole, string> = {
  ground: 'background color',
  surface: 'color of the shapes',
  ink: 'text color',
  accent: 'color of the call to action',
  offer: 'badge color',
}
