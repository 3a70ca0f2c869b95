import type { Fill, Point, Stop } from './layout.ts'

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
