import type { Logo } from '../photo/clean-logo.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { Direction } from '../direction/direction.ts'
import type { Typesetter } from '../type/typesetter.ts'
import type { Canvas } from '../canvas/canvas.ts'
import type { TextRole } from '../layers/layout.ts'

/** What a composition family works with. */
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
  /** How the candidate departs from the family as designed (see Variation), in the terms of one ad. */
  variation: {
    /** Of the family's largest size for headlines. */
    headlineScale: number
    /** And no headline is larger than this. */
    headlineMaxPx: number
    /** Steps by which the picture's share of the canvas grows (see pictureStart). */
    picture: -1 | 0 | 1
  }
  /** The product's edge is clean on another ground than the family's: a plate of such a one lies behind it. */
  needsPlate?: 'light' | 'dark' | undefined
  /** What is composed from left to right has its sides changed afterwards. */
  sidesSwapped?: boolean
  /** Times its ordinary size, what is offered. */
  offerBy?: number
  /** How many times as wide as the hero the group is that the ad leaves room for; undefined where it stands alone. */
  groupWidths?: number | undefined
  /** How it departs from the composition at rest for a person's dials; undefined at rest. */
  tuned?: Tuned | undefined
}

/** How a composition departs from the same one at rest (see Dials). What is left out is composed as ever. */
export interface Tuned {
  /** Sizes of type at which parts are set, no larger and no smaller, in pixels. */
  sizes?: Partial<Record<TextRole, number>>
  /** No headline is larger than this; and how large it is at rest. */
  headlineMostPx?: number
  restHeadlinePx?: number
  /** Times the room that a message may take. */
  roomBy?: number
  /** Times the size at which offer and logo would be set. */
  offerBy?: number
  logoBy?: number
  /** Times the size of the product in its place, and how far under that it stands, in shares of its height. */
  productBy?: number
  lower?: number
  /** Of the width that the product leaves free, what lies at its start; of a photo, where what it shows lies. */
  alignX?: number
}

/** A step of the picture's share of the canvas: enough to be seen, too little to change the idea. */
const PICTURE_STEP = 0.05

/** Where a picture that stands at the end begins, as a share of the width: earlier where the candidate wants it larger. */
export function pictureStart({ variation }: Pick<ComposeContext, 'variation'>, share: number): number {
  return share - variation.picture * PICTURE_STEP
}

/** Width over height of the hero's photo. */
export function photoAspect({ photos }: Pick<ComposeContext, 'photos'>): number {
  const { widthPx, heightPx } = photos[0]!.pixels
  return widthPx / heightPx
}

/** Width over height of the cut-out product; families that take one call this only then. */
export function productAspect({ hero }: Pick<ComposeContext, 'hero'>): number {
  return hero.product!.widthPx / hero.product!.heightPx
}
