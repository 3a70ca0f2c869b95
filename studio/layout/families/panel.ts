import { type ComposeContext, pictureStart, productAspect } from '../compose-context.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { stackMessage } from '../blocks/message.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { columnFoot, rowFoot, topOf } from '../arrangements/studio-foot.ts'
import { panelLook, panelSet } from '../sets/panel-set.ts'
import { allOf, dressSet } from '../sets/product-set.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import type { Family } from './family.ts'

/** Panel: paper and a strong panel, the product astride the seam, proof points as a tick list. */
export const panelFamily: Family = {
  tried: { cutOut: { clean: [6, 'mixed'], luxury: [5, 'mixed'], corporate: [1, 'mixed'] } },
  sceneName: 'color planes',
  offeredAs: 'paper and a panel of color',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  compose(context) {
    const compose = { square, portrait, rectangle, banner }[context.canvas.shape]
    return compose(context)
  },
}

function square(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.074 * w
  const base = 0.905 * h
  const wide = productAspect(context) > 1.2
  if (wide) return low(context)
  const start = pictureStart(context, 0.4)
  const seam = (start + 0.06) * w
  const zone = { x: start * w, y: 0.14 * h, width: (0.965 - start) * w, height: base - 0.14 * h }
  const placement = crossing(context, placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.5 }), seam)
  const width = placedBounds(placement).x - x - 0.035 * s
  const message = stackMessage(context, {
    nameColor: panelSet.look(context).accent,
    air: 0.95,
    x,
    y: 0.088 * h,
    width: Math.min(width, 0.5 * w),
    height: 0.56 * h,
    headline: { max: 0.092 * s, min: 0.046 * s, lines: 4 },
    nameSize: 0.0275 * s,
    supportSize: 0.028 * s,
    supportLines: 4,
    proof: { size: 0.0275 * s, tick: context.direction.colors.accent },
  })
  const foot = columnFoot(context, panelSet.look(context), {
    x,
    bottom: 0.926 * h,
    width,
    price: 0.07 * s,
    height: 0.07 * s,
    badgeShare: BADGE_SHARE,
  })
  if (!message || !foot) return undefined
  return [
    ...allOf(dressSet(context, panelSet, { placement, panel: { x: seam, y: 0, width: w - seam, height: h } })),
    ...message.layers,
    ...foot,
  ]
}

/** Wide products: the panel lies across the foot and the product stands on its edge. */
function low(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.074 * w
  const seam = 0.6 * h
  const message = stackMessage(context, {
    nameColor: panelSet.look(context).accent,
    air: 0.95,
    x,
    y: 0.088 * h,
    width: 0.82 * w,
    height: 0.28 * h,
    headline: { max: 0.098 * s, min: 0.05 * s, lines: 2 },
    nameSize: 0.0275 * s,
    supportSize: 0.0285 * s,
    supportLines: 2,
  })
  if (!message) return undefined
  const top = message.box.y + message.box.height + 0.03 * s
  const base = 0.8 * h
  const placement = placeProduct(
    context.hero,
    { x: 0.2 * w, y: top, width: 0.74 * w, height: base - top },
    { anchor: 'foot', alignX: 0.8 },
  )
  const foot = rowFoot(context, panelLook(context), {
    x,
    width: 0.852 * w,
    centerY: 0.893 * h,
    price: 0.068 * s,
    height: 0.07 * s,
    ...ON_PANEL,
  })
  return (
    foot && [
      ...allOf(dressSet(context, panelSet, { placement, panel: { x: 0, y: seam, width: w, height: h - seam } })),
      ...message.layers,
      ...foot,
    ]
  )
}

function portrait(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.083 * w
  const seam = 0.5 * h
  const message = stackMessage(context, {
    nameColor: panelSet.look(context).accent,
    air: 0.95,
    x,
    y: 0.152 * h,
    width: 0.834 * w,
    height: 0.22 * h,
    headline: { max: 0.135 * s, min: 0.06 * s, lines: 3 },
    nameSize: 0.034 * s,
    supportSize: 0.035 * s,
    proof: { size: 0.035 * s, tick: context.direction.colors.accent },
  })
  if (!message) return undefined
  const row = rowFoot(context, panelLook(context), {
    x,
    width: 0.834 * w,
    centerY: (context.direction.words.badge ? 0.738 : 0.752) * h,
    price: 0.092 * s,
    height: 0.086 * s,
    ...ON_PANEL,
  })
  if (!row) return undefined
  const top = Math.max(message.box.y + message.box.height + 0.025 * h, 0.3 * h)
  const zone = { x: 0.12 * w, y: top, width: 0.8 * w, height: 0.695 * h - top }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.62 })
  return [
    ...allOf(dressSet(context, panelSet, { placement, panel: { x: 0, y: seam, width: w, height: h - seam } })),
    ...message.layers,
    ...row,
  ]
}

function rectangle(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const x = 18
  const wide = productAspect(context) > 1.2
  const start = pictureStart(context, 0.54)
  const seam = wide ? 0.5 * w : (start + 0.02) * w
  const zone = wide
    ? { x: 128, y: 96, width: 160, height: 84 }
    : { x: start * w, y: 24, width: (0.96 - start) * w, height: h - 42 }
  const placement = wide
    ? placeProduct(context.hero, zone, { anchor: 'center', alignX: 1 })
    : crossing(context, placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.5 }), seam)
  const left = placedBounds(placement).x
  const foot = columnFoot(context, panelSet.look(context), {
    x,
    bottom: h - 18,
    width: (wide ? seam : left) - x - 8,
    price: 23,
    height: 33,
    badgeShare: BADGE_SHARE,
  })
  if (!foot) return undefined
  const message = stackMessage(context, {
    nameColor: panelSet.look(context).accent,
    x,
    y: 19,
    width: (wide ? seam : Math.min(left, seam)) - x - 8,
    // Message and offer are two things: between them is more than the leading of either.
    height: topOf(foot) - 19 - 15,
    headline: { max: 28, min: 16, lines: 4 },
    nameSize: 12.5,
    supportSize: 0,
    air: 0.75,
  })
  if (!message) return undefined
  return [
    ...allOf(dressSet(context, panelSet, { placement, panel: { x: seam, y: 0, width: w - seam, height: h } })),
    ...message.layers,
    ...foot,
  ]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: panelSet.look(context),
    tune: { gap: 38 },
    picture: bannerProduct(context),
    dress: ({ picture: { placement, bounds }, endPx }) => {
      const x = bounds.x + Math.min(24 * unit, bounds.width * 0.16)
      const panel = { x, y: 0, width: endPx - 18 * unit - x, height: context.canvas.heightPx }
      return dressSet(context, panelSet, { placement, panel })
    },
  })
}

/** About 8% of the product crosses the seam on to the paper. */
function crossing(context: ComposeContext, placement: Placement, seam: number): Placement {
  const bounds = placedBounds(placement)
  const room = context.canvas.widthPx - context.canvas.margin * 0.6 - (bounds.x + bounds.width)
  const wanted = seam - 0.08 * bounds.width - bounds.x
  return { ...placement, box: { ...placement.box, x: placement.box.x + Math.round(Math.min(wanted, room)) } }
}

/** Of the price's size, the size of the offer's words on the paper. */
const BADGE_SHARE = 0.58
/** And on the panel, where they stand on one line. */
const ON_PANEL = { badgeShare: 0.56, badgeLines: 1, gapShare: 0.04 }
