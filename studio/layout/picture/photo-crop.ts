import type { Box } from '#contract/report.ts'
import { calmRegions } from '../../photo/calm-regions.ts'
import { chooseCrop } from '../../photo/choose-crop.ts'
import type { Pixels } from '../../photo/pixels.ts'
import { contains, wholeOf } from '../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { PhotoLayer } from '../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../layers/placement.ts'

/** A photo that fills less of its box than this, in one direction, is framed whole instead of cropped. */
const FILLED_SHARE = 0.6
/** Least margin round a photo that is too small to bleed: less looks like a mistake. */
const INSET_SHARE = 0.05

/**
 * The hero photo in a box of the canvas, cropped to its subject. No photo is enlarged beyond its limit: one that is too
 * small to fill the box stands inside it with an even margin. A very small one, and one of whose product the crop would cut
 * a part away, is framed whole.
 */
export function photoLayer(context: ComposeContext, box: Box): PhotoLayer {
  const { pixels, study } = context.photos[0]!
  const inner = largestInside(pixels, box)
  if (inner.width < FILLED_SHARE * box.width || inner.height < FILLED_SHARE * box.height)
    return framedPhoto(context, box)
  const crop = chooseCrop(pixels, study, inner.width / inner.height)
  if (cutsProduct(context, crop)) return framedPhoto(context, box)
  return { kind: 'photo', photo: 0, crop, box: inner, radius: inner.width < box.width ? cornerRadius(context) : 0 }
}

/** The box itself, or the part of it, less an even margin, that the photo can fill within its limit of enlargement. */
function largestInside(pixels: Pixels, box: Box): Box {
  const spareX = box.width - pixels.widthPx * MAX_ENLARGEMENT
  const spareY = box.height - pixels.heightPx * MAX_ENLARGEMENT
  if (spareX <= 0 && spareY <= 0) return box
  const margin = Math.ceil(Math.max(INSET_SHARE * Math.min(box.width, box.height), spareX / 2, spareY / 2))
  return { x: box.x + margin, y: box.y + margin, width: box.width - 2 * margin, height: box.height - 2 * margin }
}

/** Cells of a 12 x 12 grid over the photo that are busier than this (grey levels) hold something to be seen. */
const BUSY_DEVIATION = 14
/** Share of them that a crop may leave out. */
const LOST_SHARE = 0.06

/** Whether a crop would cut into a product on a plain ground. In a scene there is always something to leave out. */
export function cutsProduct({ photos }: Pick<ComposeContext, 'photos'>, crop: Box): boolean {
  const { pixels, study } = photos[0]!
  if (study.subject) return !contains(crop, study.subject, 0.02 * pixels.widthPx)
  if (!study.kind.startsWith('plain')) return false
  const whole = wholeOf(pixels)
  const { columns, rows, deviation } = calmRegions(pixels, whole)
  let busy = 0
  let lost = 0
  deviation.forEach((value, cell) => {
    if (value < BUSY_DEVIATION) return
    const x = ((cell % columns) + 0.5) * (whole.width / columns)
    const y = (Math.floor(cell / columns) + 0.5) * (whole.height / rows)
    busy += 1
    if (!contains(crop, { x, y, width: 0, height: 0 })) lost += 1
  })
  return lost > LOST_SHARE * busy
}

function cornerRadius(context: ComposeContext): number {
  const { style } = context.direction
  return style === 'bold' || style === 'luxury'
    ? 0
    : Math.round((style === 'playful' ? 0.04 : 0.016) * context.canvas.side)
}

/** No more of a small photo's side is rounded off. */
const ROUNDED_SHARE = 0.12

/** The whole photo inside the box less a margin, at most at its limit of enlargement, its corners rounded. */
export function framedPhoto(context: ComposeContext, box: Box): PhotoLayer {
  const { pixels } = context.photos[0]!
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
    crop: wholeOf(pixels),
    box: {
      x: Math.round(box.x + (box.width - width) / 2),
      y: Math.round(box.y + (box.height - height) / 2),
      width,
      height,
    },
    radius: Math.min(cornerRadius(context), Math.round(ROUNDED_SHARE * Math.min(width, height))),
  }
}
