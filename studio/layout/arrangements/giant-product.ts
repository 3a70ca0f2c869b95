import { bottom, type Box, right, rounded } from '../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Placement } from '../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../layers/placement.ts'

/** A product larger than its canvas: on a poster it leaves at the end, on a banner at head or foot too. Undefined where it is not that large. */
export function placeGiant(context: ComposeContext, room: Box): Placement | undefined {
  return context.canvas.isLow ? along(context, room) : bleed(context, room)
}

/** The share of the product's width that lies outside the picture. */
const BLEED = 0.17
/** In shares of the canvas. */
const WIDEST = 1.15

/** As large as the room and the photo's own pixels allow, leaving at the right; undefined where that is not giant. */
function bleed(context: ComposeContext, room: Box): Placement | undefined {
  const { widthPx: w } = context.canvas
  const { widthPx, heightPx } = context.hero.product!
  const scale = Math.min((WIDEST * w) / widthPx, room.height / heightPx, MAX_ENLARGEMENT)
  const width = Math.round(widthPx * scale)
  const height = Math.round(heightPx * scale)
  if (width < (context.canvas.isSmall ? 0.62 : 0.78) * w) return undefined
  const x = Math.round(Math.max(w - (1 - BLEED) * width, 0.05 * w))
  if (x + width < w + 0.1 * width) return undefined
  const box = { x, y: Math.round(bottom(room) - height), width, height }
  return { box, rotation: 0, zone: { ...room, x, width } }
}

/** On a banner the product leaves at the top or the foot too: its length is the banner's own. */
function along({ hero }: ComposeContext, room: Box): Placement {
  const { widthPx, heightPx } = hero.product!
  const height = room.height / (1 - BLEED)
  const width = Math.min((height * widthPx) / heightPx, room.width)
  const zone = { x: right(room) - width, y: room.y, width, height }
  return { box: rounded({ ...zone, height: (width * heightPx) / widthPx }), rotation: 0, zone }
}
