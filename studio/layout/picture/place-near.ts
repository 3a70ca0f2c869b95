import { bottom, right } from '../../basics/boxes.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box } from '../../layers/box.ts'
import type { Placement } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'

/** Smallest share of its width or of its height that is seen of a product that comes so near. */
const SEEN = 0.62
/** Smallest share of its box that is seen. */
const MIN_SEEN = 0.58
const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7]
/** Smallest share of it outside the canvas: with less, it is no part, and an accident. */
const MIN_OUT = 0.16
/**
 * A product from this width over height on leaves the canvas at the end, a narrower one at the foot, by which things
 * are recognized least.
 */
const WIDE = 0.72
/** Share of the canvas's height that one that leaves at the end takes where it stands beside the words. */
const HIGH = 0.86

/** Height of one that leaves at the foot, as a multiple of what is left down to the foot. */
const DEEP = 1.35

/**
 * Places the product far larger than its room: a wide one leaves the canvas at the end, any other at the foot. Returns
 * undefined if that is no close look.
 */
export function placeNear(
  { canvas, hero }: ComposeContext,
  room: Box,
  { isBeside }: { isBeside: boolean },
): Placement | undefined {
  const { widthPx, heightPx } = hero.product!
  const [toEnd, toFoot] = [canvas.widthPx - room.x, canvas.heightPx - room.y]
  // A story ends where the app lays its own bars.
  const isWide = canvas.isCovered || widthPx / heightPx > WIDE
  const seenOf = (scale: number) =>
    Math.min(1, toEnd / (scale * widthPx)) * (isWide ? 1 : Math.min(1, toFoot / (scale * heightPx)))
  const high = isBeside ? HIGH * canvas.heightPx : room.height
  const wanted = isWide
    ? Math.min(high / heightPx, toEnd / SEEN / widthPx)
    : Math.max(room.width / widthPx, (DEEP * toFoot) / heightPx)
  const max = Math.min(wanted, isWide ? Infinity : toFoot / SEEN / heightPx, MAX_ENLARGEMENT)
  const scale = STEPS.map((step) => step * max).find((one) => seenOf(one) >= MIN_SEEN)
  if (!scale) return undefined
  const [width, height] = [Math.round(scale * widthPx), Math.round(scale * heightPx)]
  const out = isWide ? room.x + width - canvas.widthPx : room.y + height - canvas.heightPx
  if (out < MIN_OUT * (isWide ? width : height)) return undefined
  const y = isWide && isBeside ? (canvas.heightPx - height) / 2 : isWide ? bottom(room) - height : room.y
  const x = isWide || width > room.width ? room.x : room.x + (room.width - width) / 2
  const box = { x: Math.round(x), y: Math.round(y), width, height }
  const zone = { x: box.x, y: box.y, width: right(box) - box.x, height: bottom(box) - box.y }
  return { box, rotation: 0, zone }
}
