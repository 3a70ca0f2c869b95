import type { Box } from '#contract/report.ts'
import type { Shape } from './layout.ts'

/** The upright box of a shape; undefined for a wave, which ends at the canvas. */
export function shapeBounds(shape: Shape): Box | undefined {
  switch (shape.type) {
    case 'rect':
    case 'arch':
      return shape.box
    case 'polygon': {
      const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)]
      const [x, y] = [Math.min(...xs), Math.min(...ys)]
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
    }
    case 'ellipse':
      return around(shape.center, shape.rx, shape.ry)
    case 'burst':
      return around(shape.center, shape.radius, shape.radius)
    default:
      return undefined
  }
}

function around([x, y]: [number, number], rx: number, ry: number): Box {
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }
}
