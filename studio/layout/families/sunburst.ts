import { placeBadge } from '../blocks/badge.ts'
import { grow } from '../layers/box.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import { type ComposeContext, productAspect, run } from '../compose-context.ts'
import type { Layer, Placement, TextLayer } from '../layers/layout.ts'
import { hasOffer, makeOffer } from '../blocks/offer.ts'
import { messageBox } from '../layers/name-parts.ts'
import { placedBounds, placeProduct, productCover } from '../layers/placement.ts'
import { leftEdge } from '../picture/product-edge.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { type Disc, sunburstLook, type SunburstLook, sunburstProduct, sunburstScene } from '../sets/sunburst-scene.ts'
import { placeRun, type Run } from '../blocks/text-run.ts'
import type { WordsLook } from '../sets/words-look.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Sunburst: a saturated field with rays, a great disc running off the edge behind the tilted product, giant type stacked
 * word on word, and the price as big as a headline.
 */
export const sunburstFamily: Family = {
  tried: { cutOut: { bold: [3, 'mixed'], playful: [4, 'mixed'] } },
  sceneName: 'starburst',
  offeredAs: 'rays from behind',
  storyFoot: 'bare',
  // Each line of words keeps clear of the disc and the leaning product where it stands, and nowhere else.
  sides: 'stay',
  // The second says the offer's words over the price, for words too long for a badge.
  candidates: 2,
  arrangements: onSizes({
    look: wordsLook,
    tilt: [9, -8],
    dress: (context, { placement, texts }) => {
      const { x, y, width, height } = placedBounds(placement)
      const disc: Disc = { center: [x + 0.54 * width, y + 0.54 * height], radius: 0.52 * Math.max(width, height) }
      const look = sunburstLook(context)
      return { behind: sunburstScene(context, look, disc, texts), product: sunburstProduct(look, placement) }
    },
  }),
  compose(context) {
    if (context.canvas.shape === 'banner') return banner(context)
    return productAspect(context) > 1.12 ? under(context) : beside(context)
  },
}

interface Plan {
  margin: number
  top: number
  bottom: number
}

function makePlan({ canvas }: ComposeContext): Plan {
  const { widthPx: w, heightPx: h } = canvas
  if (canvas.shape === 'portrait') return { margin: 0.065 * w, top: 290, bottom: h - 384 - 0.02 * w }
  return canvas.shape === 'rectangle'
    ? { margin: 15, top: 16, bottom: h - 16 }
    : { margin: 0.058 * w, top: 0.06 * h, bottom: 0.94 * h }
}

/** Tall products: words stacked at the left, the product as high as the canvas at the right, leaning away from them. */
function beside(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const look = sunburstLook(context)
  const plan = makePlan(context)
  const portrait = shape === 'portrait'
  const zone = portrait
    ? { x: 0.42 * w, y: 0.27 * h, width: 0.6 * w, height: 0.5 * h }
    : { x: 0.45 * w, y: 0.03 * h, width: 0.545 * w, height: 0.98 * h }
  const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.8, rotation: 11 })
  const roomTo = (fromY: number, toY: number) =>
    Math.min(leftEdge(context.hero, placement, fromY, toY) - 0.035 * s, w - plan.margin) - plan.margin
  const foot = footStack(context, look, plan, roomTo(0.62 * h, plan.bottom))
  if (!foot) return undefined
  const height = foot.top - plan.top - 0.06 * s
  // Above the product's shoulder the words may be wider: of the two ways of setting them, the larger is taken.
  const [column, shoulder] = [plan.top + height, Math.max(plan.top + 0.3 * height, placedBounds(placement).y)].map(
    (end) =>
      stacked(context, look, { x: plan.margin, y: plan.top, width: roomTo(plan.top, end), height: end - plan.top }),
  )
  const above = shoulder && shoulder.sizePx > (column?.sizePx ?? 0)
  if (above && productAspect(context) > 0.95) return under(context)
  const text = above ? shoulder : column
  if (!text) return undefined
  const bounds = placedBounds(placement)
  const disc: Disc = { center: [w * 0.86, bounds.y + bounds.height * 0.56], radius: (portrait ? 0.46 : 0.41) * w }
  return finish(context, look, { plan, placement, text, foot: foot.layers, disc })
}

/** Wide products: words above, the product across the picture, price and action under it. */
function under(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const look = sunburstLook(context)
  const plan = makePlan(context)
  const foot = footRow(context, look, plan)
  const name = setName(context, look, w - 2 * plan.margin)
  if (!foot || name === 'too long') return undefined
  const nameHeight = name ? name.heightPx + 0.035 * s : 0
  const text = stacked(context, look, {
    x: plan.margin,
    y: plan.top + nameHeight,
    width: w - 2 * plan.margin,
    height: (shape === 'portrait' ? 0.24 : shape === 'rectangle' || productAspect(context) < 1.4 ? 0.25 : 0.31) * h,
    lines: shape === 'portrait' ? 3 : 2,
  })
  if (!text) return undefined
  const heading = name ? [placeRun(name, plan.margin, plan.top)] : []
  const texts = [...heading, ...foot]
  const placement = between(context, text, foot, plan)
  const bounds = placedBounds(placement)
  const disc: Disc = { center: [w * 0.66, bounds.y + bounds.height * 0.5], radius: 0.42 * w }
  return finish(context, look, { plan, placement, text, foot: texts, disc })
}

/** As large as it can be between the headline and the foot: tilted upwards, it leaves the lower right to the price. */
function between(context: ComposeContext, text: TextLayer, foot: readonly Layer[], plan: Plan): Placement {
  const { widthPx: w, side: s } = context.canvas
  const top = text.box.y + text.box.height + 0.015 * s
  const boxes = foot.flatMap(messageBox).map((box) => grow(box, 0.022 * s))
  const place = (height: number) =>
    placeProduct(
      context.hero,
      { x: 0.03 * w, y: top, width: 0.98 * w, height },
      { anchor: 'center', alignX: productAspect(context) < 1.4 ? 0.32 : 0.45, rotation: -9 },
    )
  let height = plan.bottom - top
  while (height > 0.2 * s && boxes.some((box) => productCover(context.hero, place(height), box) > 0)) height -= 0.02 * s
  return place(height)
}

function finish(
  context: ComposeContext,
  look: SunburstLook,
  o: { plan: Plan; placement: Placement; text: TextLayer; foot: Layer[]; disc: Disc },
): Layer[] | undefined {
  const { placement, text, foot } = o
  const texts = [text, ...foot]
  const colors = { ...context.direction.colors, ...look.badge }
  const badgeContext = { ...context, direction: { ...context.direction, colors } }
  const badge = sticks(context) ? sticker(badgeContext, o.plan, placement, texts) : []
  return (
    badge && [...sunburstScene(context, look, o.disc, texts), ...sunburstProduct(look, placement), ...badge, ...texts]
  )
}

/** The offer's words are a sticker where there are any; without them the price is type and needs none. */
function sticks({ candidate, direction }: ComposeContext): boolean {
  return candidate === 0 && direction.words.badge !== undefined
}

function sticker(
  context: ComposeContext,
  plan: Plan,
  placement: Placement,
  texts: readonly Layer[],
): Layer[] | undefined {
  const { widthPx: w, side: s, safe, shape } = context.canvas
  const bounds = placedBounds(placement)
  return placeBadge(context, {
    form: context.direction.style === 'playful' ? 'scallop' : 'burst',
    radius: shape === 'rectangle' ? 32 : 0.118 * s,
    rotation: -8,
    typeShare: 0.7,
    area: { x: plan.margin * 0.5, y: safe.y, width: w - plan.margin, height: plan.bottom - safe.y },
    prefer: (radius) => [bounds.x - 0.2 * radius, bounds.y + bounds.height * 0.62],
    clearOf: texts,
    placement,
    shadow: true,
  })
}

function stacked(
  context: ComposeContext,
  look: SunburstLook,
  o: { x: number; y: number; width: number; height: number; lines?: number },
): TextLayer | undefined {
  const { canvas, direction } = context
  const headline = run(context, 'headline', direction.words.headline, {
    color: look.ink,
    max: 0.36 * canvas.side,
    min: canvas.smallText * 1.5,
    width: o.width,
    height: o.height,
    lines: o.lines ?? 5,
  })
  return headline && placeRun(headline, o.x, o.y)
}

interface Foot {
  layers: Layer[]
  top: number
}

/** Price as giant type, the name under it, the action last. */
function footStack(
  context: ComposeContext,
  look: SunburstLook,
  { margin, bottom }: Plan,
  width: number,
): Foot | undefined {
  const { side: s, shape } = context.canvas
  const action = setAction(context, width)
  const name = setName(context, look, width)
  const offer = setOffer(context, look, width)
  if (!action || name === 'too long' || (!offer && hasOffer(context, !sticks(context)))) return undefined
  const gap = shape === 'rectangle' ? 7 : 0.028 * s
  const actionY = bottom - action.heightPx
  const nameTop = actionY - (name ? gap + name.heightPx : 0)
  // The figures' commas and signs hang below their baseline.
  const baseline = nameTop - 1.35 * gap
  return {
    layers: [
      ...(offer?.at(margin, baseline) ?? []),
      ...(name ? [placeRun(name, margin, nameTop)] : []),
      ...action.at(margin, actionY),
    ],
    top: offer ? baseline - offer.heightPx : nameTop,
  }
}

/** Action at the left, price at the right, both ending on one line. */
function footRow(context: ComposeContext, look: SunburstLook, { margin, bottom }: Plan): Layer[] | undefined {
  const { widthPx: w, side: s } = context.canvas
  const width = w - 2 * margin
  const action = setAction(context, 0.5 * width)
  const offer = action && setOffer(context, look, width - action.widthPx - 0.05 * w)
  if (!action || (!offer && hasOffer(context, !sticks(context)))) return undefined
  const right = margin + width
  // Commas and dollar signs hang below the baseline.
  const baseline = bottom - 0.018 * s
  return [
    ...(offer?.at(right - offer.widthPx, baseline) ?? []),
    ...action.at(offer ? margin : right - action.widthPx, bottom - action.heightPx),
  ]
}

function setAction(context: ComposeContext, maxWidth: number) {
  const { side: s, shape, smallText } = context.canvas
  const height = shape === 'rectangle' ? 31 : 0.08 * s
  return makeAction(context, { ...actionLook(context), size: Math.max(smallText, 0.036 * s), height, maxWidth })
}

function setName(context: ComposeContext, look: SunburstLook, width: number): Run | 'too long' | undefined {
  const { words } = context.direction
  if (!words.name) return undefined
  const max = context.canvas.shape === 'rectangle' ? 14 : 0.038 * context.canvas.side
  const name = run(context, 'name', words.name, {
    color: look.ink,
    max,
    min: context.canvas.floorText,
    width,
    lines: words.name.length > 40 ? 3 : 2,
    leading: 1.14,
  })
  return name ?? 'too long'
}

function setOffer(context: ComposeContext, look: SunburstLook, maxWidth: number) {
  const { side: s, shape, smallText } = context.canvas
  const small = shape === 'rectangle'
  return makeOffer(context, {
    size: (small ? 0.155 : 0.137) * s,
    color: look.price,
    oldColor: look.ink,
    maxWidth,
    badge: sticks(context) ? undefined : { size: Math.max(smallText, (small ? 0.07 : 0.05) * s), color: look.price },
  })
}

function banner(context: ComposeContext): Layer[] | undefined {
  const look = sunburstLook(context)
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: { ink: look.ink, soft: look.ink, accent: look.price, price: look.price, action: actionLook(context) },
    words: {},
    tune: { headline: 46, price: 33, top: -6, foot: -6 },
    picture: bannerProduct(context, { rotation: productAspect(context) > 1.12 ? -8 : 11 }),
    dress: ({ picture: { placement, bounds }, texts }) => {
      const disc: Disc = {
        center: [bounds.x + bounds.width * 0.56, context.canvas.heightPx * 0.62],
        radius: Math.min(64 * unit, bounds.width * 0.5 + 6 * unit),
      }
      return { behind: [...sunburstScene(context, look, disc, texts), ...sunburstProduct(look, placement)] }
    },
  })
}

function wordsLook(context: ComposeContext): WordsLook {
  const { ink, price } = sunburstLook(context)
  return { ink, soft: ink, accent: ink, price, action: actionLook(context) }
}

function actionLook({ direction }: ComposeContext) {
  const { colors, style } = direction
  return {
    fill: style === 'playful' ? colors.surface : colors.ink,
    text: style === 'playful' ? colors.onSurface : colors.ground,
    label: colors.ink,
    radius: style === 'playful' ? ('pill' as const) : ('square' as const),
  }
}
