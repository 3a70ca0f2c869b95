import { createRandom } from '../../random.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Frond, Placement } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'
import type { PodiumSet } from './podium-set.ts'

/** An arch on most seeds, on the others a disc like a low sun: both as wide as the words leave room. */
export function columnBack(
  { direction }: ComposeContext,
  o: { cx: number; rx: number; middle: number; foot: number },
): PodiumSet['back'] {
  const sun = createRandom(direction.seed, 'podium', 'back').next() < 0.35
  return sun
    ? { type: 'disc', center: [o.cx, o.middle], rx: o.rx, top: o.middle - o.rx, foot: o.foot }
    : { type: 'arch', center: [o.cx, 0], rx: o.rx, top: (0.06 * o.foot) / 0.86, foot: o.foot }
}

/** Leaves that hang in from the side, otherwise on every seed; on some there are none. */
export function growFronds({ direction }: ComposeContext, o: { x: number; y: number; reach: number }): Frond[] {
  const random = createRandom(direction.seed, 'podium', 'leaves')
  if (random.next() < 0.2) return []
  return [
    {
      base: [o.x, o.y + random.between(-0.05, 0.06) * o.reach],
      angle: random.between(122, 142),
      lengthPx: random.between(0.52, 0.66) * o.reach,
      bend: random.between(-0.2, -0.1),
    },
    {
      base: [o.x, o.y + random.between(0.36, 0.52) * o.reach],
      angle: random.between(196, 212),
      lengthPx: random.between(0.42, 0.54) * o.reach,
      bend: random.between(0.12, 0.22),
    },
  ]
}

/** Half the width of an arch about a product. */
export function archRadius({ canvas }: ComposeContext, { box }: Placement): number {
  return Math.min(0.245 * canvas.widthPx, Math.max(0.18 * canvas.widthPx, 0.58 * box.width))
}

/** An arch about a product beside the words; a low sun, clear of the words, behind a wide one. */
export function stageBack(
  context: ComposeContext,
  placement: Placement,
  o: { beside: boolean; zoneTop: number; drumTop: number },
): PodiumSet['back'] {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const bounds = placedBounds(placement)
  const middle = bounds.x + bounds.width / 2
  if (o.beside) {
    return {
      type: 'arch',
      center: [middle, 0],
      rx: archRadius(context, placement),
      top: Math.max(0.155 * h, bounds.y - 0.14 * s),
      foot: o.drumTop,
    }
  }
  const centerY = bounds.y + bounds.height * 0.55
  // A rim's line runs a twentieth wider than the disc.
  const rx = Math.min(0.36 * w, bounds.width * 0.5, (centerY - o.zoneTop + 0.008 * s) / 1.06)
  return { type: 'disc', center: [middle, centerY], rx, top: bounds.y, foot: h }
}
