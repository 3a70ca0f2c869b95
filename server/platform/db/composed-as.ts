import type { FormatId } from '#contract/formats.ts'
import type { Copied, Treatment } from '#studio/index.ts'
import type { PaintedPhoto } from './painted.ts'

/** State of an ad's pictures when it was copied, so that the pictures of the copy are composed in the same way. */
export interface ComposedAs {
  /** Hero photo at the time, with its cut-out and touch-up; another photo chooses its own treatment. */
  hero: Omit<PaintedPhoto, 'shown'>
  treatment?: Treatment
  /** Composed pictures by format; missing for the formats in which a copy is to differ. */
  formats?: Partial<Record<FormatId, ComposedPicture>>
}

export interface ComposedPicture extends Omit<Copied, 'family'> {
  /** Family id as stored. */
  family: string
  seed: number
  campaignSeed: number
}
