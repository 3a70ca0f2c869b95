import { middleOf } from '../layers/box.ts'
import type { Box } from '#contract/report.ts'
import { chooseCrop } from '../../photo/choose-crop.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { PhotoLayer } from '../layers/layout.ts'
import { cutsProduct } from './photo-crop.ts'
import { shownShare } from './shown-share.ts'
import { MAX_ENLARGEMENT } from '../layers/placement.ts'

/** Share of what stands out in a photo that a crop may leave out. */
const LOST_MAX = 0.3

/**
 * The photo cropped to fill a box wholly, what it shows clear of the part at the left that a cut may take. Undefined where
 * it is too small for that, or where the crop would lose what it shows.
 */
export function croppedPhoto(context: ComposeContext, box: Box, cutLeft = 0): PhotoLayer | undefined {
  const { pixels } = context.photos[0]!
  const crops = clearCrops(context, box, { left: cutLeft })
  const { crop } = crops
  if (box.width > crop.width * MAX_ENLARGEMENT || box.height > crop.height * MAX_ENLARGEMENT) return undefined
  // A banner shows a glimpse of a scene, whatever is left out.
  if (cutsProduct(context, crop) || (!context.canvas.isLow && shownShare(pixels, crop) < 1 - LOST_MAX)) return undefined
  return { kind: 'photo', photo: 0, ...crops, box, radius: 0 }
}

/**
 * The crops with which a photo fills a box while what it shows stays clear of its left (and lower) part: for the
 * composition as it is written, and the other way round.
 */
export function clearCrops(
  context: ComposeContext,
  { width, height }: Box,
  { left = 0, bottom = 0 }: { left?: number | undefined; bottom?: number | undefined },
): { crop: Box; cropMirrored?: Box } {
  const { pixels, study } = context.photos[0]!
  const whole = chooseCrop(pixels, study, width / height)
  if (left + bottom === 0) return { crop: whole }
  const scale = whole.width / width
  const clear = chooseCrop(pixels, study, (width - left) / (height - bottom))
  const [middleX, middleY] = middleOf(clear)
  const y = clamp(middleY - ((height - bottom) / 2) * scale, pixels.heightPx - whole.height)
  const at = (start: number): Box => ({ ...whole, x: clamp(middleX - start * scale, pixels.widthPx - whole.width), y })
  return { crop: at(left + (width - left) / 2), cropMirrored: at((width - left) / 2) }
}

function clamp(value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(0, value)))
}
