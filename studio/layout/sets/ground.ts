import { hexToOklch, hueDistance, oklchToHex, withAlpha } from '../../color/oklch.ts'
import { circle, filled, linear, polygon, radial, rect } from '../../layers/fill.ts'
import type { Fill, Frond, Layer, MeshLayer, Point, RaysLayer, Shape, WindowLightLayer } from '../../layers/layout.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import { type Box, wholeOf } from '../../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'

/** Fills the whole canvas. */
export function fillGround(canvas: Canvas, fill: Fill, blend?: 'multiply'): Layer {
  return filled(rect(wholeOf(canvas)), fill, blend && { blend })
}

/** Fills the canvas from the upper left corner to the lower right, in equal steps. */
export function diagonalGround(canvas: Canvas, ...colors: string[]): Layer {
  return fillGround(canvas, linear([0, 0], [canvas.widthPx, canvas.heightPx], ...colors))
}

/** Returns lights that melt into each other on a base. Their places are shares of the canvas. */
export function mesh(base: string, ...blobs: MeshLayer['blobs']): Layer {
  return { kind: 'mesh', base, blobs }
}

/** Returns a light about a point, which is gone at its radius. */
export function glow(center: Point, radius: number, color: string, strength: number, isScreened = false): Layer {
  const at = (share: number) => withAlpha(color, strength * share)
  const light = radial(center, radius, [0, at(1)], [0.45, at(0.55)], [0.75, at(0.16)], [1, at(0)])
  return filled(circle(center, radius), light, { blend: isScreened ? 'screen' : 'source-over' })
}

/** Returns grain, which hides the steps of gradients. Small canvases have less, because it costs legibility there. */
export function grain(canvas: Canvas, dark: boolean): Layer {
  return { kind: 'grain', strength: canvas.isSmall ? 0.03 : dark ? 0.07 : 0.05, blend: dark ? 'overlay' : 'soft-light' }
}

/** Returns the same hue, lighter or darker by a step of OKLCH lightness. */
export function shade(hex: string, lightness: number): string {
  const color = hexToOklch(hex)
  return oklchToHex(Math.min(0.99, Math.max(0.03, color.l + lightness)), color.c, color.h)
}

type Dots = { color: string; fadePx: number; clip?: Shape }

/** Returns printed dots that grow upwards from a height. */
export function levelDots(canvas: Canvas, y: number, dots: Dots): Layer {
  const end: Point = [canvas.widthPx, y]
  return halftone(canvas, [[0, y], end], dots)
}

/** Returns printed dots that grow from the line through two points towards its upper side. */
export function halftone({ side }: Canvas, edge: [from: Point, to: Point], dots: Dots): Layer {
  return { kind: 'halftone', edge, stepPx: Math.max(5, 0.021 * side), opacity: 0.85, ...dots }
}

/** Returns wedges of light from a point over the whole canvas. */
export function rays({ widthPx, heightPx }: Canvas, center: Point, color: string, opacity: number): RaysLayer {
  return { kind: 'rays', center, count: 18, rotation: 5, reachPx: 1.15 * Math.hypot(widthPx, heightPx), color, opacity }
}

/** Returns the shadow that leaves outside the picture throw on a wall. */
export function leafShade({ side }: Canvas, fronds: Frond[], color: string): Layer {
  return { kind: 'foliage', fronds, color, blurPx: Math.max(1, 0.005 * side), opacity: 0.42 }
}

/** Returns a light in a corner of a mesh. Most of these lights reach over half of the canvas. */
export function blob(corner: Corner, color: string, r = 0.6): MeshLayer['blobs'][number] {
  const [x, y] = CORNERS[corner]
  return { x, y, rx: r, ry: r, color }
}

/** Radius of the wide light that makes a field change across the canvas. */
export const WIDE = 0.9

export type Corner = keyof typeof CORNERS
const CORNERS = { 'upper left': [0, 0], 'upper right': [1, 0], 'lower left': [0, 1], 'lower right': [1, 1] } as const

/**
 * Returns the tones that the palette has on things in daylight: a function from OKLCH lightness and chroma to a color.
 */
export function daylight({ direction: { colors } }: ComposeContext): (lightness: number, chroma: number) => string {
  // Paper has hardly any color: there the room takes the panel's.
  const own = hexToOklch(colors.groundDeep)
  const panel = hexToOklch(colors.surface)
  const hue = own.c < 0.05 ? { ...panel, c: 0.85 * Math.min(0.085, panel.c) } : own
  return (l, c) => inDaylight(l, c * Math.min(1, hue.c / 0.085), hue.h)
}

/** Returns a color in daylight. A yellow turns khaki when it darkens, so its shades stay light and strong. */
export function inDaylight(l: number, c: number, hue: number): string {
  const yellow = Math.max(0, 1 - hueDistance(hue, 92) / 40)
  return oklchToHex(l + (0.97 - l) * 0.5 * yellow, c * (1 + 0.5 * yellow), hue)
}

/**
 * Returns the light through a window of nine panes. It begins at `x` and is `width` wide, in shares of the canvas's
 * width, and reaches down to `height` in px. By day it is far brighter than the wall, and its muntins have edges;
 * moonlight or a lamp outside is weaker, and has the wall's own color.
 */
export function dayWindow(
  { widthPx: w, heightPx: h, side: s, isLow }: Canvas,
  o: { x: number; width: number; height: number; night: boolean },
): WindowLightLayer {
  return {
    kind: 'window-light',
    box: { x: o.x * w, y: -0.08 * h, width: (isLow ? 0.3 : o.width) * w, height: o.height + 0.08 * h },
    columns: 3,
    rows: 3,
    shear: 0.32,
    blurPx: Math.max(1, 0.0045 * s),
    ...(o.night ? { opacity: 1 } : { opacity: 0.5, blend: 'screen' }),
  }
}

/**
 * Draws corporate's motif: paper in large folds, whose planes all lean one way. Their edges are so faint that they do
 * not cut a word.
 */
export function paperFolds({ canvas, direction }: ComposeContext): Layer[] {
  const fold = (from: number, to: number, strength: number) =>
    filled(leaning(wholeOf(canvas), from, to, 0.3 * canvas.heightPx), withAlpha(direction.colors.surface, strength))
  return [fold(-0.6, 0.16, 0.07), fold(0.04, 0.5, 0.06), fold(0.74, 1.6, 0.09)]
}

/**
 * Returns a plane from a box's head to its foot, between two shares of its width half way down. Each side leans
 * `leanPx` to the right at the head and to the left at the foot.
 */
export function leaning({ x, y, width, height }: Box, from: number, to: number, leanPx: number): Shape {
  const head = (share: number): Point => [x + share * width + leanPx, y]
  const foot = (share: number): Point => [x + share * width - leanPx, y + height]
  return polygon([head(from), head(to), foot(to), foot(from)])
}
