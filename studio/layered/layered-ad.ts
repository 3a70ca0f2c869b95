import type { Box } from '#contract/ads/report.ts'
import type { Part, TextRole } from '../layers/layout.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { UsedFont } from '../type/fonts/fonts-of-text.ts'

/**
 * A finished ad as elements that lie over each other, the lowest first. Laid over each other, they are the ad's
 * picture. Files that are opened elsewhere are made of this and of nothing else. Lengths are canvas pixels.
 */
export interface LayeredAd {
  widthPx: number
  heightPx: number
  /** The finished picture. */
  pixels: Pixels
  /** The picture without its texts. */
  textless: Pixels
  elements: AdElement[]
}

export type AdElement = PictureElement | TextElement

/** Pixels of a part: a ground, a product, a shadow, the plate of a button. */
export interface PictureElement {
  kind: 'picture'
  part: Part
  role: PictureRole
  /** Whole pixels within the canvas. */
  box: Box
  /** Straight RGBA of the box. */
  rgba: Uint8ClampedArray
  /** The same as outlines, where all of it is flat shapes in plain colors. */
  outlines?: Outline[]
}

/** A flat shape by its path in SVG's notation, in canvas pixels. */
export interface Outline {
  path: string
  fill?: string
  stroke?: { color: string; widthPx: number; isRound: boolean }
  opacity: number
}

export type PictureRole = 'ground' | 'shadow' | 'product' | 'photo' | 'logo' | 'shape'

/** A run of text that is still text. */
export interface TextElement {
  kind: 'text'
  part: TextRole
  /** The words before line breaking. */
  text: string
  lines: ElementLine[]
  sizePx: number
  trackingPx: number
  /** Added to each space between words. */
  wordSpacePx: number
  color: string
  /** Ink of all lines before rotation. */
  box: Box
  /** Degrees clockwise about the center of `box`. */
  rotation: number
  /** Line through an old price. */
  strike?: Box
  direction: 'ltr' | 'rtl'
  language: string
  /** Fonts, best first: each sets what those before it lack. */
  fonts: UsedFont[]
  isSingleFont: boolean
  /** The text as the painter sets it, for programs that show no live text. */
  picture: { box: Box; rgba: Uint8ClampedArray }
}

/** A line by its pen position on the canvas before rotation. */
export interface ElementLine {
  text: string
  x: number
  baseline: number
  box: Box
}
