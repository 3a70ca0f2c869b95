import type { Box } from '#contract/report.ts'
import { chooseCrop } from '../photo/crop.ts'
import type { Kit } from './kit.ts'
import type { PhotoLayer } from './layout.ts'
import { MAX_ENLARGEMENT } from './placement.ts'

/** A photo that fills less than this of its box in both directions is framed in it instead of bleeding off a corner. */
const BLEED_SHARE = 0.55

/**
 * The hero photo in a box of the canvas, cropped to its subject. No photo is enlarged beyond its limit: one that is too
 * small for the box takes as much of it as it can, from the edges that `anchor` names (0 left or top, 1 right or bottom), and
 * a very small one is framed whole in the middle.
 */
export function photoLayer(kit: Kit, box: Box, anchor: { x: number; y: number; focusY?: number }): PhotoLayer {
  const { pixels, study } = kit.photos[0]!
  const width = Math.min(box.width, Math.floor(pixels.widthPx * MAX_ENLARGEMENT))
  const height = Math.min(box.height, Math.floor(pixels.heightPx * MAX_ENLARGEMENT))
  if (width < BLEED_SHARE * box.width || height < BLEED_SHARE * box.height) return framedPhoto(kit, box)
  const crop = chooseCrop(pixels, study, width / height, { focusY: anchor.focusY })
  const place = {
    x: Math.round(box.x + (box.width - width) * anchor.x),
    y: Math.round(box.y + (box.height - height) * anchor.y),
    width,
    height,
  }
  return { kind: 'photo', photo: 0, crop, box: place, radius: 0 }
}

/** The whole photo inside the box less a margin, at most at its limit of enlargement, its corners rounded. */
export function framedPhoto(kit: Kit, box: Box): PhotoLayer {
  const { pixels } = kit.photos[0]!
  const margin = 0.06 * Math.min(box.width, box.height)
  const scale = Math.min(
    (box.width - 2 * margin) / pixels.widthPx,
    (box.height - 2 * margin) / pixels.heightPx,
    MAX_ENLARGEMENT,
  )
  const width = Math.max(1, Math.round(pixels.widthPx * scale))
  const height = Math.max(1, Math.round(pixels.heightPx * scale))
  return {
    kind: 'photo',
    photo: 0,
    crop: { x: 0, y: 0, width: pixels.widthPx, height: pixels.heightPx },
    box: {
      x: Math.round(box.x + (box.width - width) / 2),
      y: Math.round(box.y + (box.height - height) / 2),
      width,
      height,
    },
    radius: Math.round(0.02 * kit.stage.side),
  }
}
