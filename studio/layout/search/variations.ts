import type { Canvas } from '../../canvas/canvas.ts'

/** One way in which a family's composition may be varied; everything else follows from the text and the photo. */
export interface Variation {
  /** Headline size as a share of the size at which it fits (up to 1), or of the family's largest size (over 1). */
  headline: number
  /** Shows the support line or the points. */
  support: boolean
  /**
   * Change of the picture's share of the canvas, in steps of a twentieth. Families whose picture takes what is left do
   * without.
   */
  picture: -1 | 0 | 1
}

const AS_DESIGNED: Variation = { headline: 1, support: true, picture: 0 }

/**
 * The variations, the family's own first. Of two that score the same, the earlier one is taken. There are at most ten.
 */
export const VARIATIONS: readonly Variation[] = [
  AS_DESIGNED,
  { ...AS_DESIGNED, headline: 0.86 },
  { ...AS_DESIGNED, headline: 0.74 },
  { ...AS_DESIGNED, headline: 1.16 },
  { ...AS_DESIGNED, headline: 1.36 },
  { ...AS_DESIGNED, picture: -1 },
  { ...AS_DESIGNED, picture: 1 },
  { ...AS_DESIGNED, support: false },
  { ...AS_DESIGNED, headline: 0.86, picture: 1 },
  { ...AS_DESIGNED, headline: 0.86, support: false },
]

/**
 * Returns the variations that change something on a canvas: small ones have no support line, and a banner's picture no
 * share.
 */
export function variationsFor({ isSmall, isLow }: Pick<Canvas, 'isSmall' | 'isLow'>): number[] {
  return [...VARIATIONS.keys()].filter((index) => {
    const { support, picture } = VARIATIONS[index]!
    return (support || !isSmall) && (picture === 0 || !isLow)
  })
}

/** A candidate of a family: its form, a variation of it, and whether the picture stands at the start. */
export interface Candidate {
  form: number
  variation: number
  sidesSwapped: boolean
}

/**
 * Returns a candidate as one number for the layout: hundreds stand for swapped sides, tens for the variation, ones for
 * the form.
 */
export function candidateNumber({ form, variation, sidesSwapped }: Candidate): number {
  return (sidesSwapped ? 100 : 0) + variation * 10 + form
}

export function readCandidate(number: number): Candidate {
  return { form: number % 10, variation: Math.floor(number / 10) % 10, sidesSwapped: number >= 100 }
}
