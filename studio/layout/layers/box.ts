import type { Box } from '#contract/report.ts'

export function right(box: Box): number {
  return box.x + box.width
}

export function bottom(box: Box): number {
  return box.y + box.height
}

export function overlap(first: Box, second: Box): number {
  const width = Math.min(right(first), right(second)) - Math.max(first.x, second.x)
  const height = Math.min(bottom(first), bottom(second)) - Math.max(first.y, second.y)
  return width > 0 && height > 0 ? width * height : 0
}

export function contains(outer: Box, inner: Box, slack = 0.5): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    right(inner) <= right(outer) + slack &&
    bottom(inner) <= bottom(outer) + slack
  )
}

export function grow(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

/** The smallest box that holds both. */
export function union(first: Box, second: Box): Box {
  const x = Math.min(first.x, second.x)
  const y = Math.min(first.y, second.y)
  return {
    x,
    y,
    width: Math.max(right(first), right(second)) - x,
    height: Math.max(bottom(first), bottom(second)) - y,
  }
}

export function rounded({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

/** All of a canvas or of a picture. */
export function wholeOf({ widthPx, heightPx }: { widthPx: number; heightPx: number }): Box {
  return { x: 0, y: 0, width: widthPx, height: heightPx }
}

/** From a point to the nearest one of the box; 0 inside it. */
export function distanceTo(box: Box, [x, y]: readonly [number, number]): number {
  return Math.hypot(Math.max(box.x - x, 0, x - right(box)), Math.max(box.y - y, 0, y - bottom(box)))
}

export function middleOf(box: Box): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2]
}
