import { overlap } from '../../layers/box.ts'
import { area, between, gapBetween, type Part, type View } from './view.ts'

/** Mean intersection over union of the parts; a label on its own button is one part with it. */
const IOU_BAD = 0.02
/** Words nearer to a photo than this share of the shorter side look as if they had slipped; half of it is as bad as touching. */
const AIR_SHARE = 0.024
/** Runs of words want this share of the smaller one's size between them. */
const LINE_AIR = 0.44
/** On a banner or a rectangle everything is nearer. */
const AIR_MIN_PX = 4.5
/** A photo of at least this share of the canvas fills it. */
const FULL_SHARE = 0.85

/** No two things share a place, and none stands so near another that it looks like an accident. */
export function scoreOverlap(view: View): number {
  const { parts, canvas } = view
  let iou = 0
  let pairs = 0
  let tightest = 1
  for (const [index, first] of parts.entries()) {
    for (const second of parts.slice(index + 1)) {
      if (isMeant(view, first.role, second.role)) continue
      pairs += 1
      const shared = overlap(first.box, second.box)
      iou += shared / (area(first.box) + area(second.box) - shared)
      const sizes = [first, second].flatMap(({ sizePx }) => sizePx ?? [])
      const wanted = sizes.length < 2 ? AIR_SHARE * canvas.side : LINE_AIR * Math.min(...sizes)
      const air = Math.max(AIR_MIN_PX, wanted)
      tightest = Math.min(tightest, between(gapBetween(first.box, second.box), air, air / 2))
    }
  }
  if (pairs === 0) return 1
  return 0.5 * between(iou / pairs, 0, IOU_BAD) + 0.5 * tightest
}

/**
 * What an offer says stands close together, on a sticker too. The bounds of a cut-out are mostly air, and a photo that fills the ad is its
 * ground: whether words lie on a product is told from its matte (see occlusion).
 */
function isMeant({ placement, picture, canvas }: View, ...pair: Part['role'][]): boolean {
  if (pair.every((role) => role === 'price' || role === 'old-price' || role === 'badge')) return true
  if (!pair.includes('picture')) return false
  return placement !== undefined || area(picture) > FULL_SHARE * canvas.widthPx * canvas.heightPx
}
