import type { WordPart } from '../word-parts.ts'

// What the ads of one experiment lead with. No zod: pages import these names directly.

/** The order in which they are shown. */
export const ANGLES = [
  { id: 'price', name: 'Price first' },
  { id: 'benefit', name: 'Benefit first' },
  { id: 'product', name: 'Product first' },
] as const

export type Angle = (typeof ANGLES)[number]['id']

type Words = Partial<Record<WordPart, string | null>>

/**
 * Returns the words of an ad for one angle. Only the benefit keeps the user's own headline and other words: an ad that
 * leads with its price or its product goes without them.
 */
export function wordsOfAngle(angle: Angle, words: Words): Words {
  if (angle === 'benefit') return words
  const { headline: _, ...others } = words
  return others
}
