import type { ComposeContext } from '../compose-context.ts'
import { bottom, type Box, right } from '../../layers/box.ts'
import type { Placement } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'

/** Of its width or of its height, what is seen at least of a product that comes so near. */
const SEEN = 0.62
/** And of its box. */
const LEAST_SEEN = 0.58
const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7]
/** With less of it outside it is no part, and an accident. */
const LEAST_OUT = 0.16
/** From this width over height on it leaves the canvas at the end, else at the foot, by which things are known least. */
const WIDE = 0.72
/** Of the canvas's height, what one that leaves at the end takes where it stands beside the words. */
const HIGH = 0.86

/** And what one that leaves at the foot would like to have of what is left of it. */
const DEEP = 1.35

/** The product far larger than its room: what is wide leaves the canvas at the end, what is not at the foot. Undefined where that is no close look. */
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
  const most = Math.min(wanted, isWide ? Infinity : toFoot / SEEN / heightPx, MAX_ENLARGEMENT)
  const scale = STEPS.map((step) => step * most).find((one) => seenOf(one) >= LEAST_SEEN)
  if (!scale) return undefined
  const [width, height] = [Math.round(scale * widthPx), Math.round(scale * heightPx)]
  const out = isWide ? room.x + width - canvas.widthPx : room.y + height - canvas.heightPx
  if (out < LEAST_OUT * (isWide ? width : height)) return undefined
  const y = isWide && isBeside ? (canvas.heightPx - height) / 2 : isWide ? bottom(room) - height : room.y
  const x = isWide || width > room.width ? room.x : room.x + (room.width - width) / 2
  const box = { x: Math.round(x), y: Math.round(y), width, height }
  const zone = { x: box.x, y: box.y, width: right(box) - box.x, height: bottom(box) - box.y }
  return { box, rotation: 0, zone }
}
