import type { HalftoneLayer, Point } from '../layers/layout.ts'

/** Printed dots that grow from the line through two points towards its upper side. */
export function halftone(from: Point, to: Point, dots: Omit<HalftoneLayer, 'kind' | 'edge'>): HalftoneLayer {
  return { kind: 'halftone', edge: [from, to], ...dots }
}
