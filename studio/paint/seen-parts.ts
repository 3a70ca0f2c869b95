import type { Box } from '#contract/ads/report.ts'
import { bottom, right } from '../basics/boxes.ts'
import type { Layer, Layout, Point, Shape, ShapeLayer } from '../layers/layout.ts'
import { isOpaqueFill } from './surface.ts'

type Room = Pick<Layout, 'widthPx' | 'heightPx'>

/**
 * Returns for each layer the box of the canvas (whole pixels) outside of which later layers cover whatever it paints. A
 * bar, a panel or a foot hides up to half of a scene, and a scene costs by the pixel.
 */
export function seenParts({ layers, widthPx, heightPx }: Pick<Layout, 'layers'> & Room): Box[] {
  const everything = { x: 0, y: 0, width: widthPx, height: heightPx }
  let seen: Box = everything
  const parts: Box[] = []
  for (const layer of layers.toReversed()) {
    parts.unshift(seen)
    // Frosted glass shows what lies round it, too.
    if (layer.kind === 'glass') seen = everything
    else if (covers(layer)) seen = lessBands(seen, layer.shape, { widthPx, heightPx })
  }
  return parts
}

/** Returns true if nothing that lies under the layer's shape can be seen. */
function covers(layer: Layer): layer is ShapeLayer {
  if (layer.kind !== 'shape' || !layer.fill || layer.clip || layer.blurPx) return false
  return (layer.opacity ?? 1) === 1 && (layer.blend ?? 'source-over') === 'source-over' && isOpaqueFill(layer.fill)
}

/** Returns the box without the bands along the canvas's edges that the shape fills from side to side. */
function lessBands(seen: Box, shape: Shape, room: Room): Box {
  const { widthPx: w, heightPx: h } = room
  const fills = (x0: number, y0: number, x1: number, y1: number) => fillsBox(shape, [x0, y0, x1, y1], room)
  const end = firstOf(seen.x, right(seen), (x) => fills(x, 0, w, h))
  const foot = firstOf(seen.y, bottom(seen), (y) => fills(0, y, w, h))
  const start = end - firstOf(0, end - seen.x, (steps) => fills(0, 0, end - steps, h))
  const head = foot - firstOf(0, foot - seen.y, (steps) => fills(0, 0, w, foot - steps))
  return { x: start, y: head, width: end - start, height: foot - head }
}

/**
 * Returns the first whole number from `low` to `high` that holds, if all that hold come last, and `high` if none does.
 */
function firstOf(low: number, high: number, holds: (value: number) => boolean): number {
  let [first, last] = [low, high]
  while (first < last) {
    const middle = Math.floor((first + last) / 2)
    if (holds(middle)) last = middle
    else first = middle + 1
  }
  return first
}

type Edges = readonly [left: number, top: number, right: number, bottom: number]

function fillsBox(shape: Shape, [left, top, end, foot]: Edges, { widthPx, heightPx }: Room): boolean {
  switch (shape.type) {
    case 'rect': {
      const { box } = shape
      return !shape.radius && box.x <= left && box.y <= top && right(box) >= end && bottom(box) >= foot
    }
    case 'polygon': {
      const corners: Point[] = [
        [left, top],
        [end, top],
        [end, foot],
        [left, foot],
      ]
      return isConvex(shape.points) && corners.every((corner) => isInside(shape.points, corner))
    }
    case 'wave': {
      const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)]
      const beyond = {
        bottom: top >= Math.max(...ys) && foot <= heightPx,
        top: foot <= Math.min(...ys) && top >= 0,
        right: left >= Math.max(...xs) && end <= widthPx,
        left: end <= Math.min(...xs) && left >= 0,
      }
      return beyond[shape.closeTo]
    }
    default:
      return false
  }
}

function isConvex(points: readonly Point[]): boolean {
  const turns = points.map((point, index) =>
    Math.sign(turn(point, points[(index + 1) % points.length]!, points[(index + 2) % points.length]!)),
  )
  return turns.every((sign) => sign >= 0) || turns.every((sign) => sign <= 0)
}

/** Returns true for a point on a convex outline or within it. */
function isInside(points: readonly Point[], point: Point): boolean {
  const sides = points.map((from, index) => Math.sign(turn(from, points[(index + 1) % points.length]!, point)))
  return sides.every((sign) => sign >= 0) || sides.every((sign) => sign <= 0)
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}
