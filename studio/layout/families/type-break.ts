import { placeBadge } from '../blocks/badge.ts'
import { footRow } from '../blocks/foot-row.ts'
import { type ComposeContext, productAspect, run } from '../compose-context.ts'
import type { Layer, Placement, Point, TextLayer } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { placeRun } from '../blocks/text-run.ts'
import { halftone } from '../sets/halftone.ts'
import { type Dressed, dressSet } from '../sets/product-set.ts'
import { field, typeBreakSet } from '../sets/type-break-set.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Type-break: giant type on a saturated field, a slanted ink plane at the foot, the tilted product breaking into the type.
 * The product hides at most the foot of the last line.
 */
export const typeBreakFamily: Family = {
  tried: { cutOut: { bold: [1, 'mixed'], playful: [7, 'mixed'] } },
  sceneName: 'halftone',
  offeredAs: 'giant type behind the product',
  storyFoot: 'floor',
  sides: 'swap',
  // The second keeps the product off the type, for letters that the first would hide too much of; the third says the offer
  // in the foot row, for words too long for a badge.
  candidates: 3,
  arrangements: onSizes({
    look: (context) => ({ ...typeBreakSet.look(context), ...onField(context) }),
    closing: typeBreakSet.look,
    headline: 1.15,
    tilt: [0, -7],
    dress: (context, { placement, close, isTower }) => {
      if (!isTower) return onPlane(context, placement)
      const left = close.y - 0.06 * context.canvas.side
      const plane = { left, right: left - 0.12 * context.canvas.side }
      return dressSet(context, typeBreakSet, { placement, plane })
    },
  }),
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

/** Beside words the plane stands upright behind the product, cut through it by a slanted edge. */
function onPlane(context: ComposeContext, placement: Placement): Dressed {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const { surface } = context.direction.colors
  const middle = placement.box.x + placement.box.width / 2
  const end = middle < w / 2 ? 0 : w
  const edge: [Point, Point] = [
    [middle + 0.12 * s, 0],
    [middle - 0.12 * s, h],
  ]
  const dots = halftone(end === 0 ? edge[1] : edge[0], end === 0 ? edge[0] : edge[1], {
    color: surface,
    stepPx: Math.max(5, 0.03 * s),
    fadePx: 0.5 * s,
    opacity: 0.85,
  })
  const plane: Layer = {
    kind: 'shape',
    shape: { type: 'polygon', points: [edge[0], [end, 0], [end, h], edge[1]] },
    fill: { type: 'solid', color: surface },
  }
  const standing = { placement, plane: { left: 0, right: 0 } }
  return {
    behind: [...field(context), dots, plane],
    product: typeBreakSet.product(context, typeBreakSet.look(context), standing),
  }
}

/** Words on the field itself. */
function onField({ direction: { colors } }: ComposeContext) {
  return { ink: colors.ink, soft: colors.ink, accent: colors.ink, price: colors.ink }
}

/** Measures of the poster form, in pixels. */
interface PosterPlan {
  margin: number
  top: number
  /** The headline's room. */
  headlineHeight: number
  headlineMax: number
  /** Where the slanted plane begins at the left and at the right edge. */
  planeLeft: number
  planeRight: number
  /** The room of the foot row. */
  rowCenter: number
  rowHeight: number
  badgeRadius: number
}

function posterPlan({ canvas }: ComposeContext): PosterPlan {
  const { widthPx: w, heightPx: h, side: s } = canvas
  if (canvas.shape === 'portrait') {
    return {
      margin: 0.06 * w,
      top: 286,
      headlineHeight: 0.3 * h,
      headlineMax: 0.4 * s,
      planeLeft: 0.69 * h,
      planeRight: 0.57 * h,
      rowCenter: 0.757 * h,
      rowHeight: 0.07 * h,
      badgeRadius: 0.13 * w,
    }
  }
  if (canvas.shape === 'rectangle') {
    return {
      margin: 15,
      top: 15,
      headlineHeight: 98,
      headlineMax: 72,
      planeLeft: 0.84 * h,
      planeRight: 0.66 * h,
      rowCenter: 224,
      rowHeight: 36,
      badgeRadius: 34,
    }
  }
  return {
    margin: 0.058 * w,
    top: 0.06 * h,
    headlineHeight: 0.43 * h,
    headlineMax: 0.36 * s,
    planeLeft: 0.835 * h,
    planeRight: 0.7 * h,
    rowCenter: 0.905 * h,
    rowHeight: 0.1 * h,
    badgeRadius: 0.118 * w,
  }
}

function poster(context: ComposeContext): Layer[] | undefined {
  const { canvas, direction } = context
  const { widthPx: w } = canvas
  const { words } = direction
  const look = typeBreakSet.look(context)
  const plan = posterPlan(context)
  const sticks = context.candidate < 2
  const row = footRow(context, {
    x: plan.margin,
    width: w - 2 * plan.margin,
    centerY: plan.rowCenter,
    look,
    by: 1.15,
    without: { price: sticks && !(words.badge && words.price), badge: sticks },
  })
  // On a rectangle there is no height left under the words for what is nearly square.
  const tallProduct = productAspect(context) < (canvas.shape === 'rectangle' ? 1.1 : 0.8)
  const headline = run(context, 'headline', words.headline, {
    max: plan.headlineMax,
    min: canvas.smallText * 1.6,
    width: tallProduct ? (w - 2 * plan.margin) * 0.56 : w - 2 * plan.margin,
    height: tallProduct ? plan.headlineHeight * 1.2 : plan.headlineHeight,
    lines: tallProduct ? 4 : 3,
  })
  if (!row || !headline) return undefined
  const text = placeRun(headline, plan.margin, plan.top)
  const { placement, behind } = tallProduct ? beside(context, plan, text) : breaking(context, plan, text)
  if (!placement) return undefined
  const badge = !sticks ? [] : posterBadge(context, { plan, text, row, placement })
  if (!badge) return undefined
  const headlineLayer: TextLayer = behind ? { ...text, behindProduct: true } : text
  const arranged = { placement, plane: { left: plan.planeLeft, right: plan.planeRight } }
  return [
    ...typeBreakSet.scenery(context, look, arranged),
    headlineLayer,
    ...typeBreakSet.product(context, look, arranged),
    ...badge,
    ...row,
  ]
}

/** Wide and square products lie tilted under the headline and break into the foot of its last line. */
function breaking(
  context: ComposeContext,
  plan: PosterPlan,
  text: TextLayer,
): { placement?: Placement; behind: boolean } {
  const { widthPx: w } = context.canvas
  const foot = text.box.y + text.box.height
  const capHeight = text.box.height / text.lines.length
  const dips = context.candidate === 0 && text.lines.length > 1
  const top = dips ? foot - 0.36 * capHeight : foot + 0.022 * context.canvas.side
  const bottomY = plan.rowCenter - plan.rowHeight / 2 - 0.012 * context.canvas.heightPx
  if (bottomY - top < 0.24 * context.canvas.side) return { behind: false }
  const zone = { x: 0.07 * w, y: top, width: 0.9 * w, height: bottomY - top }
  return {
    placement: placeProduct(context.hero, zone, {
      anchor: 'center',
      alignX: 0.62,
      rotation: productAspect(context) > 1.15 ? -10 : -6,
    }),
    behind: dips,
  }
}

/** Tall products stand at the right, as high as the poster, beside the type. */
function beside(
  context: ComposeContext,
  plan: PosterPlan,
  text: TextLayer,
): { placement?: Placement; behind: boolean } {
  const { widthPx: w, side } = context.canvas
  const left = text.box.x + text.box.width + 0.03 * side
  const top = plan.top * 0.9
  const bottomY = plan.rowCenter - plan.rowHeight / 2
  const zone = {
    x: left,
    y: top,
    width: w - left - 0.03 * w,
    height: bottomY - top,
  }
  const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.6, rotation: 8 })
  return placedBounds(placement).x >= text.box.x + text.box.width + 0.015 * side
    ? { placement, behind: false }
    : { behind: false }
}

/** The badge sits in the hole that the shorter last line leaves, or as near to it as words and product allow. */
function posterBadge(
  context: ComposeContext,
  { plan, text, row, placement }: { plan: PosterPlan; text: TextLayer; row: Layer[]; placement: Placement },
): Layer[] | undefined {
  const { widthPx: w, safe } = context.canvas
  return placeBadge(context, {
    form: 'burst',
    radius: plan.badgeRadius,
    rotation: 7,
    typeShare: 0.82,
    area: {
      x: plan.margin * 0.6,
      y: safe.y,
      width: w - plan.margin * 1.2,
      height: plan.rowCenter - plan.rowHeight / 2 - safe.y,
    },
    prefer: (radius) => [w - plan.margin - radius, text.box.y + text.box.height - radius * 0.8],
    clearOf: [text, ...row],
    placement,
    shadow: false,
  })
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const { colors } = context.direction
  const look = typeBreakSet.look(context)
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look,
    words: {},
    tune: { gap: 12, top: -6, foot: -6 },
    picture: bannerProduct(context, { alignX: 0.82, rotation: productAspect(context) > 1.15 ? -7 : 0 }),
    dress: ({ picture: { placement }, endPx }) => {
      // The plane leans as in the poster; the product lies across its edge.
      const edge: [Point, Point] = [
        [endPx - 26 * unit, 0],
        [endPx - 62 * unit, h],
      ]
      return {
        behind: [
          ...field(context),
          { kind: 'halftone', color: colors.surface, stepPx: 6 * unit, edge, fadePx: 90 * unit, opacity: 0.85 },
          {
            kind: 'shape',
            shape: { type: 'polygon', points: [edge[0], [w, 0], [w, h], edge[1]] },
            fill: { type: 'solid', color: colors.surface },
          },
        ],
        product: typeBreakSet.product(context, look, { placement, plane: { left: 0, right: 0 } }),
      }
    },
  })
}
