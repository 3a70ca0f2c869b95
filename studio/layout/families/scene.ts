import type { Box } from '#contract/ads/report.ts'
import { bottom } from '../../basics/boxes.ts'
import { withAlpha } from '../../color/oklch.ts'
import { fillGround } from '../sets/ground.ts'
import { type ComposeContext, pictureStart, productAspect } from '../compose-context.ts'
import type { Fill, Layer, Placement } from '../../layers/layout.ts'
import type { Family } from './family.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import { placedBounds, placeProduct } from '../../layers/placement.ts'
import { arrangeBanner, bannerUnit } from '../arrangements/banner.ts'
import { footColumn } from '../blocks/closing.ts'
import { baselineRow } from '../blocks/foot-row.ts'
import { pageOf } from '../../canvas/page.ts'
import { posterShape } from '../../canvas/shape-rules.ts'
import { fitToLight, standInScene } from '../sets/fit-scene.ts'
import { type SceneLook, sceneLook } from '../sets/scene-look.ts'
import { linear } from '../../layers/fill.ts'

/**
 * Scene: a place that an image model painted, with the real product standing in it and the words on its quiet side.
 * Where things stand does not depend on the scene's pixels, so that the model can be asked beforehand to leave that
 * space free.
 */
export const sceneFamily: Family = {
  tried: 'in a painted place',
  sides: 'stay',
  suits: ({ hero }) => hero.product !== undefined,
  banner,
  poster(context) {
    const { besideUpTo } = SHAPES[posterShape(context.canvas)]
    return productAspect(context) > besideUpTo ? above(context) : beside(context)
  },
}

/**
 * `besideUpTo`: a product up to this aspect ratio (width over height) stands beside the words, and begins at `start` (a
 * share of the width). `floor`: the line that its foot stands on there. `words`: the share of the height that words over
 * the whole width may take. `lines`: those of their headline.
 */
const SHAPES = {
  square: { besideUpTo: 1.3, start: 0.48, floor: 0.905, words: 0.32, lines: 2 },
  portrait: { besideUpTo: 0, start: 0.48, floor: 0.905, words: 0.26, lines: 3 },
  rectangle: { besideUpTo: 1.3, start: 0.56, floor: 0.92, words: 0.36, lines: 2 },
}

/** Share of the height in which the calm ground of words fades out below them. */
const SCRIM_FADE = 0.18

/** Sets the words in a column at the start, and the product at the end, in the lower part of the place. */
function beside(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const { x, top, gap } = pageOf(context.canvas)
  const { start: share, floor } = SHAPES[posterShape(context.canvas)]
  const start = pictureStart(context, share)
  const zone = { x: start * w, y: 0.13 * h, width: (0.95 - start) * w, height: (floor - 0.13) * h }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.6 })
  const width = placedBounds(placement).x - x - gap
  const look = lookFor(context, { x: 0, y: 0, width: x + width, height: h }, placement)
  const foot = footColumn(context, { look, x, width })
  if (!foot) return undefined
  const height = foot.top - 0.8 * gap - top
  const message = leadMessage(context, look, { x, y: top, width, height, lines: 5, named: true })
  if (!message) return undefined
  const calm = scrim(look, { from: [0, 0], to: [Math.min(0.82 * w, x + width + 0.18 * w), 0] })
  return [...place(context, look, placement, [calm]), ...message.layers, ...foot.layers]
}

/** Sets the words over the whole width, the product under them, and offer and action in a row at the foot. */
function above(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const { x, width, top, gap } = pageOf(context.canvas)
  const { words, lines } = SHAPES[posterShape(context.canvas)]
  const look = lookFor(context, { x: 0, y: 0, width: w, height: 0.42 * h }, undefined)
  const foot = offerRow(context, look)
  const message = leadMessage(context, look, { x, y: top, width, height: words * h, lines, named: true })
  if (!foot || !message) return undefined
  const head = bottom(message.box) + 0.7 * gap
  const zone = { x: 0.1 * w, y: head, width: 0.8 * w, height: foot.top - gap - head }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.5 })
  const calm = [
    scrim(look, { from: [0, 0], to: [0, bottom(message.box) + SCRIM_FADE * h] }),
    scrim(look, { from: [0, h], to: [0, foot.top - 0.13 * h] }),
  ]
  return [...place(context, look, placement, calm), ...message.layers, ...foot.layers]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const look = lookFor(context, { x: 0, y: 0, width: w, height: h }, undefined)
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look,
    tune: { top: 5, foot: 7 },
    picture: (room) => {
      const placement = placeProduct(context.hero, room, { anchor: 'foot', alignX: 0.6 })
      const calm = (closeX: number) => [
        scrim(look, { from: [0, 0], to: [0.56 * w, 0] }),
        scrim(look, { from: [w, 0], to: [closeX - 90 * unit, 0] }),
      ]
      return {
        box: placedBounds(placement),
        dress: ({ close }) => ({ behind: place(context, look, placement, calm(close.x)) }),
      }
    },
  })
}

function offerRow(context: ComposeContext, look: SceneLook) {
  return baselineRow(context, {
    ...pageOf(context.canvas),
    look,
    badgeLines: 1,
    without: { name: true, support: true },
  })
}

/**
 * Returns the colors of words in `area`. Without a placement the middle of the foot stands in for the product's floor.
 */
function lookFor(context: ComposeContext, area: Box, placement: Placement | undefined): SceneLook {
  const { widthPx: w, heightPx: h } = context.canvas
  const under = placement
    ? { ...placement.box, y: bottom(placement.box) - 0.04 * h, height: 0.08 * h }
    : { x: 0.3 * w, y: 0.7 * h, width: 0.4 * w, height: 0.1 * h }
  const words = context.direction.textDirection === 'rtl' ? { ...area, x: w - area.x - area.width } : area
  return sceneLook(context, words, under)
}

/** Returns the scene's own tone under the words, as deep as type needs it, which fades out towards the product. */
function scrim(look: SceneLook, { from, to }: { from: [number, number]; to: [number, number] }): Fill {
  const stops = SCRIM_STOPS.map(([offset, alpha]): [number, string] => [offset, withAlpha(look.scrim, alpha)])
  return linear(from, to, ...stops)
}

/** Alphas that are even under the words and end without an edge: the shape of a smoothstep. */
const SCRIM_STOPS = [
  [0, 0.86],
  [0.45, 0.78],
  [0.7, 0.5],
  [0.88, 0.15],
  [1, 0],
] as const

function place(context: ComposeContext, look: SceneLook, placement: Placement, calm: readonly Fill[]): Layer[] {
  return [
    fitToLight(context, placement),
    ...calm.map((fill) => fillGround(context.canvas, fill)),
    ...standInScene(context, look, placement),
    { kind: 'product', photo: 0, placement, blend: 'source-over' },
  ]
}
