import type { Box } from '#contract/report.ts'
import { chooseCrop } from '../photo/crop.ts'
import type { Kit } from './kit.ts'
import type { PhotoLayer } from './layout.ts'
import { MAX_ENLARGEMENT } from './placement.ts'

/** A photo that fills less of its box than this, in one direction, is framed whole instead of cropped. */
const FILLED_SHARE = 0.6
/** Least margin round a photo that is too small to bleed: less looks like a mistake. */
const INSET_SHARE = 0.05

/**
 * The hero photo in a box of the canvas, cropped to its subject. No photo is enlarged beyond its limit: one that is too
 * small to fill the box stands inside it with an even margin, a very small one is framed whole.
 */
export function photoLayer(kit: Kit, box: Box, options: { focusY?: number } = {}): PhotoLayer {
  const { pixels, study } = kit.photos[0]!
  const most = { width: pixels.widthPx * MAX_ENLARGEMENT, height: pixels.heightPx * MAX_ENLARGEMENT }
  if (most.width >= box.width && most.height >= box.height) {
    return { kind: 'photo', photo: 0, crop: chooseCrop(pixels, study, box.width / box.height, options), box, radius: 0 }
  }
  const margin = Math.max(
    INSET_SHARE * Math.min(box.width, box.height),
    (box.width - most.width) / 2,
    (box.height - most.height) / 2,
  )
  const inner = { width: Math.floor(box.width - 2 * margin), height: Math.floor(box.height - 2 * margin) }
  if (inner.width < FILLED_SHARE * box.width || inner.height < FILLED_SHARE * box.height) return framedPhoto(kit, box)
  return {
    kind: 'photo',
    photo: 0,
    crop: chooseCrop(pixels, study, inner.width / inner.height, options),
    box: { x: Math.round(box.x + margin), y: Math.round(box.y + margin), ...inner },
    radius: cornerRadius(kit),
  }
}

function cornerRadius(kit: Kit): number {
  const { style } = kit.direction
  return style === 'bold' || style === 'luxury' ? 0 : Math.round((style === 'playful' ? 0.04 : 0.016) * kit.stage.side)
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
    radius: cornerRadius(kit),
  }
}
