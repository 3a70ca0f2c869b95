import type { Logo } from '../photo/clean-logo.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { Direction } from '../direction/direction.ts'
import type { Typesetter } from '../type/typesetter.ts'
import type { Canvas } from '../canvas/canvas.ts'
import type { TextRole } from '../layers/layout.ts'

/** Everything that a composition family works with. */
export interface ComposeContext {
  canvas: Canvas
  direction: Direction
  photos: readonly StudiedPhoto[]
  hero: PhotoStudy
  /** The painted place that the ad stands in, as large as the canvas; undefined while it is only planned. */
  scene?: Pixels | undefined
  logo?: Logo | undefined
  typesetter: Typesetter
  /** The family's form: 0 is the family as designed; higher ones give way to what the inspection may refuse. */
  candidate: number
  /** Departure of the candidate from the family as designed (see Variation), in the terms of one ad. */
  variation: {
    /** Factor for the family's largest headline. */
    headlineScale: number
    /** Limit for the size of a headline. */
    headlineMaxPx: number
    /** Steps by which the picture's share of the canvas grows (see pictureStart). */
    picture: -1 | 0 | 1
  }
  /**
   * Tone of a plate that lies behind the product, if the product's edge is clean on another ground than the family's.
   */
  needsPlate?: 'light' | 'dark' | undefined
  /** The composition, made from left to right, has its sides changed afterwards. */
  sidesSwapped?: boolean
  /** Factor for the ordinary size of the offer. */
  offerBy?: number
  /** Width of the group that the ad leaves room for, in widths of the hero; undefined if the hero stands alone. */
  groupWidths?: number | undefined
  /** Departure from the composition at rest for the user's dials; undefined at rest. */
  tuned?: Tuned | undefined
}

/** Departure of a composition from the same one at rest (see Dials). Anything left out is composed as usual. */
export interface Tuned {
  /** Sizes of type at which parts are set, no larger and no smaller, in px. */
  sizes?: Partial<Record<TextRole, number>>
  /** Limit for the size of a headline, and its size at rest. */
  headlineMaxPx?: number
  restHeadlinePx?: number
  /** Factor for the room that a message may take. */
  roomBy?: number
  /** Factors for the sizes at which offer and logo would be set. */
  offerBy?: number
  logoBy?: number
  /**
   * Factor for the size of the product in its place, and how far below that place it stands, in shares of its height.
   */
  productBy?: number
  lower?: number
  /** Share of the width left free by the product that lies at its start; for a photo, the place of what it shows. */
  alignX?: number
}

/** Step of the picture's share of the canvas: enough to be seen, too little to change the idea. */
const PICTURE_STEP = 0.05

/** Returns where a picture at the end begins, as a share of the width: earlier if the candidate has it larger. */
export function pictureStart({ variation }: Pick<ComposeContext, 'variation'>, share: number): number {
  return share - variation.picture * PICTURE_STEP
}

/** Returns the aspect ratio (width over height) of the hero's photo. */
export function photoAspect({ photos }: Pick<ComposeContext, 'photos'>): number {
  const { widthPx, heightPx } = photos[0]!.pixels
  return widthPx / heightPx
}

/**
 * Returns the aspect ratio (width over height) of the cut-out product. Families call this only if they take a cut-out.
 */
export function productAspect({ hero }: Pick<ComposeContext, 'hero'>): number {
  return hero.product!.widthPx / hero.product!.heightPx
}
