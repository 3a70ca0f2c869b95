import { makeAction } from '../blocks/call-to-action.ts'
import { type ComposeContext, pictureStart, productAspect, run } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { stackMessage } from '../blocks/message.ts'
import { hasOffer, makeOffer } from '../blocks/offer.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { poolSet } from '../sets/pool-set.ts'
import { offerLook } from '../sets/words-look.ts'
import { dressSet } from '../sets/product-set.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { placeOnBaseline } from '../blocks/text-run.ts'
import type { Family } from './family.ts'

/** Pool: one pool of light behind the product on a dark glossy slab, fine type, much left unsaid. */
export const poolFamily: Family = {
  tried: { cutOut: { luxury: [1, 'dark'], modern: [5, 'dark'] } },
  sceneName: ({ layers }) =>
    layers.some((layer) => layer.kind === 'material' && layer.material === 'drape') ? 'velvet' : 'stone slab',
  offeredAs: 'one pool of light in the dark',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  compose(context) {
    const compose = { square, portrait, rectangle, banner }[context.canvas.shape]
    return compose(context)
  },
}

/** On the slab, a little right of the middle of its zone. */
const STANDING = { anchor: 'foot', alignX: 0.72 } as const

function square(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.083 * w
  const base = 0.79 * h
  const tallProduct = productAspect(context) < 0.8
  const start = pictureStart(context, 0.47)
  const beside = { x: start * w, y: 0.1 * h, width: (0.94 - start) * w, height: base - 0.1 * h }
  const upright = placeProduct(context.hero, beside, STANDING)
  const message = stackMessage(context, {
    x,
    y: 0.083 * h,
    width: tallProduct ? placedBounds(upright).x - x - 0.045 * s : 0.7 * w,
    height: tallProduct ? 0.52 * h : 0.33 * h,
    headline: { max: 0.138 * s, min: 0.07 * s, lines: tallProduct ? 4 : 2 },
    nameSize: 0.029 * s,
    nameColor: poolSet.look(context).accent,
    nameTracking: 0.04,
    supportSize: 0,
  })
  if (!message) return undefined
  const top = message.box.y + message.box.height + 0.025 * s
  const under = { x: 0.2 * w, y: top, width: 0.75 * w, height: base - top }
  const placement = tallProduct ? upright : placeProduct(context.hero, under, STANDING)
  const foot = slabFoot(context, {
    x,
    width: 0.834 * w,
    baseline: 0.926 * h,
    price: 0.062 * s,
    support: 0.032 * s,
    action: 0.03 * s,
  })
  return foot && [...dressSet(context, poolSet, { placement, base }), ...message.layers, ...foot]
}

function portrait(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const message = stackMessage(context, {
    x: 0.083 * w,
    y: 0.162 * h,
    width: 0.834 * w,
    height: 0.24 * h,
    headline: { max: 0.2 * s, min: 0.08 * s, lines: 3 },
    nameSize: 0.033 * s,
    nameColor: poolSet.look(context).accent,
    nameTracking: 0.04,
    supportSize: 0,
    align: 'center',
  })
  if (!message) return undefined
  const top = message.box.y + message.box.height + 0.02 * h
  const base = 0.672 * h
  const zone = { x: 0.1 * w, y: top, width: 0.8 * w, height: base - top }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.5 })
  const foot = slabFoot(context, {
    x: 0.083 * w,
    width: 0.834 * w,
    baseline: 0.784 * h,
    // With an offer in words over it a price needs less.
    price: (context.direction.words.badge ? 0.076 : 0.1) * s,
    support: 0.037 * s,
    action: 0.039 * s,
  })
  return foot && [...dressSet(context, poolSet, { placement, base }), ...message.layers, ...foot]
}

function rectangle(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const x = 20
  const tallProduct = productAspect(context) < 1.1
  const base = 0.79 * h
  const start = pictureStart(context, productAspect(context) < 0.8 ? 0.58 : 0.5)
  const beside = { x: start * w, y: 22, width: (0.96 - start) * w, height: base - 22 }
  const upright = placeProduct(context.hero, beside, STANDING)
  const message = stackMessage(context, {
    x,
    y: 20,
    width: tallProduct ? placedBounds(upright).x - x - 8 : w - 2 * x,
    height: tallProduct ? 130 : 78,
    headline: { max: 36, min: 19, lines: tallProduct ? 4 : 2 },
    nameSize: 12.5,
    nameColor: poolSet.look(context).accent,
    supportSize: 0,
    air: 0.8,
  })
  if (!message) return undefined
  const top = message.box.y + message.box.height + 8
  const under = { x: 0.3 * w, y: top, width: 0.66 * w, height: base - top }
  const placement = tallProduct ? upright : placeProduct(context.hero, under, STANDING)
  const foot = slabFoot(context, { x, width: w - 2 * x, baseline: h - 24, price: 24, support: 0, action: 13 })
  return foot && [...dressSet(context, poolSet, { placement, base }), ...message.layers, ...foot]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const look = poolSet.look(context)
  const base = 0.86 * context.canvas.heightPx
  return arrangeBanner(context, {
    look,
    words: { soft: look.accent },
    tune: { start: 26, end: 24, from: 0.436813, gap: 26, top: 6, foot: 8 },
    picture: bannerProduct(context, { anchor: 'foot', alignX: 0.5 }),
    dress: ({ picture }) => ({ behind: dressSet(context, poolSet, { ...picture, base }) }),
  })
}

/** Of the price's size, the size of the offer's words. */
function badgeShare({ canvas }: ComposeContext): number {
  return canvas.shape === 'portrait' ? 0.5 : 0.7
}

/** Support over price at the left, the invitation at the right; price and invitation share a baseline. */
function slabFoot(
  context: ComposeContext,
  o: { x: number; width: number; baseline: number; price: number; support: number; action: number },
): Layer[] | undefined {
  const { words } = context.direction
  const { canvas } = context
  const look = poolSet.look(context)
  const size = Math.max(o.action, canvas.smallText)
  const action = makeAction(context, { ...look.action, size, height: o.action * 2.5, maxWidth: o.width * 0.5 })
  if (!action) return undefined
  const leftWidth = o.width - action.widthPx - 0.04 * o.width
  const offer = makeOffer(context, {
    ...offerLook(look, o.price, badgeShare(context)),
    size: o.price,
    maxWidth: leftWidth,
  })
  if (!offer && hasOffer(context)) return undefined
  const actionBottom = o.baseline + (canvas.buttonsAllowed ? o.action * 0.85 : o.action * 0.5)
  const actionX = o.x + o.width - action.widthPx
  const layers = [...(offer?.at(o.x, o.baseline) ?? []), ...action.at(actionX, actionBottom - action.heightPx)]
  if (words.badge || !words.support || o.support === 0) return layers
  const support = run(context, 'support', words.support, {
    max: Math.max(o.support, canvas.smallText),
    min: canvas.smallText,
    width: offer ? o.width * 0.8 : leftWidth,
    lines: offer ? 1 : 2,
  })
  if (!support) return layers
  return [placeOnBaseline(support, o.x, offer ? o.baseline - offer.heightPx - o.price * 0.62 : o.baseline), ...layers]
}
