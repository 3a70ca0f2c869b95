import type { Canvas } from '../../canvas/canvas.ts'
import type { Point, Shape } from '../../layers/layout.ts'

type Size = Pick<Canvas, 'widthPx' | 'heightPx'>

/**
 * Returns true if a point of the canvas lies in a shape. Rounded corners count as square ones, lobes by half their
 * height.
 */
export function shapeHolds(shape: Shape, [x, y]: Point, canvas: Size): boolean {
  switch (shape.type) {
    case 'rect': {
      const { box } = shape
      return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height
    }
    case 'arch': {
      const { x: left, y: top, width, height } = shape.box
      const radius = width / 2
      if (x < left || x >= left + width || y >= top + height) return false
      return y >= top + radius || Math.hypot(x - left - radius, y - top - radius) < radius
    }
    case 'ellipse':
      return ((x - shape.center[0]) / shape.rx) ** 2 + ((y - shape.center[1]) / shape.ry) ** 2 < 1
    case 'burst':
      return Math.hypot(x - shape.center[0], y - shape.center[1]) < (shape.radius * (1 + shape.inner)) / 2
    case 'polygon':
      return polygonHolds(shape.points, [x, y])
    case 'wave':
      return polygonHolds([...shape.points, ...endsOf(shape.points, shape.closeTo, canvas)], [x, y])
  }
}

/** Returns the points at which a wave's last and first point meet the edge of the canvas that the wave closes to. */
function endsOf(points: readonly Point[], edge: 'bottom' | 'right' | 'left' | 'top', canvas: Size): Point[] {
  const ends = [points.at(-1), points[0]].filter((point) => point !== undefined)
  return ends.map(([x, y]): Point => {
    if (edge === 'top' || edge === 'bottom') return [x, edge === 'top' ? 0 : canvas.heightPx]
    return [edge === 'left' ? 0 : canvas.widthPx, y]
  })
}

/** Returns true if a point lies in a polygon: a line from the point to the right crosses an odd number of its sides. */
export function polygonHolds(points: readonly Point[], [x, y]: Point): boolean {
  const { top, bottom, right } = boundsOf(points)
  if (y < top || y >= bottom || x >= right) return false
  let isInside = false
  let [x1, y1] = points.at(-1)!
  for (const [x2, y2] of points) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside
    x1 = x2
    y1 = y2
  }
  return isInside
}

interface Bounds {
  top: number
  bottom: number
  right: number
}

/** Keyed by the points: an outline has hundreds of them and is asked about thousands of times. */
const known = new WeakMap<readonly Point[], Bounds>()

function boundsOf(points: readonly Point[]): Bounds {
  let bounds = known.get(points)
  if (!bounds) {
    const ys = points.map(([, y]) => y)
    bounds = { top: Math.min(...ys), bottom: Math.max(...ys), right: Math.max(...points.map(([x]) => x)) }
    known.set(points, bounds)
  }
  return bounds
}
