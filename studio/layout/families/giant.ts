import { placeGiant } from '../arrangements/giant-product.ts'
import { bottom } from '../layers/box.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import { panelLook, panelSet } from '../sets/panel-set.ts'
import { poolSet } from '../sets/pool-set.ts'
import { windowSet } from '../sets/room-set.ts'
import type { Family } from './family.ts'
import { isSizeShape } from '../canvas/shape-rules.ts'
import { inSet } from './in-set.ts'

/**
 * Giant: a low, wide product larger than the picture, the horizon line of the ad, leaving it at the right by nearly a fifth
 * (a bleed of a few percent reads as an accident).
 */
export const giantFamily: Family = {
  tried: { cutOut: { clean: [5, 'light'], corporate: [4, 'mixed'], modern: [4, 'dark'] } },
  offeredAs: 'the product very large',
  holds: { outdoors: 'last', worn: 'last' },
  bestFor: 'wide',
  sides: 'swap',
  // A tower is so narrow that any product can leave it; glasses that lie without one lens are broken ones.
  suits: (context) =>
    (context.hero.standing || context.direction.use !== 'worn') &&
    (isSizeShape(context.canvas.shape) || productAspect(context) >= LOWEST_ASPECT),
  ...inSet({
    set: (context) => (isOnPanel(context) ? panelSet : context.direction.style === 'modern' ? poolSet : windowSet),
    closing: (context) => (isOnPanel(context) ? panelLook(context) : undefined),
    tell: ({ canvas: { widthPx: width, heightPx: h } }, { box }) => {
      const y = bottom(box) - HORIZON * box.height
      return { panel: { x: 0, y, width, height: h - y } }
    },
    place: placeGiant,
    poster: ({ direction }) => ({
      tune: { headline: direction.style === 'modern' ? 0.15 : 0.115, name: 'foot', lift: 1.3, words: 0.75 },
    }),
    banner: { from: 0.351648, top: 9, foot: 0 },
    orders: { tower: ['words first'], board: [], small: [] },
  }),
}

/** Corporate's floor is a panel, where the canvas is high enough for one. */
function isOnPanel({ canvas, direction }: ComposeContext): boolean {
  return direction.style === 'corporate' && !canvas.isLow
}

/** Of its height, how far over its foot the panel begins. */
const HORIZON = 0.24
/** Width over height from which a product can be a horizon. */
const LOWEST_ASPECT = 1.5
