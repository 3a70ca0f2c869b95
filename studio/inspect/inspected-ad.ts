import type { Box } from '#contract/ads/report.ts'
import { hexToRgb } from '../color/luminance.ts'
import type { Layout, TextLayer } from '../layers/layout.ts'
import { makeCanvas, type Canvas } from '../canvas/canvas.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { Backdrop, PaintedAd } from '../paint/paint-layout.ts'
import { paintText } from '../paint/paint-text.ts'
import { newSurface, release } from '../paint/surface.ts'
import type { Logo } from '../photo/clean-logo.ts'
import { ALPHA_BITS, type Pixels, wholePixels } from '../photo/pixels/pixels.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { measureContrast } from './contrast.ts'

/** A painted ad with everything that more than one check needs, measured once. */
export interface InspectedAd {
  layout: Layout
  canvas: Canvas
  photos: readonly StudiedPhoto[]
  typesetter: Typesetter
  logo: Logo | undefined
  /** The canvas as the last layer left it. */
  pixels: Pixels
  runs: PaintedRun[]
}

/** A run of text: how it should look, and how it does. All pixels are of `box`: whole canvas pixels, on the canvas. */
export interface PaintedRun {
  layer: TextLayer
  box: Box
  /** RGBA before the run was painted. */
  behind: Uint8ClampedArray
  /** RGBA (straight) of the run alone, and how much of each pixel it covers: 0 to 255. */
  drawn: Uint8ClampedArray
  coverage: Uint8Array
  /** Upright bounds of the run's ink on the canvas; undefined when it has none there. */
  ink: Box | undefined
  /** The 10th percentile of the ratio between the painted ink and the pixels behind it. */
  contrast: number
}

export function lookAt(
  layout: Layout,
  painted: PaintedAd,
  photos: readonly StudiedPhoto[],
  typesetter: Typesetter,
  logo?: Logo,
): InspectedAd {
  const { pixels, backdrops } = painted
  const runs = backdrops.map((backdrop) => measureRun(backdrop, pixels, typesetter))
  return { layout, canvas: makeCanvas(layout.format), photos, typesetter, logo, pixels, runs }
}

function measureRun({ layer, box, data }: Backdrop, pixels: Pixels, typesetter: Typesetter): PaintedRun {
  const { canvas, ctx } = newSurface(box.width, box.height)
  ctx.translate(-box.x, -box.y)
  paintText(ctx, layer, typesetter)
  const drawn = ctx.getImageData(0, 0, box.width, box.height).data
  release(canvas)
  const { coverage, bounds, solid } = readCoverage(drawn, box, hexToRgb(layer.color))
  const ink = paintedInk(layer, solid, { box, pixels })
  const contrast = measureContrast({ box, behind: data, coverage, ink })
  return { layer, box, behind: data, drawn, coverage, ink: bounds, contrast }
}

/** Coverage from which a pixel counts as ink. */
export const INK_COVERAGE = 128
/** Number of pixels of whole ink that settle its color. */
const SOLID_PIXELS_MAX = 400

/**
 * Reads the pixels of a run in one pass: how much of each it covers, where its ink ends, and some pixels of whole ink.
 */
function readCoverage(drawn: Uint8ClampedArray, box: Box, color: Rgb) {
  const coverage = new Uint8Array(box.width * box.height)
  const words = wholePixels(drawn)
  const wholeInk = color[0] | (color[1] << 8) | (255 << ALPHA_BITS)
  const solid: number[] = []
  let [left, top, right, bottom] = [box.width, box.height, -1, -1]
  for (let y = 0, index = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1, index += 1) {
      // Most of a box is empty.
      for (; x + 4 < box.width && isEmpty(words, index); x += 4) index += 4
      const word = words[index]!
      const alpha = word >>> ALPHA_BITS
      if (alpha === 0) continue
      coverage[index] = alpha
      if (alpha < INK_COVERAGE) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
      // An emoji brings colors of its own.
      if ((word & EXCEPT_BLUE) === wholeInk && solid.length < SOLID_PIXELS_MAX && index % 3 === 0) solid.push(index)
    }
  }
  const bounds =
    right < 0 ? undefined : { x: box.x + left, y: box.y + top, width: right - left + 1, height: bottom - top + 1 }
  return { coverage, bounds, solid }
}

/** Returns true if four pixels in a row are fully transparent, which is 0 in pixels that were read from a canvas. */
function isEmpty(words: Int32Array, at: number): boolean {
  return (words[at]! | words[at + 1]! | words[at + 2]! | words[at + 3]!) === 0
}

/** Bits of a pixel's red, green and alpha. */
const EXCEPT_BLUE = ~0xff0000

/** Number of whole pixels of ink below which nothing is known of its color: hairlines are all edge. */
const SOLID_PIXELS_MIN = 12

/** Returns the color that the letters really have: the mean of pixels that they cover whole. */
function paintedInk(layer: TextLayer, solid: readonly number[], { box, pixels }: { box: Box; pixels: Pixels }): Rgb {
  // Letters that the product hides in part keep their own color. Another check looks at what hides them.
  if (solid.length < SOLID_PIXELS_MIN || layer.behindProduct) return hexToRgb(layer.color)
  const sum: Rgb = [0, 0, 0]
  for (const index of solid) {
    const at = canvasOffset(pixels, box, index)
    for (const channel of [0, 1, 2] as const) sum[channel] += pixels.data[at + channel]!
  }
  return sum.map((total) => Math.round(total / solid.length)) as Rgb
}

export type Rgb = [number, number, number]

/** Returns the part of a run's box outside of which no pixel is ink, in pixels of the box; empty without ink. */
export function inkArea({ box, ink }: PaintedRun): { left: number; top: number; right: number; foot: number } {
  if (!ink) return { left: 0, top: 0, right: 0, foot: 0 }
  const [left, top] = [ink.x - box.x, ink.y - box.y]
  return { left, top, right: left + ink.width, foot: top + ink.height }
}

/** Returns the offset in the canvas's data of the pixel at `index` of a box. */
function canvasOffset(pixels: Pixels, box: Box, index: number): number {
  const x = index % box.width
  const y = (index - x) / box.width
  return ((box.y + y) * pixels.widthPx + box.x + x) * 4
}
