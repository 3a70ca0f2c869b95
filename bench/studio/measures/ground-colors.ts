import type { Rgb } from 'culori'
import type { Layout } from '#studio/index.ts'
import type { Box } from '#contract/ads/report.ts'
import { pictureBox } from './layers.ts'
import type { MeasuredPicture } from './picture.ts'
import type { PlacedMatte } from './placed-matte.ts'

/** A color outside of product and photo, and its number of pixels. */
export interface GroundColor {
  color: Rgb
  pixels: number
}

/** Minimum ground: with less of the canvas left, the picture is the ad and its ground says nothing. */
const MIN_SHARE = 0.05

/** Counts the ground's colors in steps of 8, which no eye sees: few enough remain to examine each once. */
export function groundColors(layout: Layout, picture: MeasuredPicture, matte: PlacedMatte | undefined): GroundColor[] {
  const photos = layout.layers.filter((layer) => layer.kind === 'photo' || layer.kind === 'backdrop').map(pictureBox)
  const counts = new Uint32Array(1 << 15)
  let outside = 0
  for (let index = 0; index < picture.widthPx * picture.heightPx; index += 1) {
    const [x, y] = [index % picture.widthPx, Math.floor(index / picture.widthPx)]
    const isProduct = matte && matte.kind !== 'whole' && matte.alpha[index]! > 8
    if (isProduct || photos.some((photo) => covers(photo, x, y))) continue
    const [red, green, blue] = [picture.data[index * 3]!, picture.data[index * 3 + 1]!, picture.data[index * 3 + 2]!]
    counts[((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)]! += 1
    outside += 1
  }
  if (outside < MIN_SHARE * picture.widthPx * picture.heightPx) return []
  return [...counts].flatMap((pixels, key) => (pixels > 0 ? [{ color: colorOf(key), pixels }] : []))
}

function covers(box: Box, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height
}

/** Returns the middle of the step. */
function colorOf(key: number): Rgb {
  const [r, g, b] = [key >> 10, (key >> 5) & 31, key & 31].map((step) => (step * 8 + 4) / 255) as [
    number,
    number,
    number,
  ]
  return { mode: 'rgb', r, g, b }
}

/** Returns the share of the pixels whose color passes; undefined if there are none. */
export function shareOf(colors: readonly GroundColor[], passes: (color: Rgb) => boolean): number | undefined {
  const all = colors.reduce((sum, { pixels }) => sum + pixels, 0)
  if (all === 0) return undefined
  return colors.reduce((sum, { color, pixels }) => sum + (passes(color) ? pixels : 0), 0) / all
}
