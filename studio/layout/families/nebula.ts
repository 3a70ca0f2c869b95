import { footRow } from '../blocks/foot-row.ts'
import { type ComposeContext, productAspect, run } from '../compose-context.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { hasOffer, makeOffer } from '../blocks/offer.ts'
import { nebulaSet } from '../sets/nebula-set.ts'
import { offerLook } from '../sets/words-look.ts'
import { dressSet } from '../sets/product-set.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { placeRun } from '../blocks/text-run.ts'
import type { Family } from './family.ts'

/** Nebula: the product against its own haze of light, tight grotesk type, a glass bar at the foot. */
export const nebulaFamily: Family = {
  tried: { cutOut: { modern: [1, 'dark'] } },
  sceneName: 'gradient mesh',
  offeredAs: 'a glowing haze',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

function poster(context: ComposeContext): Layer[] | undefined {
  const { canvas, direction } = context
  const { widthPx: w, heightPx: h, side: s } = canvas
  const { words } = direction
  const look = nebulaSet.look(context)
  const rectangle = canvas.shape === 'rectangle'
  const margin = rectangle ? 14 : 0.06 * w
  const top = canvas.shape === 'portrait' ? 292 : rectangle ? 16 : 0.065 * h
  const barHeight = rectangle ? 46 : (canvas.shape === 'portrait' ? 0.19 : 0.155) * w
  const barY = canvas.shape === 'portrait' ? h - 384 - barHeight - 8 : h - margin - barHeight
  const tallProduct = productAspect(context) < (rectangle ? 1.1 : 0.8) && canvas.shape !== 'portrait'
  const headline = run(context, 'headline', words.headline, {
    color: look.ink,
    max: (canvas.shape === 'portrait' ? 0.2 : 0.185) * s * (rectangle ? 0.9 : 1),
    min: 0.06 * s > canvas.smallText * 1.3 ? 0.075 * s : canvas.smallText * 1.3,
    width: tallProduct ? 0.54 * w : w - 2 * margin,
    height: tallProduct ? 0.56 * h : canvas.shape === 'portrait' ? 0.24 * h : 0.37 * h,
    lines: tallProduct ? 4 : 3,
  })
  const bar = glassRow(context, { x: margin, y: barY, width: w - 2 * margin, height: barHeight, rectangle })
  if (!headline || !bar) return undefined
  const text = placeRun(headline, margin, top)
  const gap = 0.03 * h
  const zoneTop = tallProduct ? top : text.box.y + text.box.height + 0.015 * s
  const zone = tallProduct
    ? {
        x: text.box.x + text.box.width + 0.02 * s,
        y: zoneTop,
        width: w - margin * 0.8 - text.box.x - text.box.width - 0.02 * s,
        height: barY - gap - zoneTop,
      }
    : {
        x: (canvas.shape === 'portrait' ? 0.08 : 0.24) * w,
        y: zoneTop,
        width: (canvas.shape === 'portrait' ? 0.86 : 0.72) * w,
        height: barY - gap - zoneTop,
      }
  const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.72, rotation: tallProduct ? 5 : -4 })
  const price = !pricedInBar(context)
    ? rectanglePrice(context, { x: margin, text: text.box, placement, baseline: barY - 14 })
    : []
  if (!price) return undefined
  return [...dressSet(context, nebulaSet, { placement }), text, ...bar, ...price]
}

/** Of the price's size, the size of the offer's words. */
const BADGE_SHARE = 0.6

/** On 300x250 a bar with a name in it has no room for the price. */
function pricedInBar({ canvas, direction }: ComposeContext): boolean {
  return canvas.shape !== 'rectangle' || direction.words.name === undefined
}

/** There the price stands free above the bar, where the product leaves room. */
function rectanglePrice(
  context: ComposeContext,
  o: { x: number; text: { y: number; height: number }; placement: Placement; baseline: number },
): Layer[] | undefined {
  const room = placedBounds(o.placement).x - o.x - 6
  const offer = makeOffer(context, { ...offerLook(nebulaSet.look(context), 24, BADGE_SHARE), size: 24, maxWidth: room })
  if (!offer) return hasOffer(context) ? undefined : []
  return o.baseline - offer.heightPx > o.text.y + o.text.height + 8 ? offer.at(o.x, o.baseline) : undefined
}

function glassRow(
  context: ComposeContext,
  o: { x: number; y: number; width: number; height: number; rectangle: boolean },
): Layer[] | undefined {
  const padding = o.rectangle ? 12 : o.height * 0.26
  const unit = o.width / 0.88
  const row = footRow(context, {
    x: o.x + padding,
    width: o.width - 2 * padding,
    centerY: o.y + o.height / 2,
    room: o.height - padding * 0.9,
    look: nebulaSet.look(context),
    without: { price: !pricedInBar(context) },
    badgeLines: 1,
  })
  return (
    row && [
      {
        kind: 'glass',
        box: { x: o.x, y: o.y, width: o.width, height: o.height },
        radius: o.rectangle ? 12 : 0.04 * unit,
        tint: context.direction.colors.ground,
        tintOpacity: 0.6,
      },
      ...row,
    ]
  )
}

function banner(context: ComposeContext): Layer[] | undefined {
  return arrangeBanner(context, {
    look: nebulaSet.look(context),
    tune: { start: 20, end: 16 },
    picture: bannerProduct(context, { alignX: 0.45, rotation: -4 }),
    dress: ({ picture }) => ({ behind: dressSet(context, nebulaSet, picture) }),
  })
}
