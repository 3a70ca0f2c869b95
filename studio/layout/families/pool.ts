import { hexToOklch, oklchToHex, withAlpha } from '../../color/oklch.ts'
import { isDarkProduct } from '../../photo/product-tone.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import { fillGround, grain, shade, vertical } from '../sets/ground.ts'
import { type Family, type ComposeContext, pictureStart, productAspect, run } from '../compose-context.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { floorOf, pickMaterial, wallOf } from '../sets/material.ts'
import { stackMessage } from '../blocks/message.ts'
import { hasOffer, makeOffer } from '../blocks/offer.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { bannerEnd, bannerWords } from '../arrangements/banner.ts'
import { placeOnBaseline } from '../blocks/text-run.ts'

/** Pool: one pool of light behind the product on a dark glossy slab, fine type, much left unsaid. */
export const poolFamily: Family = {
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
    nameColor: context.direction.colors.accent,
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
  return foot && [...scene(context, placement, base), ...product(context, placement), ...message.layers, ...foot]
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
    nameColor: context.direction.colors.accent,
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
  return foot && [...scene(context, placement, base), ...product(context, placement), ...message.layers, ...foot]
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
    nameColor: context.direction.colors.accent,
    supportSize: 0,
    air: 0.8,
  })
  if (!message) return undefined
  const top = message.box.y + message.box.height + 8
  const under = { x: 0.3 * w, y: top, width: 0.66 * w, height: base - top }
  const placement = tallProduct ? upright : placeProduct(context.hero, under, STANDING)
  const foot = slabFoot(context, { x, width: w - 2 * x, baseline: h - 24, price: 24, support: 0, action: 13 })
  return foot && [...scene(context, placement, base), ...product(context, placement), ...message.layers, ...foot]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const { colors } = context.direction
  const end = bannerEnd(context, {
    right: w - 24,
    action: { ...actionLook(context), size: 14, height: 40 },
    offer: { ...offerLook(context, 20), size: 29 },
  })
  if (!end) return undefined
  const zone = { x: 318, y: 6, width: Math.max(60, end.x - 318 - 26), height: h - 14 }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.5 })
  const words = bannerWords(context, {
    x: 26,
    width: placedBounds(placement).x - 26 - 14,
    headline: 40,
    small: 13,
    smallColor: colors.accent,
  })
  if (!words) return undefined
  return [...scene(context, placement, 0.86 * h), ...product(context, placement), ...words, ...end.layers]
}

/** Support over price at the left, the invitation at the right; price and invitation share a baseline. */
function slabFoot(
  context: ComposeContext,
  o: { x: number; width: number; baseline: number; price: number; support: number; action: number },
): Layer[] | undefined {
  const { words } = context.direction
  const { canvas } = context
  const size = Math.max(o.action, canvas.smallText)
  const action = makeAction(context, { ...actionLook(context), size, height: o.action * 2.5, maxWidth: o.width * 0.5 })
  if (!action) return undefined
  const leftWidth = o.width - action.widthPx - 0.04 * o.width
  const offer = makeOffer(context, { ...offerLook(context, o.price), size: o.price, maxWidth: leftWidth })
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

function offerLook(context: ComposeContext, size: number) {
  const { colors } = context.direction
  return {
    color: colors.accent,
    oldColor: colors.inkSoft,
    badge: { size: size * (context.canvas.shape === 'portrait' ? 0.5 : 0.7), color: colors.accent },
  }
}

function actionLook(context: ComposeContext) {
  const { colors } = context.direction
  return { fill: colors.accent, text: colors.onAccent, label: colors.ink, radius: 'square' as const }
}

function product(context: ComposeContext, placement: Placement): Layer[] {
  const { shadow } = context.direction.colors
  const shown: Layer = { kind: 'product', photo: 0, placement, blend: 'source-over' }
  if (!context.hero.standing) {
    // What does not stand hovers: mirrored at its lowest point it would look balanced on it.
    return [
      { kind: 'product-shadow', placement, color: shadow, style: 'drop', dx: 0.03, dy: 0.1, blur: 0.09, opacity: 0.75 },
      shown,
    ]
  }
  return [
    { kind: 'reflection', placement, length: 0.34, opacity: 0.4 },
    { kind: 'product-shadow', placement, color: shadow, style: 'contact', opacity: 0.8 },
    shown,
  ]
}

/** Luxury hangs velvet behind its product on every other seed. */
const WALLS = ['drape', 'flutes', 'plaster'] as const

function scene(context: ComposeContext, placement: Placement, base: number): Layer[] {
  const { canvas, direction } = context
  const { colors } = direction
  const { widthPx: w, heightPx: h, side: s } = canvas
  const slab = direction.style === 'luxury' ? colors.surface : shade(colors.ground, 0.06)
  const banner = canvas.shape === 'banner'
  const cx = placement.box.x + placement.box.width * 0.42
  const cy = placement.box.y + placement.box.height * 0.46
  const reach = Math.max(placement.box.width, placement.box.height)
  const lit = poolLightness(context)
  const pool = (hex: string, l: number) => {
    const color = hexToOklch(hex)
    return oklchToHex(l, color.c * (l > 0.4 ? 1.05 : 0.9), color.h)
  }
  const floorTop = banner ? base : base - Math.min(0.17 * placement.box.height, 0.07 * h)
  const wall = direction.style === 'luxury' ? pickMaterial(context, 'wall', WALLS) : 'reeds'
  // Wider than the product and not much higher: the words above it keep their dark.
  const wider = isDarkProduct(context.hero) ? 1.3 : 1
  const rx = banner ? 3 * reach : wider * (1.05 * placement.box.width + 0.2 * s)
  const ry = banner ? 2.4 * reach : wider * (0.92 * placement.box.height + 0.2 * s)
  return [
    fillGround(canvas, { type: 'solid', color: colors.ground }),
    {
      kind: 'mesh',
      base: shade(colors.ground, -0.01),
      blobs: [
        { x: (cx + rx * 0.32) / w, y: cy / h, rx: (rx * 1.12) / w, ry: (ry * 1.1) / h, color: pool(colors.glow, 0.27) },
        { x: cx / w, y: cy / h, rx: (rx * 0.86) / w, ry: (ry * 0.82) / h, color: pool(colors.glow, lit * 0.72) },
        {
          x: (cx - reach * 0.1) / w,
          y: (cy - reach * 0.06) / h,
          rx: (rx * 0.52) / w,
          ry: (ry * 0.5) / h,
          color: pool(colors.glowHot, lit),
        },
      ],
    },
    wallOf(context, wall, { x: 0, y: 0, width: w, height: floorTop }, true),
    {
      kind: 'shape',
      shape: { type: 'rect', box: { x: 0, y: floorTop, width: w, height: h - floorTop } },
      fill: vertical(floorTop, h, [
        [0, slab],
        [0.14, shade(slab, -0.07)],
        [0.5, shade(slab, -0.13)],
        [1, shade(slab, -0.16)],
      ]),
    },
    floorOf(context, 'marble', { x: 0, y: floorTop, width: w, height: h - floorTop }, true),
    {
      kind: 'shape',
      shape: { type: 'rect', box: { x: 0, y: floorTop - 1, width: w, height: Math.max(1, 0.002 * s) } },
      fill: {
        type: 'linear',
        from: [cx - reach, 0],
        to: [cx + reach, 0],
        stops: [
          [0, withAlpha(colors.glowHot, 0)],
          [0.5, withAlpha(colors.glowHot, 0.8)],
          [1, withAlpha(colors.glowHot, 0)],
        ],
      },
      blend: 'screen',
      opacity: 0.55,
    },
    {
      kind: 'shape',
      shape: { type: 'rect', box: { x: 0, y: 0, width: w, height: h } },
      fill: {
        type: 'radial',
        center: [w / 2, h * 0.46],
        radius: Math.hypot(w, h) * 0.56,
        stops: [
          [0, 'rgba(0,0,0,0)'],
          [0.55, 'rgba(0,0,0,0)'],
          [1, 'rgba(0,0,0,.5)'],
        ],
      },
    },
    grain(canvas, true),
  ]
}

/** A dark product wants a pool lighter than itself by .15 at the rim; a light one a darker pool. */
function poolLightness(context: ComposeContext): number {
  const light = context.hero.meanLightness
  if (isDarkProduct(context.hero)) return 0.7
  return light > 0.62 ? 0.48 : Math.max(0.56, Math.min(0.68, light + 0.3))
}
