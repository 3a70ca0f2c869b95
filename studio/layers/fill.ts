import type { Box } from '#studio/layers/box.ts'
import type { Fill, Part, Point, Shape, ShapeLayer, Stop } from './layout.ts'

/**
 * Makes a fill from one point to another, in canvas pixels. Colors without an offset follow each other in equal steps.
 */
export function linear(from: Point, to: Point, ...stops: (Stop | string)[]): Fill {
  return { type: 'linear', from, to, stops: evenly(stops) }
}

/** Makes a fill from a center outwards. */
export function radial(center: Point, radius: number, ...stops: (Stop | string)[]): Fill {
  return { type: 'radial', center, radius, stops: evenly(stops) }
}

/** Makes a fill from one height down to another. */
export function vertical(fromY: number, toY: number, ...stops: (Stop | string)[]): Fill {
  return linear([0, fromY], [0, toY], ...stops)
}

function evenly(stops: (Stop | string)[]): Stop[] {
  return stops.map((stop, nth) => (typeof stop === 'string' ? [nth / (stops.length - 1), stop] : stop))
}

/** Makes a shape in one color, or in a fill. */
export function filled(shape: Shape, fill: string | Fill, more: Partial<ShapeLayer & { part: Part }> = {}): ShapeLayer {
  return { kind: 'shape', shape, fill: typeof fill === 'string' ? { type: 'solid', color: fill } : fill, ...more }
}

/** Returns a line or an area that is drawn in the color of its part's words, in another color. */
export function inked(layer: ShapeLayer, color: string): ShapeLayer {
  if (layer.stroke) return { ...layer, stroke: { ...layer.stroke, color } }
  return { ...layer, fill: { type: 'solid', color } }
}

/** Makes a band of a color along the outside of a shape, which is painted over it. */
export function outlined(shape: Shape, { color, widthPx }: { color: string; widthPx: number }): ShapeLayer {
  return { kind: 'shape', shape, stroke: { color, widthPx: 2 * widthPx } }
}

export function rect(box: Box, radius?: number): Shape & { type: 'rect' } {
  return { type: 'rect', box, ...(radius !== undefined && { radius }) }
}

export function circle(center: Point, radius: number): Shape & { type: 'ellipse' } {
  return { type: 'ellipse', center, rx: radius, ry: radius }
}

export function polygon(points: Point[]): Shape & { type: 'polygon' } {
  return { type: 'polygon', points }
}

/** Makes the round flower of a playful style: a sun, a sticker's edge, a blossom. */
export function scallop(center: Point, radius: number): Shape & { type: 'burst' } {
  return { type: 'burst', center, radius, inner: 0.87, points: 14, rotation: 8, round: true }
}
