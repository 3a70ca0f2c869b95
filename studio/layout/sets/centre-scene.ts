import type { AdStyle } from '#contract/choices.ts'
import { hexToOklch, withAlpha } from '../../color/oklch.ts'
import { createRandom } from '../../random.ts'
import type { CentreLook } from './centre-look.ts'
import { diagonalGround, fillGround, glow, grain, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Frond, Layer, Placement, Point } from '../layers/layout.ts'
import { floorOf, pickMaterial, wallOf } from './material.ts'
import { placedBounds } from '../layers/placement.ts'
import { ruledGrid } from './ruled-grid.ts'
import { linear, radial, vertical } from '../layers/fill.ts'
import { halftone } from './halftone.ts'

export interface CentreSet {
  placement: Placement
  /** Where the product stands. */
  base: number
  /** The lower edge of the message, and the upper one of the foot: between them light and lines are free. */
  light: number
  foot: number
  /** How far from the product's middle anything with an edge may reach to the side; on a banner words stand there. */
  free?: number
}

/** Light, and what each style sets behind a product that stands in the middle. */
export function centreScene(context: ComposeContext, look: CentreLook, set: CentreSet): Layer[] {
  return SCENES[context.direction.style](context, look, set)
}

const SCENES: Record<AdStyle, (context: ComposeContext, look: CentreLook, set: CentreSet) => Layer[]> = {
  clean: daylightRoom,
  luxury: velvet,
  modern: rings,
  corporate: rising,
  bold: beams,
  playful: beams,
}

function middleOf(context: ComposeContext, { placement }: CentreSet): { x: number; y: number; reach: number } {
  const bounds = placedBounds(placement)
  return {
    x: bounds.x + bounds.width / 2,
    y: bounds.y + bounds.height * 0.5,
    reach: Math.max(0.3 * context.canvas.side, 0.62 * Math.max(bounds.width * 0.8, bounds.height)),
  }
}

function lit(context: ComposeContext, look: CentreLook, set: CentreSet, spread: number): Layer {
  const { x, y } = middleOf(context, set)
  const { widthPx: w, heightPx: h } = context.canvas
  return fillGround(
    context.canvas,
    radial([x, y], spread * Math.hypot(w, h), [0, look.wall[0]], [0.42, look.wall[1]], [1, look.wall[2]]),
  )
}

/** Behind the product's foot, and above the words of the ad's: a horizon behind a price looks like an accident. */
function horizonOf({ base, foot }: CentreSet, depth: number, side: number): number {
  return Math.min(base - depth, foot - 0.022 * side)
}

/** A plastered wall and a table in the sun, leaves of one tree about it. */
function daylightRoom(context: ComposeContext, look: CentreLook, set: CentreSet): Layer[] {
  const { canvas } = context
  const { widthPx: w, heightPx: h, side: s } = canvas
  const top = horizonOf(set, Math.min(0.1 * s, 0.16 * h), s)
  const random = createRandom(context.direction.seed, 'centre', 'leaves')
  const frond = (side: 0 | 1, y: number): Frond => ({
    base: [side * w + (side === 0 ? -0.04 : 0.04) * s, y * h],
    angle: side === 0 ? random.between(8, 30) : 180 - random.between(8, 30),
    lengthPx: random.between(0.4, 0.5) * s,
    bend: (side === 0 ? 1 : -1) * random.between(0.1, 0.2),
  })
  return [
    lit(context, look, set, 0.62),
    wallOf(context, 'plaster', { x: 0, y: 0, width: w, height: top }),
    {
      kind: 'foliage',
      fronds: [frond(1, 0.3), frond(1, 0.58), frond(0, 0.68)],
      color: look.shadow,
      blurPx: Math.max(1, 0.005 * s),
      opacity: 0.42,
    },
    {
      kind: 'shape',
      shape: { type: 'rect', box: { x: 0, y: top, width: w, height: h - top } },
      fill: vertical(
        top,
        h,
        [0, shade(look.floor, -0.03)],
        [0.25, shade(look.floor, 0.045)],
        [1, shade(look.floor, -0.04)],
      ),
    },
    floorOf(context, pickMaterial(context, 'table', ['wood', 'marble', 'terrazzo'] as const), {
      x: 0,
      y: top,
      width: w,
      height: h - top,
    }),
    grain(canvas, false),
  ]
}

/** Velvet parted by one lamp over a slab of polished stone. */
function velvet(context: ComposeContext, look: CentreLook, set: CentreSet): Layer[] {
  const { canvas, direction } = context
  const { widthPx: w, heightPx: h, side: s } = canvas
  const top = horizonOf(set, Math.min(0.07 * s, 0.14 * h), s)
  const { x, y, reach } = middleOf(context, set)
  return [
    // On a banner words stand close beside the product: the lamp is smaller.
    lit(context, look, set, canvas.shape === 'banner' ? 0.24 : 0.52),
    wallOf(context, 'drape', { x: 0, y: 0, width: w, height: top }, true),
    glow([x, y], 1.15 * reach, look.wall[0], 0.5, 'screen'),
    {
      kind: 'shape',
      shape: { type: 'rect', box: { x: 0, y: 0, width: w, height: h } },
      fill: vertical(
        0,
        h,
        [0, withAlpha(direction.colors.groundDeep, 0.74)],
        [0.3, withAlpha(direction.colors.groundDeep, 0.3)],
        [0.5, withAlpha(direction.colors.groundDeep, 0)],
        [1, withAlpha(direction.colors.groundDeep, 0)],
      ),
    },
    {
      kind: 'shape',
      shape: { type: 'rect', box: { x: 0, y: top, width: w, height: h - top } },
      fill: vertical(
        top,
        h,
        [0, shade(look.floor, 0.02)],
        [0.2, shade(look.floor, -0.07)],
        [1, shade(look.floor, -0.15)],
      ),
    },
    floorOf(context, 'marble', { x: 0, y: top, width: w, height: h - top }, true),
    grain(canvas, true),
  ]
}

/** Rings of light about the product, brightest just behind it, mirrored by a dark floor. */
function rings(context: ComposeContext, look: CentreLook, set: CentreSet): Layer[] {
  const { canvas, direction } = context
  const { colors } = direction
  const { widthPx: w, heightPx: h, side: s } = canvas
  const { x, y, reach } = middleOf(context, set)
  const ring = (radius: number, color: string, width: number, blurPx: number, opacity: number): Layer => ({
    kind: 'shape',
    shape: { type: 'ellipse', center: [x, y], rx: radius, ry: radius },
    stroke: { color, widthPx: Math.max(1, width) },
    blurPx: blurPx || undefined,
    opacity,
    blend: 'screen',
  })
  const banner = canvas.shape === 'banner'
  const beside = set.free !== undefined && !banner
  const first = banner
    ? Math.min(0.62 * h, set.free ?? h)
    : beside
      ? Math.min(0.42 * h, set.free!)
      : Math.min(0.4 * w, reach, set.foot - 0.03 * s - y)
  // The haze is as wide as the product needs it, whatever room the rings have.
  const haze = banner ? first : Math.max(first, 0.42 * s)
  const blob = (dx: number, dy: number, r: number, color: string) => ({
    x: (x + dx * haze) / w,
    y: (y + dy * haze) / h,
    rx: (r * haze) / w,
    ry: (r * haze) / h,
    color,
  })
  return [
    {
      kind: 'mesh',
      base: look.wall[2],
      blobs: [
        blob(0, 0, 2.3, colors.surfaceDeep),
        blob(-0.5, 0.35, 1.3, colors.surface),
        blob(0.3, -0.2, 1, colors.glow),
        blob(0, 0, 0.62, colors.glowHot),
      ],
    },
    ...(banner || beside
      ? []
      : [ring(1.72 * first, colors.glow, 0.003 * s, 0, 0.34), ring(1.36 * first, colors.glowHot, 0.004 * s, 0, 0.4)]),
    ring(first, colors.glow, 0.05 * s, 0.04 * s, 0.75),
    ring(first, '#ffffff', 0.008 * s, 0, 0.92),
    ...(beside ? [] : [fading(context, set)]),
    { kind: 'grain', strength: s < 400 ? 0.05 : 0.09, blend: 'overlay' },
  ]
}

/** The rings fade before the type: no line of a scene runs through words. */
function fading({ canvas, direction: { colors } }: ComposeContext, set: CentreSet): Layer {
  const { widthPx: w, heightPx: h } = canvas
  const banner = canvas.shape === 'banner'
  return {
    kind: 'shape',
    shape: { type: 'rect', box: { x: 0, y: 0, width: w, height: h } },
    fill: vertical(
      0,
      h,
      [0, withAlpha(colors.groundDeep, banner ? 0.2 : 0.94)],
      [Math.min(0.5, set.light / h), withAlpha(colors.groundDeep, banner ? 0.1 : 0.86)],
      [Math.min(0.62, set.light / h + 0.14), withAlpha(colors.groundDeep, 0)],
      [Math.max(0.63, set.foot / h - 0.1), withAlpha(colors.groundDeep, 0)],
      [Math.min(0.98, set.foot / h), withAlpha(colors.groundDeep, banner ? 0 : 0.84)],
      [1, withAlpha(colors.groundDeep, banner ? 0.3 : 0.92)],
    ),
  }
}

/** A great disc of the panel's color that rises behind the product, on paper ruled by a grid. */
function rising(context: ComposeContext, look: CentreLook, set: CentreSet): Layer[] {
  const { canvas, direction } = context
  const { colors } = direction
  const { widthPx: w, heightPx: h } = canvas
  const { x } = middleOf(context, set)
  const banner = canvas.shape === 'banner'
  const radius = banner ? Math.min(1.1 * h, set.free ?? h) : Math.min(0.43 * w, 0.94 * (set.base - set.light))
  const foot = banner ? 0.5 * h + 0.3 * radius : set.base - 0.02 * h
  return [
    fillGround(canvas, vertical(0, h, [0, colors.ground], [1, colors.groundDeep])),
    ...ruledGrid(context),
    {
      kind: 'shape',
      shape: { type: 'ellipse', center: [x, foot], rx: radius, ry: radius },
      fill: linear(
        [x - radius, foot - radius],
        [x + radius, foot],
        [0, colors.glow],
        [0.45, colors.surface],
        [1, colors.surfaceDeep],
      ),
    },
    grain(canvas, false),
  ]
}

/** Beams from behind the product: sharp ones in bold, and a scalloped sun before them in playful. */
function beams(context: ComposeContext, look: CentreLook, set: CentreSet): Layer[] {
  const { canvas, direction } = context
  const { colors, style } = direction
  const { widthPx: w, heightPx: h, side: s } = canvas
  const { x, y, reach } = middleOf(context, set)
  const center: Point = [x, y]
  const light = hexToOklch(colors.ground).l > 0.7
  const layers: Layer[] = [
    diagonalGround(canvas, [0, look.wall[0]], [0.45, look.wall[1]], [1, look.wall[2]]),
    {
      kind: 'rays',
      center,
      count: 18,
      rotation: 5,
      reachPx: 1.1 * Math.hypot(w, h),
      color: light ? shade(colors.ground, 0.11) : shade(colors.ground, -0.11),
      opacity: 0.85,
    },
  ]
  if (style === 'playful') {
    layers.push({
      kind: 'shape',
      shape: {
        type: 'burst',
        center,
        radius: Math.min(1.02 * reach, set.free ?? reach * 2),
        inner: 0.88,
        points: 16,
        rotation: 8,
        round: true,
      },
      fill: { type: 'solid', color: colors.glowHot },
    })
  } else {
    layers.push(
      halftone([0, set.base], [w, set.base], {
        color: colors.surface,
        stepPx: Math.max(5, 0.021 * s),
        fadePx: 0.24 * s,
        opacity: 0.85,
      }),
    )
  }
  return [...layers, grain(canvas, false)]
}
