import { type BaselineRow, baselineRow } from '../blocks/foot-row.ts'
import { type ComposeContext, productAspect, run } from '../compose-context.ts'
import type { Layer, Point, TextLayer } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { leftEdge } from '../picture/product-edge.ts'
import { orbSet } from '../sets/orb-set.ts'
import { dressSet } from '../sets/product-set.ts'
import type { WordsLook } from '../sets/words-look.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { placeRun } from '../blocks/text-run.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Orb: on near-white paper one soft ball of several colors, huge tight type before it and the product before the type.
 * The neutral paper is what makes the orb glow.
 */
export const orbFamily: Family = {
  tried: { cutOut: { clean: [4, 'light'], modern: [3, 'light'] } },
  sceneName: 'ball of light',
  offeredAs: 'before a glowing disc',
  storyFoot: 'bare',
  sides: 'swap',
  // The second keeps the product off the type, for letters that the first would hide too much of; the third also sets the
  // name over the headline, where the foot has no room for it.
  candidates: 3,
  arrangements: onSizes({
    look: orbSet.look,
    tilt: [5, -6],
    dress: (context, { placement }) => {
      const { x, y, width, height } = placedBounds(placement)
      const center: Point = [x + 0.5 * width, y + 0.48 * height]
      return dressSet(context, orbSet, { placement, orb: { center, radius: 0.46 * Math.max(width, height) } })
    },
  }),
  compose(context) {
    if (context.canvas.shape === 'banner') return banner(context)
    return productAspect(context) > 1.05 ? under(context) : beside(context)
  },
}

interface Plan {
  margin: number
  top: number
  baseline: number
}

function makePlan({ canvas }: ComposeContext): Plan {
  const { widthPx: w, heightPx: h } = canvas
  if (canvas.shape === 'portrait') return { margin: 0.065 * w, top: 0.15 * h, baseline: 0.785 * h }
  if (canvas.shape === 'rectangle') return { margin: 16, top: 17, baseline: h - 27 }
  return { margin: 0.06 * w, top: 0.062 * h, baseline: (canvas.buttonsAllowed ? 0.912 : 0.922) * h }
}

/** Wide products: type over the whole width, the product under it and a little before it. */
function under(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, side: s, shape } = context.canvas
  const look = orbSet.look(context)
  const over = eyebrow(context, look, makePlan(context))
  if (!over) return undefined
  const { plan } = over
  const row = foot(context, look, plan)
  const text = headline(context, look, {
    plan,
    width: w - 2 * plan.margin,
    height: (shape === 'portrait' ? 0.5 : 0.35) * s,
    lines: 3,
  })
  if (!row || !text) return undefined
  const dips = context.candidate === 0 && text.lines.length > 1
  const lineHeight = text.box.height / text.lines.length
  const bottom = row.top - 0.03 * s
  const top = text.box.y + text.box.height + (dips ? -0.3 * lineHeight : 0.025 * s)
  const zone = { x: 0.05 * w, y: top, width: 0.91 * w, height: bottom - top }
  const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.6, rotation: -6 })
  const bounds = placedBounds(placement)
  const orb = { center: [bounds.x + 0.56 * bounds.width, bounds.y + 0.3 * bounds.height] as Point, radius: 0.34 * w }
  return [
    ...orbSet.scenery(context, look, { placement, orb }),
    ...over.layers,
    dips ? { ...text, behindProduct: true } : text,
    ...orbSet.product(context, look, { placement, orb }),
    ...row.layers,
  ]
}

/** Tall products: type stacked at the left, the product before the orb at the right. */
function beside(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const look = orbSet.look(context)
  const over = eyebrow(context, look, makePlan(context))
  const row = over && foot(context, look, over.plan)
  if (!row) return undefined
  const { plan } = over
  const bottom = row.top - 0.045 * s
  const top = shape === 'portrait' ? plan.top + 0.12 * s : plan.top
  const zone = { x: 0.5 * w, y: top, width: 0.47 * w, height: bottom - top }
  const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.62, rotation: 5 })
  const bounds = placedBounds(placement)
  // Type fills the column; where the product's shoulder leaves room above, few long words are set larger across it.
  const set = (end: number) => {
    const width = Math.min(leftEdge(context.hero, placement, plan.top, end) - 0.035 * s, w - plan.margin) - plan.margin
    return headline(context, look, { plan, width, height: end - plan.top, lines: 5 })
  }
  const text = [set(bottom - 0.02 * h), set(plan.top + 0.42 * (bottom - plan.top))]
    .flatMap((option) => option ?? [])
    .toSorted((first, second) => second.sizePx - first.sizePx)[0]
  if (!text) return undefined
  const orb = { center: [bounds.x + 0.46 * bounds.width, bounds.y + 0.5 * bounds.height] as Point, radius: 0.36 * s }
  return [
    ...orbSet.scenery(context, look, { placement, orb }),
    ...over.layers,
    text,
    ...orbSet.product(context, look, { placement, orb }),
    ...row.layers,
  ]
}

function headline(
  context: ComposeContext,
  look: WordsLook,
  o: { plan: Plan; width: number; height: number; lines: number },
): TextLayer | undefined {
  const { type, words } = context.direction
  const set = run(context, 'headline', words.headline, {
    color: look.ink,
    // Clean speaks quietly even where the type is the picture.
    max: (context.direction.style === 'modern' ? 0.3 : 0.15) * context.canvas.side,
    min: context.canvas.smallText * 1.5,
    width: o.width,
    height: o.height,
    lines: o.lines,
    leading: type.displayLeading * 0.95,
    tracking: type.displayTracking + 0.008,
  })
  return set && placeRun(set, o.plan.margin, o.plan.top)
}

/** The third candidate's name over the headline; undefined when it is too long even for that. */
function eyebrow(context: ComposeContext, look: WordsLook, plan: Plan): { layers: Layer[]; plan: Plan } | undefined {
  const { words } = context.direction
  if (context.candidate < 2 || !words.name) return { layers: [], plan }
  const { widthPx: w, side: s, shape, floorText } = context.canvas
  const max = shape === 'rectangle' ? 13.5 : 0.034 * s
  const width = w - 2 * plan.margin
  const name = run(context, 'name', words.name, {
    color: look.ink,
    max,
    min: floorText,
    width,
    lines: 3,
    leading: 1.12,
  })
  if (!name) return undefined
  const top = plan.top + name.heightPx + (shape === 'rectangle' ? 9 : 0.032 * s)
  return { layers: [placeRun(name, plan.margin, plan.top)], plan: { ...plan, top } }
}

function foot(context: ComposeContext, look: WordsLook, { margin, baseline }: Plan): BaselineRow | undefined {
  const width = context.canvas.widthPx - 2 * margin
  return baselineRow(context, { x: margin, width, baseline, look, without: { name: context.candidate > 1 } })
}

function banner(context: ComposeContext): Layer[] | undefined {
  const look = orbSet.look(context)
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look,
    picture: bannerProduct(context, { rotation: productAspect(context) > 1.05 ? -5 : 5 }),
    dress: ({ picture: { placement, bounds } }) => {
      const center: Point = [bounds.x + 0.5 * bounds.width, 0.5 * context.canvas.heightPx]
      const arranged = { placement, orb: { center, radius: Math.min(62 * unit, 0.45 * bounds.width + 12 * unit) } }
      return { behind: orbSet.scenery(context, look, arranged), product: orbSet.product(context, look, arranged) }
    },
  })
}
