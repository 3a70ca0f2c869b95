import type { PhotoLayer, Point, Shape } from '../layers/layout.ts'
import { bottom, middleOf, right } from '../layers/box.ts'

/** Whether a photo that fades at its sides or is shown in a form is shown whole at a point of the canvas. */
export function showsWhole({ box, fade = {}, clip }: PhotoLayer, x: number, y: number): boolean {
  const inside =
    x >= box.x + (fade.left ?? 0) &&
    x <= right(box) - (fade.right ?? 0) &&
    y >= box.y + (fade.top ?? 0) &&
    y <= bottom(box) - (fade.bottom ?? 0)
  return inside && (!clip || holds(clip, x, y))
}

function holds(shape: Shape, x: number, y: number): boolean {
  switch (shape.type) {
    case 'rect': {
      const radius = shape.radius ?? 0
      const dx = Math.max(0, shape.box.x + radius - x, x - right(shape.box) + radius)
      const dy = Math.max(0, shape.box.y + radius - y, y - bottom(shape.box) + radius)
      return radius > 0 ? Math.hypot(dx, dy) <= radius : dx === 0 && dy === 0
    }
    case 'arch': {
      const radius = Math.min(shape.box.width / 2, shape.box.height)
      const [centerX] = middleOf(shape.box)
      const above = Math.max(0, shape.box.y + radius - y)
      return y <= bottom(shape.box) && Math.hypot(x - centerX, above) <= radius
    }
    case 'ellipse':
      return Math.hypot((x - shape.center[0]) / shape.rx, (y - shape.center[1]) / shape.ry) <= 1
    case 'burst':
      return Math.hypot(x - shape.center[0], y - shape.center[1]) <= shape.radius * shape.inner
    case 'polygon':
      return crossings(shape.points, x, y) % 2 === 1
    case 'wave':
      return false
  }
}

/** Edges of the polygon that a ray to the right of the point crosses. */
function crossings(points: readonly Point[], x: number, y: number): number {
  return points.filter(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length]!
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
  }).length
}
