import { hexToOklch, oklchToHex, withAlpha } from '../../color/oklch.ts'
import { circle, filled, linear, radial, rect } from '../layers/fill.ts'
import type { Fill, HalftoneLayer, Layer, MeshLayer, Point, RaysLayer } from '../layers/layout.ts'
import type { Canvas } from '../canvas/canvas.ts'
import { wholeOf } from '../layers/box.ts'

/** Layers that several families build their place from. */

export function fillGround(canvas: Canvas, fill: Fill): Layer {
  return filled(rect(wholeOf(canvas)), fill)
}

/** From the upper left corner to the lower right, in equal steps. */
export function diagonalGround(canvas: Canvas, ...colors: string[]): Layer {
  return fillGround(canvas, linear([0, 0], [canvas.widthPx, canvas.heightPx], ...colors))
}

export function glow(
  center: Point,
  radius: number,
  color: string,
  strength: number,
  blend: 'screen' | 'soft-light' | 'source-over' = 'source-over',
): Layer {
  return filled(
    circle(center, radius),
    radial(
      center,
      radius,
      [0, withAlpha(color, strength)],
      [0.45, withAlpha(color, strength * 0.55)],
      [0.75, withAlpha(color, strength * 0.16)],
      [1, withAlpha(color, 0)],
    ),
    { blend },
  )
}

/** Grain hides the steps of gradients; less on small canvases, where it costs legibility. */
export function grain(canvas: Canvas, dark: boolean): Layer {
  return { kind: 'grain', strength: canvas.isSmall ? 0.03 : dark ? 0.07 : 0.05, blend: dark ? 'overlay' : 'soft-light' }
}

/** The same hue, lighter or darker. */
export function shade(hex: string, lightness: number): string {
  const color = hexToOklch(hex)
  return oklchToHex(Math.min(0.99, Math.max(0.03, color.l + lightness)), color.c, color.h)
}

/** Printed dots that grow from the line through two points towards its upper side. */
export function halftone(
  { side }: Canvas,
  edge: [from: Point, to: Point],
  dots: Pick<HalftoneLayer, 'color' | 'fadePx' | 'clip'>,
): HalftoneLayer {
  return { kind: 'halftone', edge, stepPx: Math.max(5, 0.021 * side), opacity: 0.85, ...dots }
}

/** Wedges of light from a point over all of the canvas. */
export function rays({ widthPx, heightPx }: Canvas, center: Point, color: string, opacity: number): RaysLayer {
  return { kind: 'rays', center, count: 18, rotation: 5, reachPx: 1.15 * Math.hypot(widthPx, heightPx), color, opacity }
}

/** A light in a corner of a mesh; most reach over half of the canvas. */
export function blob(corner: Corner, color: string, r = 0.6): MeshLayer['blobs'][number] {
  const [x, y] = CORNERS[corner]
  return { x, y, rx: r, ry: r, color }
}

/** Of the light that gives a field its turn. */
export const WIDE = 0.9

export type Corner = keyof typeof CORNERS
const CORNERS = { 'upper left': [0, 0], 'upper right': [1, 0], 'lower left': [0, 1], 'lower right': [1, 1] } as const
