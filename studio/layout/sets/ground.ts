import { hexToOklch, oklchToHex, withAlpha } from '../../color/oklch.ts'
import { circle, filled, linear, radial, rect } from '../layers/fill.ts'
import type { Fill, Layer, Point, Stop } from '../layers/layout.ts'
import type { Canvas } from '../canvas/canvas.ts'

/** Layers that several families build their place from. */

function fullBox(canvas: Canvas) {
  return { x: 0, y: 0, width: canvas.widthPx, height: canvas.heightPx }
}

export function fillGround(canvas: Canvas, fill: Fill): Layer {
  return filled(rect(fullBox(canvas)), fill)
}

/** From the upper left corner to the lower right, in equal steps. */
export function diagonalGround(canvas: Canvas, ...colors: string[]): Layer {
  const stops = colors.map((color, nth): Stop => [nth / (colors.length - 1), color])
  return fillGround(canvas, linear([0, 0], [canvas.widthPx, canvas.heightPx], ...stops))
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
