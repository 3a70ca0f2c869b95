import type { WordList } from './words.ts'

/** What can be asked to be changed on an ad, by what people call it. */
export const REQUEST_PARTS = [
  ...(['product', 'headline', 'name', 'support', 'price', 'oldPrice', 'badge', 'callToAction'] as const),
  ...(['webAddress', 'legalLine', 'logo', 'photo', 'background', 'text'] as const),
] as const

export type RequestPart = (typeof REQUEST_PARTS)[number]

/** What can be asked to be done with it. */
export const REQUEST_ACTS = [
  ...(['larger', 'smaller', 'left', 'right', 'nearer', 'without', 'darker', 'lighter', 'cutOut', 'keep'] as const),
] as const

export type RequestAct = (typeof REQUEST_ACTS)[number]

export const REQUEST_COLORS = [
  ...(['black', 'white', 'gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple'] as const),
  ...(['pink', 'brown', 'beige', 'navy', 'gold'] as const),
] as const

export type RequestColor = (typeof REQUEST_COLORS)[number]

/** How people ask for a change of a finished ad: "bigger product", "without the badge", "price 3.99". */
export interface RequestWords {
  parts: Record<RequestPart, WordList>
  acts: Record<RequestAct, WordList>
  colors: Record<RequestColor, WordList>
  /** Before or behind a color, or as the first part of it. */
  shades: { light: WordList; dark: WordList }
  /** First to fifth, as of photos. */
  ordinals: readonly [WordList, WordList, WordList, WordList, WordList]
  /** Between what is changed and what it is to say: "to", "into". */
  becomes: WordList
  and: WordList
  not: WordList
  /** Words that change nothing of what is asked: "please", "make", "the". */
  fill: WordList
  /** Said where nothing was understood, before the examples. */
  unclear: string
  examples: readonly [string, string, string]
}
