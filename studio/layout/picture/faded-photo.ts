import type { Box } from '#contract/report.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { PhotoLayer } from '../layers/layout.ts'
import { clearCrops } from './cropped-photo.ts'
import { cutsProduct } from './photo-crop.ts'
import { shownShare } from './shown-share.ts'

type Fades = NonNullable<PhotoLayer['fade']>

/** Less than other photos: a scene that is enlarged further shows its softness beside the sharp words. */
const ENLARGED_MAX = 1.4
/** A photo that fills less of its box, in one direction, is for another family. */
const FILLED_SHARE = 0.6
/** Of a side that a photo does not reach, over how much of its own length it fades there. */
const SHORT_FADE = 0.2
/** Of a fade, how much shows too little to count. */
const UNSEEN = 0.6
/** Share of what stands out in a photo that may lie where it fades or is cut away. */
const FADED_MAX = 0.3

/**
 * The photo in a box, what it shows clear of the sides that fade. One that is too small for the box keeps its right (or
 * its upper) edge and fades at the sides that it does not reach. Undefined where it would fill too little of the box, or
 * where too much of what it shows would fade away.
 */
export function fadedPhoto(context: ComposeContext, box: Box, fade: Fades): PhotoLayer | undefined {
  const { pixels } = context.photos[0]!
  const width = Math.round(Math.min(box.width, pixels.widthPx * ENLARGED_MAX))
  const height = Math.round(Math.min(box.height, pixels.heightPx * ENLARGED_MAX))
  if (width < FILLED_SHARE * box.width || height < FILLED_SHARE * box.height) return undefined
  const shown = { x: box.x + box.width - width, y: box.y, width, height }
  const left = Math.max(fade.left ?? 0, width < box.width ? SHORT_FADE * width : 0)
  const foot = Math.max(fade.bottom ?? 0, height < box.height ? SHORT_FADE * height : 0)
  const crops = clearCrops(context, shown, { left, bottom: foot })
  const seen = (UNSEEN * crops.crop.width) / width
  const [clearLeft, clearRight, clearFoot] = [seen * left, seen * (fade.right ?? 0), seen * foot]
  const { x, y } = crops.crop
  const [cropWidth, cropHeight] = [crops.crop.width - clearLeft, crops.crop.height - clearFoot]
  if (cutsProduct(context, { x: x + clearLeft, y, width: cropWidth, height: cropHeight })) return undefined
  const clear = { x: x + clearLeft, y, width: cropWidth - clearRight, height: cropHeight }
  // A banner shows a glimpse of a scene, whatever is left out.
  if (!context.canvas.isLow && shownShare(pixels, clear) < 1 - FADED_MAX) return undefined
  return { kind: 'photo', photo: 0, ...crops, box: shown, radius: 0, fade: { ...fade, left, bottom: foot } }
}
