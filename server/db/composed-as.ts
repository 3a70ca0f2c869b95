import type { FormatId } from '#contract/formats.ts'
import type { Copied, Treatment } from '#studio/index.ts'
import type { PaintedPhoto } from './painted.ts'

/** The pictures of an ad as they were when it was copied, so that those of the copy are composed so too. */
export interface ComposedAs {
  /** The photo that led, as its owner wanted it: another one is shown in a way of its own. */
  hero: Omit<PaintedPhoto, 'shown'>
  treatment?: Treatment
  /** Left out for those that a copy is to differ from. */
  formats?: Partial<Record<FormatId, ComposedPicture>>
}

export interface ComposedPicture extends Omit<Copied, 'family'> {
  /** As it was stored. */
  family: string
  seed: number
  campaignSeed: number
}
