import type { WordList } from './words.ts'

/** Parts of an ad that a request can change, by common names. */
export const REQUEST_PARTS = [
  ...(['product', 'headline', 'name', 'support', 'price', 'oldPrice', 'badge', 'callToAction'] as const),
  ...(['webAddress', 'legalLine', 'logo', 'photo', 'background', 'text'] as const),
] as const

export type RequestPart = (typeof REQUEST_PARTS)[number]

/** Acts that a request can ask for. */
export const REQUEST_ACTS = [
  ...(['larger', 'smaller', 'left', 'right', 'nearer', 'without', 'darker', 'lighter', 'cutOut', 'keep'] as const),
] as const

export type RequestAct = (typeof REQUEST_ACTS)[number]

export const REQUEST_COLORS = [
  ...(['black', 'white', 'gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple'] as const),
  ...(['pink', 'brown', 'beige', 'navy', 'gold'] as const),
] as const

export type RequestColor = (typeof REQUEST_COLORS)[number]

/** Words with which people ask for a change of a finished ad: "bigger product", "without the badge", "price 3.99". */
export interface RequestWords {
  parts: Record<RequestPart, WordList>
  acts: Record<RequestAct, WordList>
  colors: Record<RequestColor, WordList>
  /** Words before or after a color, or in its first part. */
  shades: { light: WordList; dark: WordList }
  /** Words for first to fifth, as of photos. */
  ordinals: readonly [WordList, WordList, WordList, WordList, WordList]
  /** Words between the part and its new text: "to", "into". */
  becomes: WordList
  and: WordList
  not: WordList
  /** Words that do not change a request: "please", "make", "the". */
  fill: WordList
  /** Message for a request that was not understood, before the examples. */
  unclear: string
  examples: readonly [string, string, string]
}
