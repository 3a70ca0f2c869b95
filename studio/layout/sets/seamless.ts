import type { Box } from '#contract/report.ts'
import type { AdStyle } from '#contract/choices.ts'
import type { PhotoKind } from '../../photo/photo-study.ts'
import { hexToOklch } from '../../color/oklch.ts'
import { fillGround } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, PhotoLayer, Stop } from '../layers/layout.ts'
import { linear } from '../layers/fill.ts'

/** Styles whose own ground is like the photo's: there the photo's ground runs on under the words, and no seam is seen. */
const LIKE_GROUNDS: Partial<Record<PhotoKind, readonly AdStyle[]>> = {
  'plain-dark': ['luxury', 'modern'],
  'plain-light': ['clean', 'corporate'],
}

export function isSeamless(context: ComposeContext, photo: PhotoLayer, edge: 'left' | 'top'): boolean {
  const styles = LIKE_GROUNDS[context.hero.kind]
  if (photo.radius > 0 || !styles?.includes(context.direction.style)) return false
  const lightness = edgeStops(context, photo.crop, edge).map(([, color]) => hexToOklch(color).l)
  return Math.max(...lightness) - Math.min(...lightness) < EVEN_EDGE
}

/** An edge whose lightness (OKLCH) varies more than this has more on it than ground. */
const EVEN_EDGE = 0.16

/** Colors read along the edge, and the share of the photo's side over which each is averaged. */
const STOPS = 9
const EDGE_SHARE = 0.025

/**
 * A ground that continues the photo beyond its left (or top) edge: the edge's own colors, drawn out across the canvas.
 */
export function continuedGround(context: ComposeContext, photo: PhotoLayer, edge: 'left' | 'top'): Layer[] {
  const stops = edgeStops(context, photo.crop, edge)
  const { box } = photo
  const from: [number, number] = edge === 'left' ? [0, box.y] : [box.x, 0]
  const to: [number, number] = edge === 'left' ? [0, box.y + box.height] : [box.x + box.width, 0]
  return [fillGround(context.canvas, linear(from, to, ...stops))]
}

function edgeStops(context: ComposeContext, crop: Box, edge: 'left' | 'top'): Stop[] {
  const { pixels } = context.photos[0]!
  return Array.from({ length: STOPS }, (_, index): Stop => {
    const share = index / (STOPS - 1)
    const box =
      edge === 'left'
        ? {
            x: crop.x,
            y: crop.y + share * crop.height * 0.96,
            width: EDGE_SHARE * crop.width,
            height: 0.04 * crop.height,
          }
        : {
            x: crop.x + share * crop.width * 0.96,
            y: crop.y,
            width: 0.04 * crop.width,
            height: EDGE_SHARE * crop.height,
          }
    return [share, meanColor(pixels, box)]
  })
}

function meanColor(pixels: { data: Uint8ClampedArray; widthPx: number; heightPx: number }, box: Box): string {
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(box.y); y < Math.min(pixels.heightPx, box.y + Math.max(1, box.height)); y += 1) {
    for (let x = Math.floor(box.x); x < Math.min(pixels.widthPx, box.x + Math.max(1, box.width)); x += 1) {
      const offset = (y * pixels.widthPx + x) * 4
      for (const channel of [0, 1, 2]) sum[channel]! += pixels.data[offset + channel]!
      count += 1
    }
  }
  return `#${sum
    .map((total) =>
      Math.round(total / Math.max(1, count))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
