import type { Box } from '#contract/report.ts'
import { bottom, right } from '../layers/box.ts'
import { type PlaneLook, planeLook } from '../blocks/foot-plane.ts'
import type { ComposeContext } from '../compose-context.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import type { Fill, Layer, Point, Shape } from '../layers/layout.ts'
import { pickMaterial, wallOf } from '../sets/material.ts'
import { bottomOf, columnFoot, footColumn, topOf } from '../arrangements/studio-foot.ts'
import { placeBackdrop, shownAspect, standsOnEdge, type BackdropPlace } from '../picture/backdrop-place.ts'
import { type StudioLook, studioLook } from '../sets/studio-look.ts'
import { backdropOver } from '../sets/backdrop-over.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { tintedGround } from '../picture/tint-backdrop.ts'
import type { Family } from './family.ts'
import { linear } from '../layers/fill.ts'

/**
 * Bar: the photo keeps its own studio from edge to edge, and everything that is said stands on one bar of the style's second
 * color, cut by the style's hand. On a story the bar hangs from the top, so that the studio's floor fills the foot.
 */
export const barFamily: Family = {
  tried: { plain: { clear: 2, foggy: 2 }, multiplied: { clear: 3, foggy: 2 } },
  sceneName: 'studio of the photo',
  storyFoot: 'filled',
  // A bar that leans belongs to its edge of the canvas.
  sides: 'stay',
  compose(context) {
    const aspect = shownAspect(context)
    if (aspect === undefined || !context.hero.kind.startsWith('plain')) return undefined
    const { shape } = context.canvas
    if (shape === 'banner') return banner(context)
    if (shape === 'portrait') return aspect < SLIM_ASPECT ? (beside(context) ?? portrait(context)) : portrait(context)
    return aspect < WIDE_ASPECT ? (beside(context) ?? above(context)) : (above(context) ?? beside(context))
  },
}

/** From this width over height on a product takes the whole width, under the bar. */
const WIDE_ASPECT = 1.02
/** And below this one even on a story, as high as the app leaves free, beside the words. */
const SLIM_ASPECT = 0.6

/** The bar down the start of the canvas, the product large in what it leaves. */
function beside(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape, safe } = context.canvas
  const small = shape === 'rectangle'
  const high = shape === 'portrait'
  const x = small ? 16 : 0.062 * w
  const look = onBar(context)
  const edge = Math.round((small ? 0.5 : 0.485) * w)
  const lean = leanOf(context) * w
  const width = edge - lean - x - (small ? 8 : 0.03 * w)
  const foot = high
    ? columnFoot(context, look, { x, width, bottom: bottom(safe) - 0.012 * h, price: 0.11 * s, height: 0.085 * s })
    : columnFoot(context, look, footColumn(context, x, width))
  if (!foot) return undefined
  const y = high ? safe.y + 0.02 * h : small ? 19 : 0.078 * h
  const height = topOf(foot) - (small ? 10 : 0.045 * s) - y
  const message = leadMessage(context, look, { x, y, width, height, lines: 5, named: true })
  const air = small ? 7 : 0.03 * w
  const top = high ? 0.12 * h : 0.06 * h
  const zone = { x: edge + air, y: top, width: w - edge - 2 * air, height: (high ? bottom(safe) : 0.94 * h) - top }
  const place = placeBackdrop(context, zone, { anchor: high ? 'foot' : 'center', alignX: 0.5 })
  if (!message || !place) return undefined
  return [studio(context, place), ...bar(context, downTo(context, edge, lean)), ...message.layers, ...foot]
}

/** The bar across the top with all the words, a wide product under it. */
function above(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const x = small ? 16 : 0.062 * w
  const look = onBar(context)
  const y = small ? 17 : 0.07 * h
  const message = leadMessage(context, look, {
    x,
    y,
    width: w - 2 * x,
    height: (small ? 0.31 : 0.22) * h,
    lines: 2,
    named: true,
    bare: true,
  })
  if (!message) return undefined
  const rowHeight = small ? 30 : 0.072 * s
  const top = bottom(message.box) + (small ? 11 : 0.048 * s)
  return under(context, { x, top, words: message.layers, price: small ? 24 : 0.078 * s, rowHeight, end: 0.955 * h })
}

/** Of a photo that is shown whole the foot may lie where the app's buttons are: in shares of the height. */
const LOWEST = 0.89

/** As above; the product is as large as the rest of the canvas lets it be, its floor runs on to the foot. */
function portrait(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, safe } = context.canvas
  const x = 0.083 * w
  const look = onBar(context)
  const message = leadMessage(context, look, {
    x,
    y: safe.y + 0.02 * h,
    width: w - 2 * x,
    height: 0.27 * h,
    lines: 3,
    named: true,
    bare: true,
  })
  if (!message) return undefined
  const rowHeight = 0.085 * s
  const top = bottom(message.box) + 0.062 * s
  const end = standsOnEdge(context) ? h : LOWEST * h
  return under(context, { x, top, words: message.layers, price: 0.1 * s, rowHeight, end })
}

interface Under {
  x: number
  /** Where the row of offer and action begins. */
  top: number
  words: Layer[]
  price: number
  rowHeight: number
  /** No product reaches below, unless its photo cuts it off at the foot. */
  end: number
}

/** The row of offer and action under the words, the bar round them all, and the product in the rest of the canvas. */
function under(context: ComposeContext, { x, top: rowTop, words, price, rowHeight, end }: Under): Layer[] | undefined {
  const { widthPx: w, side: s, shape } = context.canvas
  const row = (low: number) =>
    columnFoot(context, onBar(context), { x, width: w - 2 * x, bottom: low, price, height: rowHeight, row: true })
  // An offer of two lines is higher than the action beside it.
  const first = row(rowTop + rowHeight)
  const foot = first && row(rowTop + rowHeight + Math.max(0, rowTop - topOf(first)))
  if (!foot) return undefined
  const lean = leanOf(context) * w
  const edge = bottomOf(foot) + (shape === 'rectangle' ? 10 : 0.055 * s)
  const top = edge + lean + (shape === 'rectangle' ? 4 : 0.02 * s)
  const zone = { x: 0.05 * w, y: top, width: 0.9 * w, height: end - top }
  if (zone.height < 0.24 * w) return undefined
  const place = placeBackdrop(context, zone, { anchor: shape === 'portrait' ? 'foot' : 'center', alignX: 0.55 })
  if (!place || place.keep.y < top - 1 || isStamp(context, place)) return undefined
  return [studio(context, place), ...bar(context, acrossTo(context, edge, lean)), ...words, ...foot]
}

/** A slim product under a bar has no height left for it. */
function isStamp({ canvas }: ComposeContext, { keep }: BackdropPlace): boolean {
  return keep.width * keep.height < STAMP_SHARE * canvas.widthPx * canvas.heightPx
}

const STAMP_SHARE = 0.06

/** The photo bled to the end of the banner, cut aslant; the bar carries the words from the start on. */
function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: h } = context.canvas
  const look = onBar(context)
  const unit = bannerUnit(context.canvas)
  const lean = leanOf(context) === 0 ? 0 : 24 * unit
  return arrangeBanner(context, {
    look,
    tune: { order: 'picture last', air: 20 },
    picture: (room) => {
      // As near as the banner is high: a product that is wider shows more of itself than one that is tall.
      const wanted = room.height * shownAspect(context)! + 44 * unit
      const shown = Math.round(Math.min(190 * unit, Math.max(96 * unit, wanted)))
      const edge = right(room) - shown
      const zone = { ...room, x: edge + lean / 2 + 8 * unit, width: shown - lean / 2 - 20 * unit }
      const place = placeBackdrop(context, zone, { anchor: 'center', alignX: 0.5 })
      return place && { startPx: edge - lean / 2, place, edge }
    },
    dress: ({ picture: { place, edge } }) => {
      const cut: Point[] = [
        [0, 0],
        [edge + lean / 2, 0],
        [edge - lean / 2, h],
        [0, h],
      ]
      return { behind: [studio(context, place), ...bar(context, { type: 'polygon', points: cut })] }
    },
  })
}

/** The photo's ground runs on in a light that sets off both the bar and the product. */
function studio(context: ComposeContext, place: BackdropPlace): Layer {
  const reach = (context.canvas.shape === 'banner' ? 0.5 : 0.36) * context.canvas.side
  const over = context.canvas.shape === 'banner' ? undefined : backdropOver(context, place.keep)
  return { kind: 'backdrop', photo: 0, ...place, ground: tintedGround(context), reach, ...(over && { over }) }
}

function onBar(context: ComposeContext): StudioLook {
  const plane = planeLook(context)
  const { style, colors } = context.direction
  const ink = style === 'luxury' ? colors.ink : plane.text
  return { ...studioLook(context), ink, soft: ink, accent: plane.text, price: plane.text, action: plane.action }
}

/** How far the bar's edge leans, in shares of the width: bold and modern cut aslant, playful waves. */
function leanOf({ direction: { style } }: ComposeContext): number {
  return style === 'bold' || style === 'playful' ? 0.06 : style === 'modern' ? 0.045 : 0
}

/** Left of an edge that runs from `edge` at the top to `lean` before it at the foot. */
function downTo({ canvas, direction }: ComposeContext, edge: number, lean: number): Shape {
  const { heightPx: h } = canvas
  const points: Point[] =
    direction.style === 'playful'
      ? [
          [edge, 0],
          [edge - 0.9 * lean, 0.2 * h],
          [edge, 0.46 * h],
          [edge - lean, 0.75 * h],
          [edge - 0.3 * lean, h],
        ]
      : [
          [0, 0],
          [edge, 0],
          [edge - lean, h],
          [0, h],
        ]
  return direction.style === 'playful' ? { type: 'wave', closeTo: 'left', points } : { type: 'polygon', points }
}

/** Above an edge that falls from `edge` at the left to `lean` below it at the right. */
function acrossTo({ canvas, direction }: ComposeContext, edge: number, lean: number): Shape {
  const { widthPx: w } = canvas
  const points: Point[] =
    direction.style === 'playful'
      ? [
          [0, edge + 0.4 * lean],
          [0.24 * w, edge + lean],
          [0.52 * w, edge + 0.2 * lean],
          [0.8 * w, edge + lean],
          [w, edge + 0.3 * lean],
        ]
      : [
          [0, 0],
          [w, 0],
          [w, edge],
          [0, edge + lean],
        ]
  return direction.style === 'playful' ? { type: 'wave', closeTo: 'top', points } : { type: 'polygon', points }
}

/** The bar, and along its edge a line of the accent in luxury, a band of the loud styles' third color. */
function bar(context: ComposeContext, shape: Shape): Layer[] {
  const { canvas, direction } = context
  const { colors, style } = direction
  const plane: PlaneLook = planeLook(context)
  const reach: Box = { x: 0, y: 0, width: canvas.widthPx, height: canvas.heightPx }
  const fill: Fill = linear([0, 0], [right(reach), bottom(reach)], [0, plane.fill], [0.85, plane.fillDeep])
  const marked = style === 'luxury' || style === 'bold' || style === 'playful' || style === 'corporate'
  const width = Math.max(2, (style === 'luxury' ? 0.004 : 0.013) * canvas.side)
  const color = style === 'luxury' || style === 'playful' ? colors.accent : colors.offer
  const edge: Layer = { kind: 'shape', shape, stroke: { color, widthPx: 2 * width } }
  return [...(marked ? [edge] : []), { kind: 'shape', shape, fill }, ...madeOf(context, shape, reach)]
}

/** What the bar of a quiet style is made of. */
function madeOf(context: ComposeContext, clip: Shape, box: Box): Layer[] {
  switch (context.direction.style) {
    case 'clean':
      return [{ ...wallOf(context, 'plaster', box), clip }]
    case 'luxury':
      return [{ ...wallOf(context, pickMaterial(context, 'bar', ['drape', 'flutes', 'marble']), box, true), clip }]
    case 'modern':
      return [{ ...wallOf(context, 'reeds', box, true), clip }]
    default:
      return []
  }
}
