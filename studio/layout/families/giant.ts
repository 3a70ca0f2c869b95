import { bottom, right } from '../../basics/boxes.ts'
import { type Box, rounded } from '../../layers/box.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Placement } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'
import { panelLook, panelSet } from '../sets/panel-set.ts'
import { poolSet } from '../sets/pool-set.ts'
import { windowSet } from '../sets/room-set.ts'
import { isSizeShape } from '../../canvas/shape-rules.ts'
import { inSet } from './in-set.ts'

/**
 * Giant: a low, wide product that leaves the picture at the right by nearly a fifth, because a bleed of a few percent
 * looks like an accident.
 */
export const giantFamily = inSet({
  tried: { cutOut: { clean: [5, 'light'], corporate: [4, 'mixed'], modern: [4, 'dark'] } },
  offeredAs: 'the product very large',
  holds: { outdoors: 'last', worn: 'last' },
  bestFor: 'wide',
  // A tower is so narrow that any product can leave it. Glasses that lie without one lens look broken.
  suits: (context) =>
    (context.hero.standing || context.direction.use !== 'worn') &&
    (isSizeShape(context.canvas.shape) || productAspect(context) >= LOWEST_ASPECT),
  set: (context) => (isOnPanel(context) ? panelSet : context.direction.style === 'modern' ? poolSet : windowSet),
  closing: (context) => (isOnPanel(context) ? panelLook(context) : undefined),
  setOptions: ({ canvas: { widthPx: width, heightPx: h } }, { box }) => {
    const y = bottom(box) - HORIZON * box.height
    return { panel: { x: 0, y, width, height: h - y } }
  },
  place: (context, room) => (context.canvas.isLow ? along(context, room) : bleed(context, room)),
  poster: ({ direction }) => ({
    tune: { headline: direction.style === 'modern' ? 0.15 : 0.115, name: 'foot', lift: 1.3, words: 0.75 },
  }),
  banner: { from: 0.351648, top: 9, foot: 0 },
  orders: { tower: ['words first'], board: [], small: [] },
})

/** Returns true if the floor is corporate's panel, which needs a canvas that is high enough. */
function isOnPanel({ canvas, direction }: ComposeContext): boolean {
  return direction.style === 'corporate' && !canvas.isLow
}

/** Height of the panel's top above the product's foot, in shares of the product's height. */
const HORIZON = 0.24
/** Aspect ratio (width over height) from which a product can be a horizon. */
const LOWEST_ASPECT = 1.5

/** Share of the product's width that lies outside the picture. */
const BLEED = 0.17
/** Greatest width of the product, in shares of the canvas's. */
const WIDEST = 1.15

/**
 * Places the product as large as the room and the photo's own pixels allow, leaving at the right. Returns undefined if
 * that is not giant.
 */
function bleed({ canvas, hero }: ComposeContext, room: Box): Placement | undefined {
  const { widthPx: w, isSmall } = canvas
  const { widthPx, heightPx } = hero.product!
  const scale = Math.min((WIDEST * w) / widthPx, room.height / heightPx, MAX_ENLARGEMENT)
  const width = Math.round(widthPx * scale)
  const height = Math.round(heightPx * scale)
  if (width < (isSmall ? 0.62 : 0.78) * w) return undefined
  const x = Math.round(Math.max(w - (1 - BLEED) * width, 0.05 * w))
  if (x + width < w + 0.1 * width) return undefined
  const box = { x, y: Math.round(bottom(room) - height), width, height }
  return { box, rotation: 0, zone: { ...room, x, width } }
}

/** Places the product on a banner, where it leaves at the head or the foot too: its length is the banner's own. */
function along({ hero }: ComposeContext, room: Box): Placement {
  const { widthPx, heightPx } = hero.product!
  const height = room.height / (1 - BLEED)
  const width = Math.min((height * widthPx) / heightPx, room.width)
  const zone = { x: right(room) - width, y: room.y, width, height }
  return { box: rounded({ ...zone, height: (width * heightPx) / widthPx }), rotation: 0, zone }
}
