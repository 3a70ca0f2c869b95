import type { Box } from '#contract/report.ts'
import type { Fill, Part, Point, Shape, ShapeLayer, Stop } from './layout.ts'

/** From one point to another, in canvas pixels. */
export function linear(from: Point, to: Point, ...stops: Stop[]): Fill {
  return { type: 'linear', from, to, stops }
}

/** From a center outwards. */
export function radial(center: Point, radius: number, ...stops: Stop[]): Fill {
  return { type: 'radial', center, radius, stops }
}

/** From one height down to another. */
export function vertical(fromY: number, toY: number, ...stops: Stop[]): Fill {
  return linear([0, fromY], [0, toY], ...stops)
}

/** A shape in one color, or in a fill. */
export function filled(shape: Shape, fill: string | Fill, more: Partial<ShapeLayer & { part: Part }> = {}): ShapeLayer {
  return { kind: 'shape', shape, fill: typeof fill === 'string' ? { type: 'solid', color: fill } : fill, ...more }
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
