import type { MeshLayer } from '../layers/layout.ts'

/** A light in a corner of a mesh; most reach over half of the canvas. */
export function blob(corner: Corner, color: string, r = 0.6): MeshLayer['blobs'][number] {
  const [x, y] = CORNERS[corner]
  return { x, y, rx: r, ry: r, color }
}

/** Of the light that gives a field its turn. */
export const WIDE = 0.9

export type Corner = keyof typeof CORNERS
const CORNERS = { 'upper left': [0, 0], 'upper right': [1, 0], 'lower left': [0, 1], 'lower right': [1, 1] } as const
