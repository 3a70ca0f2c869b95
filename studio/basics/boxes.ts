import type { Box } from '#contract/ads/report.ts'

export function right(box: Box): number {
  return box.x + box.width
}

export function bottom(box: Box): number {
  return box.y + box.height
}

/** Returns the area that two boxes share. */
export function overlap(first: Box, second: Box): number {
  const width = Math.min(right(first), right(second)) - Math.max(first.x, second.x)
  const height = Math.min(bottom(first), bottom(second)) - Math.max(first.y, second.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Returns the smallest box that holds both. */
export function union(first: Box, second: Box): Box {
  const x = Math.min(first.x, second.x)
  const y = Math.min(first.y, second.y)
  return { x, y, width: Math.max(right(first), right(second)) - x, height: Math.max(bottom(first), bottom(second)) - y }
}

/** Returns how much two boxes are the same: the area that they share of the area that they cover, from 0 to 1. */
export function intersectionOverUnion(first: Box, second: Box): number {
  const shared = overlap(first, second)
  return shared / (first.width * first.height + second.width * second.height - shared)
}
