/** The four shapes of canvas that every family is composed for. */
export type CanvasShape = 'square' | 'portrait' | 'rectangle' | 'banner'

/** Those on which words stand at the head and what closes at the foot. */
export type PosterShape = Exclude<CanvasShape, 'banner'>

export function posterShape({ shape }: { shape: CanvasShape }): PosterShape {
  if (shape === 'banner') throw new Error('A banner has no head and no foot.')
  return shape
}

interface ShapeRules {
  /** By the canvas's shorter side. */
  marginPx: (side: number) => number
  /** Small canvases say less instead of saying it smaller: no support line, no list, the short headline. */
  isSmall: boolean
}

export const SHAPE_RULES: Record<CanvasShape, ShapeRules> = {
  square: { marginPx: (side) => Math.round(0.074 * side), isSmall: false },
  portrait: { marginPx: (side) => Math.round(0.074 * side), isSmall: false },
  rectangle: { marginPx: (side) => Math.round(0.064 * side), isSmall: true },
  banner: { marginPx: () => 20, isSmall: true },
}
