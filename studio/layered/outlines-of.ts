import type { Layer, Layout, Shape, ShapeLayer } from '../layers/layout.ts'
import { type Context, tracePath } from '../paint/surface.ts'
import type { Outline } from './layered-ad.ts'

/** Returns layers as outlines, the lowest first; undefined if one of them is more than a flat shape in a plain color. */
export function outlinesOf(layers: readonly Layer[], layout: Layout): Outline[] | undefined {
  return layers.every(isFlat) ? layers.map((layer) => outlineOf(layer, layout)) : undefined
}

const PLAIN_COLOR = /^#[\da-f]{6}$/i

function isFlat(layer: Layer): layer is ShapeLayer {
  if (layer.kind !== 'shape' || layer.blurPx || layer.clip || (layer.blend ?? 'source-over') !== 'source-over')
    return false
  const { fill, stroke } = layer
  const isPlainFill = !fill || (fill.type === 'solid' && PLAIN_COLOR.test(fill.color))
  return isPlainFill && (!stroke || PLAIN_COLOR.test(stroke.color))
}

function outlineOf({ shape, fill, stroke, opacity = 1 }: ShapeLayer, layout: Layout): Outline {
  return {
    path: pathOf(shape, layout),
    ...(fill?.type === 'solid' && { fill: fill.color }),
    ...(stroke && { stroke: { color: stroke.color, widthPx: stroke.widthPx, isRound: stroke.isRound === true } }),
    opacity,
  }
}

/** Returns the path that the painter traces, by recording it. */
function pathOf(shape: Shape, layout: Layout): string {
  const commands: string[] = []
  const add = (letter: string, ...values: number[]) =>
    void commands.push(letter + values.map((value) => Number(value.toFixed(3))).join(' '))
  let isBegun = false
  const move = (x: number, y: number) => {
    add('M', x, y)
    isBegun = true
  }
  const recorder = {
    beginPath: () => {},
    moveTo: move,
    // A first line begins the path, as on a canvas.
    lineTo: (x: number, y: number) => (isBegun ? add('L', x, y) : move(x, y)),
    quadraticCurveTo: (...values: number[]) => add('Q', ...values),
    closePath: () => add('Z'),
    ellipse: (x: number, y: number, rx: number, ry: number) => {
      move(x - rx, y)
      add('A', rx, ry, 0, 0, 1, x + rx, y)
      add('A', rx, ry, 0, 0, 1, x - rx, y)
      add('Z')
    },
    roundRect: (x: number, y: number, width: number, height: number, radii: number | number[]) => {
      const [first = 0, second = first, third = first, fourth = second] = typeof radii === 'number' ? [radii] : radii
      const most = Math.min(width, height) / 2
      const [a, b, c, d] = [first, second, third, fourth].map((radius) => Math.min(radius, most)) as [
        number,
        number,
        number,
        number,
      ]
      const corner = (radius: number, toX: number, toY: number) => {
        if (radius > 0) add('A', radius, radius, 0, 0, 1, toX, toY)
      }
      move(x + a, y)
      add('L', x + width - b, y)
      corner(b, x + width, y + b)
      add('L', x + width, y + height - c)
      corner(c, x + width - c, y + height)
      add('L', x + d, y + height)
      corner(d, x, y + height - d)
      add('L', x, y + a)
      corner(a, x + a, y)
      add('Z')
    },
  }
  tracePath(recorder as unknown as Context, shape, layout)
  return commands.join('')
}
