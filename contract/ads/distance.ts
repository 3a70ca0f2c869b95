// How different two ads are, as a number. No zod: pages import these names directly.

/** The parts in which two ads are compared, in the order in which they are shown. */
export const DISTANCE_PARTS = [
  { id: 'picture', name: 'Picture' },
  { id: 'layout', name: 'Layout' },
  { id: 'palette', name: 'Colors' },
  { id: 'angle', name: 'Words' },
] as const

export type DistancePart = (typeof DISTANCE_PARTS)[number]['id']

/** The distance between two ads, from 0 (the same) to 100, and how much in each part that could be compared. */
export interface AdDistance {
  total: number
  parts: Partial<Record<DistancePart, number>>
  /** Set to true if people would take the two for one ad. */
  isTooAlike: boolean
}

/** Distance below which people take two ads for one: record 210 has the ads on which it was found. */
export const TOO_ALIKE_BELOW = 30

/** Most pictures of running ads that are compared with an ad at once; reading the words of each takes a second. */
export const COMPARED_PICTURES_MAX = 8
