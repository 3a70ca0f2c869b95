import { centreLook } from '../sets/centre-look.ts'
import { standInMiddle } from '../sets/centre-product.ts'
import { centreScene } from '../sets/centre-scene.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { columnFoot, footColumn, topOf } from './studio-foot.ts'

/** From this width over height on a product is larger under the words than beside them. */
const WIDE_ASPECT = 1.3
/** What cannot stand hovers, a little turned. */
const TILT = -4

/**
 * On a small rectangle one axis for words and product leaves neither of them room: the product keeps its light, its whole
 * height and the end of the canvas, and everything that is said stands in a column before it.
 */
export function centreAside(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const look = centreLook(context)
  if (look.planed || productAspect(context) > WIDE_ASPECT) return undefined
  const x = 18
  const base = 0.93 * h
  const rotation = context.hero.standing ? 0 : TILT
  const zone = { x: 0.47 * w, y: 0.06 * h, width: 0.5 * w, height: base - 0.06 * h }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.62, rotation })
  const bounds = placedBounds(placement)
  const width = bounds.x - x - 12
  const words = {
    ink: look.ink,
    soft: look.onFloor,
    accent: look.accent,
    price: look.price,
    action: look.action,
  }
  const foot = columnFoot(context, words, footColumn(context, x, width))
  if (!foot) return undefined
  const y = 19
  const message = leadMessage(context, words, { x, y, width, height: topOf(foot) - 12 - y, lines: 5, named: true })
  if (!message) return undefined
  const free = bounds.x + bounds.width / 2 - x - width
  const set = { placement, base, light: 0, foot: topOf(foot), free }
  return [...centreScene(context, look, set), ...standInMiddle(context, look, placement), ...message.layers, ...foot]
}
