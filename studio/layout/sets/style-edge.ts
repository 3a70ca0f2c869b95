import type { ComposeContext } from '../compose-context.ts'
import { polygon } from '../../layers/fill.ts'
import type { Point, Shape } from '../../layers/layout.ts'

/** The wave of an edge: shares of its length, and its place between its two ends at each of them, in seventeenths. */
const WAVE = { along: [0, 0.22, 0.52, 0.82, 1], at: [5, 17, 0, 16, 7] }

/**
 * Returns the part of the canvas on one side of an edge in the style's manner. The edge runs across the canvas from one
 * place to another (in px, the first at the left or the top); in playful it waves between the two.
 */
export function edgeShape(
  { canvas, direction }: ComposeContext,
  part: 'left' | 'right' | 'top' | 'bottom',
  from: number,
  to: number,
): Shape {
  const { widthPx: w, heightPx: h } = canvas
  const isLevel = part === 'top' || part === 'bottom'
  const at = (along: number, position: number): Point => (isLevel ? [along * w, position] : [position, along * h])
  if (direction.style === 'playful' && from !== to) {
    const points = WAVE.along.map((along, nth) => at(along, from + (WAVE.at[nth]! / 17) * (to - from)))
    return { type: 'wave', closeTo: part, points }
  }
  const far = { left: 0, right: w, top: 0, bottom: h }[part]
  return polygon([at(0, from), at(1, to), at(1, far), at(0, far)])
}

type Band = { color: string; widthPx: number }

/**
 * Returns the band of the second color that runs along an edge. Luxury has a hair of metal, the quiet styles return
 * undefined.
 */
export function edgeBand({ canvas, direction: { colors, style } }: ComposeContext): Band | undefined {
  if (style === 'clean' || style === 'modern') return undefined
  const [color, share] = style === 'luxury' ? [colors.accent, 0.004] : [colors.surface, 0.016]
  return { color, widthPx: Math.max(2, share * canvas.side) }
}
