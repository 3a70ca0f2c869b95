import type { WordPart } from './word-parts.ts'

// What ads of one test lead with. No zod: pages name them by themselves.

/** In the order in which they are shown. */
export const ANGLES = [
  { id: 'price', name: 'Price first' },
  { id: 'benefit', name: 'Benefit first' },
  { id: 'product', name: 'Product first' },
] as const

export type Angle = (typeof ANGLES)[number]['id']

type Words = Partial<Record<WordPart, string | null>>

/** Her own headline is a benefit's: an ad that leads with its price or its product goes without, and with all else that is hers. */
export function wordsOfAngle(angle: Angle, words: Words): Words {
  if (angle === 'benefit') return words
  const { headline: _, ...others } = words
  return others
}
