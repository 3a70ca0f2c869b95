import type { Box } from '#contract/ads/report.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import type { ComposeContext } from '../compose-context.ts'
import { wholeOf } from '../../layers/box.ts'
import { circle, filled } from '../../layers/fill.ts'
import type { Blend, Frond, Layer, Point, Shape, ShapeLayer, WindowLightLayer } from '../../layers/layout.ts'
import { hexToOklch } from '../../color/oklch.ts'
import { isYellow } from '../../color/roles.ts'
import { createRandom } from '../../basics/random.ts'
import { dayWindow, leafShade, leaning, levelDots, paperFolds, rays, shade } from './ground.ts'
import { wallOf } from './material.ts'
import type { Fall, Ground } from './wardrobe.ts'

/** The way a style draws on its ground: so faintly that an edge may run under a word. */
export interface Drawn {
  color: string
  opacity: number
  blend?: Blend
  /** Color of printed dots, if it is not the tone's. */
  dots?: string
  isDark: boolean
  /** Box that clips what is drawn: a wall above a floor. By default the whole canvas. */
  box?: Box
  /** Point about which it is drawn: the middle of the product, or the corner that the words leave free. */
  at?: Point
}

/** Returns how the style of an ad draws on the colors of its own ground. */
export function drawnBy({ direction: { colors, style } }: Pick<ComposeContext, 'direction'>): Drawn {
  const { ground, surface, glow } = colors
  const isDark = hexToOklch(ground).l < 0.5
  const isPale = hexToOklch(ground).l > 0.7
  switch (style) {
    case 'bold':
      // The tone moves away from the ink, so that words can be read on it as well as on the field.
      return {
        color: shade(ground, isPale ? 0.075 : -0.075),
        // Under dark type, dots in the ink's color would be taken for letters.
        dots: isPale ? shade(ground, -0.11) : surface,
        opacity: 0.95,
        isDark,
      }
    case 'playful':
      return { color: shade(ground, 0.075), opacity: 0.95, isDark }
    case 'corporate':
      return { color: surface, opacity: 0.08, isDark }
    default:
      return isDark
        ? // A dim yellow is olive, so its light is white.
          {
            color: isYellow(hexToOklch(glow).h) ? '#fff4de' : glow,
            opacity: isYellow(hexToOklch(glow).h) ? 0.07 : 0.15,
            blend: 'screen',
            isDark,
          }
        : { color: '#ffffff', opacity: 0.5, blend: 'soft-light', isDark }
  }
}

/** Returns the wall of a ground and what falls on it, to lie on the style's own colors. */
export function groundLayers(context: ComposeContext, { made, falls }: Ground, drawn: Drawn): Layer[] {
  const { isDark: dark, box } = drawn
  const wall = made ? [wallOf(context, made, { dark, ...(box && { box }) })] : []
  return [...wall, ...(falls ? FALLS[falls](context, drawn) : [])]
}

const FALLS: Record<Fall, (context: ComposeContext, drawn: Drawn) => Layer[]> = {
  window: ({ canvas }, { isDark, box = wholeOf(canvas) }) => [
    dayWindow(canvas, { x: 0.36, width: 0.6, height: 0.9 * box.height, night: isDark }),
  ],
  blinds: ({ canvas }, drawn) => [slats(canvas, drawn)],
  beam: ({ canvas }, drawn) => [beam(canvas, drawn)],
  leaves: (context) => [leafShadows(context)],
  arch: (context, drawn) => arch(context, drawn),
  folds: (context) => paperFolds(context),
  hills: ({ canvas: { widthPx: w, heightPx: h } }, drawn) => [
    drawnOn(drawn, wave(w, h, [0.66, 0.56, 0.7, 0.6, 0.52])),
    drawnOn(drawn, wave(w, h, [0.86, 0.92, 0.78, 0.74, 0.84])),
  ],
  sun: ({ canvas }, { at = farCorner(canvas), ...drawn }) => [
    drawnOn(drawn, circle(at, 0.62 * canvas.side), 0.7),
    drawnOn(drawn, circle(at, 0.4 * canvas.side)),
  ],
  rays: ({ canvas }, { at = farCorner(canvas), color, opacity }) => [rays(canvas, at, color, opacity)],
  halftone: ({ canvas }, { color, dots = color }) => [
    levelDots(canvas, canvas.heightPx, { color: dots, fadePx: 0.42 * canvas.heightPx }),
  ],
  bands: ({ canvas }, { box = wholeOf(canvas), ...drawn }) =>
    BANDS.map(([from, to]) => drawnOn({ ...drawn, box }, leaning(box, from, to, 0.34 * box.height))),
  planes: ({ canvas }, { box = wholeOf(canvas), ...drawn }) => [
    drawnOn({ ...drawn, box }, leaning(box, 0.52, 1.8, 0.3 * box.height)),
    drawnOn({ ...drawn, box }, leaning(box, 0.8, 1.8, 0.3 * box.height)),
  ],
  arcs: ({ canvas }, { at = farCorner(canvas), ...drawn }) =>
    ARCS.map((radius) => drawnOn(drawn, circle(at, radius * Math.max(canvas.side, 0.62 * canvas.widthPx)), 0.8)),
}

/** Both sides of each band half way down, in shares of the width. */
const BANDS = [
  [-0.1, 0.08],
  [0.26, 0.44],
  [0.62, 0.8],
  [0.98, 1.3],
] as const

/** Radii of the arcs. Each is painted on the one before, so that the middle is the strongest. */
const ARCS = [0.95, 0.72, 0.5, 0.3] as const

function farCorner({ widthPx, heightPx }: Canvas): Point {
  return [0.06 * widthPx, 1.02 * heightPx]
}

function drawnOn({ color, opacity, blend, box }: Omit<Drawn, 'isDark'>, shape: Shape, by = 1): ShapeLayer {
  const clip = box && { clip: { type: 'rect', box } as const }
  return filled(shape, color, { opacity: by * opacity, ...(blend && { blend }), ...clip })
}

function wave(w: number, h: number, heights: readonly number[]): Shape {
  const points = heights.map((y, nth): Point => [(nth / (heights.length - 1)) * w, y * h])
  return { type: 'wave', closeTo: 'bottom', points }
}

/** Returns the light between the slats of a blind. */
function slats({ widthPx: w, side }: Canvas, { box, isDark }: BoxedOn): WindowLightLayer {
  const { y = 0, height = side } = box ?? {}
  return {
    kind: 'window-light',
    columns: 1,
    rows: 11,
    shear: 0.3,
    blurPx: Math.max(1, 0.005 * side),
    box: { x: 0.36 * w, y: y - 0.05 * height, width: 0.56 * w, height: 0.98 * height },
    ...(isDark ? { opacity: 0.55 } : { opacity: 0.42, blend: 'screen' as const }),
  }
}

/** Returns one broad bar of daylight that falls across the wall. */
function beam({ widthPx: w, heightPx: h, side }: Canvas, { box, isDark }: BoxedOn): WindowLightLayer {
  const height = box?.height ?? h
  const wide = Math.min(0.44 * w, 0.62 * side)
  return {
    kind: 'window-light',
    columns: 1,
    rows: 1,
    shear: 0.62,
    blurPx: Math.max(1, 0.012 * side),
    box: { x: 0.5 * w - 0.2 * wide, y: -0.1 * h, width: wide, height: height + 0.1 * h },
    ...(isDark ? { opacity: 0.5 } : { opacity: 0.36, blend: 'screen' as const }),
  }
}

type BoxedOn = Pick<Drawn, 'box' | 'isDark'>

/** Draws a doorway in the wall, deeper than the wall, behind what stands in front of it. */
function arch({ canvas }: ComposeContext, { at, box = wholeOf(canvas), ...drawn }: Drawn): Layer[] {
  const { widthPx: w, heightPx: h, side } = canvas
  // In a banner it would be a ghost behind the headline, with nothing before it.
  if (!at && canvas.isLow) return []
  const [x] = at ?? [0.3 * w]
  const width = Math.min(0.62 * side, 0.9 * w)
  const top = Math.min(0.1 * h, 0.3 * box.height)
  const door = (by: number): Shape => {
    const half = 0.5 * by * width
    const y = top + (1 - by) * 0.5 * width
    return { type: 'arch', box: { x: x - half, y, width: 2 * half, height: box.y + box.height - y } }
  }
  return [drawnOn({ ...drawn, box }, door(1), 0.75), drawnOn({ ...drawn, box }, door(0.86))]
}

/**
 * Returns the shadow of one tree's leaves from both sides. On small canvases it comes from the end only, because words
 * stand at the start.
 */
export function leafShadows({ canvas, direction }: Pick<ComposeContext, 'canvas' | 'direction'>): Layer {
  const { widthPx: w, heightPx: h, side: s } = canvas
  const random = createRandom(direction.seed, 'leaves')
  const frond = (fromEnd: boolean, y: number): Frond => {
    const rise = random.between(8, 30)
    return {
      base: [fromEnd ? w + 0.04 * s : -0.04 * s, y * h],
      angle: fromEnd ? 180 - rise : rise,
      lengthPx: random.between(0.4, 0.5) * s,
      bend: (fromEnd ? -1 : 1) * random.between(0.1, 0.2),
    }
  }
  const fronds = [frond(true, 0.3), frond(true, 0.58), ...(canvas.isSmall ? [] : [frond(false, 0.68)])]
  return leafShade(canvas, fronds, direction.colors.shadow)
}
