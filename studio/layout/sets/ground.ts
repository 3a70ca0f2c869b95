import { hexToOklch, hueDistance, oklchToHex, withAlpha } from '../../color/oklch.ts'
import { circle, filled, linear, polygon, radial, rect } from '../layers/fill.ts'
import type { Fill, HalftoneLayer, Layer, MeshLayer, Point, RaysLayer, WindowLightLayer } from '../layers/layout.ts'
import type { Canvas } from '../canvas/canvas.ts'
import { wholeOf } from '../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'

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

/** Tones of the palette as things take them that stand in daylight: OKLCH lightness and chroma to a color. */
export function daylight({ direction: { colors } }: ComposeContext): (lightness: number, chroma: number) => string {
  // Paper has no color to speak of: there the room takes the panel's.
  const own = hexToOklch(colors.groundDeep)
  const panel = hexToOklch(colors.surface)
  const hue = own.c < 0.05 ? { ...panel, c: 0.85 * Math.min(0.085, panel.c) } : own
  return (l, c) => inDaylight(l, c * Math.min(1, hue.c / 0.085), hue.h)
}

/** A yellow that darkens turns to khaki: its shades stay light and strong. */
export function inDaylight(l: number, c: number, hue: number): string {
  const yellow = Math.max(0, 1 - hueDistance(hue, 92) / 40)
  return oklchToHex(l + (0.97 - l) * 0.5 * yellow, c * (1 + 0.5 * yellow), hue)
}

interface DayWindow {
  /** In shares of the canvas's width. */
  x: number
  width: number
  /** How far down the light falls, in pixels. */
  height: number
  /** Moonlight or a lamp outside: weaker, and of the wall's own color. */
  night: boolean
}

/** Light through a window of nine panes. By day it is far brighter than the wall, and its muntins have edges. */
export function dayWindow({ widthPx: w, heightPx: h, side: s, isLow }: Canvas, o: DayWindow): WindowLightLayer {
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

/** Corporate's sign: paper in great folds, whose planes all lean one way. Their edges are too faint to run through a word. */
export function paperFolds({ canvas, direction }: ComposeContext): Layer[] {
  const { widthPx: w, heightPx: h } = canvas
  const lean = FOLD_LEAN * h
  return FOLDS.map(([from, to, strength]) => {
    const points: Point[] = [
      [from * w + lean, 0],
      [to * w + lean, 0],
      [to * w - lean, h],
      [from * w - lean, h],
    ]
    return filled(polygon(points), withAlpha(direction.colors.surface, strength))
  })
}

/** Each from and to shares of the width, half way down, and how strong; and of the height, what an edge leans to either side of there. */
const FOLDS = [
  [-0.6, 0.16, 0.07],
  [0.04, 0.5, 0.06],
  [0.74, 1.6, 0.09],
] as const
const FOLD_LEAN = 0.3
