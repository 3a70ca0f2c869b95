import type { Box } from '#contract/report.ts'
import { chooseCrop } from '../photo/choose-crop.ts'
import { measureSaliency } from '../photo/saliency.ts'
import { right } from './box.ts'
import type { Kit } from './kit.ts'
import type { PhotoLayer } from './layout.ts'
import { cutsProduct } from './photo-crop.ts'
import { MAX_ENLARGEMENT } from './placement.ts'

/** Share of what stands out in a photo that a crop may leave out. */
const LOST_MAX = 0.3

/**
 * The photo cropped to fill a box wholly, whatever form it is then shown in. Undefined where it is too small for that, or
 * where the crop would lose what it shows.
 */
export function croppedPhoto(kit: Kit, box: Box): PhotoLayer | undefined {
  const { pixels, study } = kit.photos[0]!
  const crop = chooseCrop(pixels, study, box.width / box.height)
  if (box.width > crop.width * MAX_ENLARGEMENT || box.height > crop.height * MAX_ENLARGEMENT) return undefined
  // A strip shows a glimpse of a scene, whatever is left out.
  if (cutsProduct(kit, crop) || (kit.stage.shape !== 'strip' && lostShare(kit, crop) > LOST_MAX)) return undefined
  return { kind: 'photo', photo: 0, crop, box, radius: 0 }
}

function lostShare({ photos }: Kit, crop: Box): number {
  const { pixels } = photos[0]!
  const map = measureSaliency(pixels)
  const scale = pixels.widthPx / map.widthPx
  let kept = 0
  map.weights.forEach((weight, at) => {
    const x = ((at % map.widthPx) + 0.5) * scale
    const y = (Math.floor(at / map.widthPx) + 0.5) * scale
    if (x >= crop.x && x <= right(crop) && y >= crop.y && y <= crop.y + crop.height) kept += weight
  })
  return 1 - kept
}
