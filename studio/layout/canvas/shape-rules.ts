/** The four shapes of canvas that every family is composed for. */
export type CanvasShape = 'square' | 'portrait' | 'rectangle' | 'banner'

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
