import type { Box } from '#contract/ads/report.ts'
import type { Pixels } from './pixels/pixels.ts'
import type { RefusedMatte } from './cut-out/refused-matte.ts'

/**
 * `person`: a person is seen for sure, who is never cut out. Most people are not distinguished from a scene (decision
 * 0008).
 */
export type PhotoKind = 'transparent' | 'plain-light' | 'plain-dark' | 'plain-colored' | 'busy' | 'person'

/**
 * The sort of picture: a thing on a plain ground or on none, a place with a thing in it, a part of a thing, a drawing,
 * or one with words of its own beside what is printed on the thing.
 */
export type PictureSort = 'product-shot' | 'scene' | 'close-up' | 'flat-artwork' | 'with-words'

export type Side = 'top' | 'right' | 'bottom' | 'left'

/** A color of the product with the share of the product's pixels that it represents (0 to 1). */
export interface Swatch {
  hex: string
  share: number
}

/**
 * The facts that the studio knows about one photo. Made once per photo, by studyPhoto; plain data, so that it can be
 * cached.
 */
export interface PhotoStudy {
  kind: PhotoKind
  shows: PictureSort
  /** Size of the decoded photo, in source pixels. */
  widthPx: number
  heightPx: number
  /**
   * `cutout`: the matte is trusted; `multiply`: the background was divided out, so that the photo may stand on a light
   * ground (L >= .93, C <= .02) with its glass and its real shadow; `photo`: shown whole, framed or full-bleed.
   */
  treatment: 'cutout' | 'multiply' | 'photo'
  /** 0 to 1: how far the matte may be trusted. */
  matteConfidence: number
  /** Box of the subject, in source pixels; undefined if it could not be found with confidence. */
  subject: Box | undefined
  /**
   * Trimmed to the subject, straight alpha, to be laid over its ground. For `cutout` the rim's colors are free of the
   * old ground; for `multiply` shadow and glass are dark and partly clear, and what is surely solid is as photographed.
   */
  product: Pixels | undefined
  /**
   * Place of `product` in the photo, in source pixels: the subject's box for a cut-out, with its shadow for multiply.
   */
  productBox: Box | undefined
  /** The grounds on which the product may stand: a cut-out from a light ground can show its rim on a dark one. */
  safeGrounds: 'any' | 'light' | 'dark'
  /** Faces of people in a photo that is shown as one, in source pixels: no crop runs through them and no words lie on them. */
  faces?: readonly Box[]
  /** The sides of the photo at which the subject is cut off; it must bleed there or stay in its photo. */
  touchesFrame: Side[]
  /** The product of a `cutout` stands on its base (a flat lowest edge that can carry a contact shadow). */
  standing: boolean
  /**
   * The colors of the subject, largest first, and never of the ground behind it (of the whole photo if nothing stands
   * out).
   */
  palette: Swatch[]
  /** Mean OKLab lightness of the product's own pixels (0 to 1), and of the photo's border. */
  meanLightness: number
  borderLightness: number
  /** Color of the photo's border, for grounds that continue it. */
  borderHex: string
  /** Variance of the Laplacian with the photo's longer side at 640 px; under about 60 is soft. */
  sharpness: number
  /** A shadow was found attached to the product and left out of the matte. */
  shadowAttached: boolean
  /**
   * The cut-out that was refused, and the reason; undefined for a cut-out, and if nothing was found. It is for
   * cutOutAnyway alone, which makes a cut-out of the photo when its owner asks for one; nothing else may show it.
   */
  refused: RefusedMatte | undefined
}
