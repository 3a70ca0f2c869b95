import { hexToOklch, withAlpha } from '../color/oklch.ts'
import { circle, filled, linear, outlined, rect, scallop } from '../layers/fill.ts'
import type { Layer, Point, Shape } from '../layers/layout.ts'
import type { ComposeContext } from '../layout/compose-context.ts'
import { planeLook } from '../layout/sets/foot-plane.ts'
import { glow, grain, leaning, shade } from '../layout/sets/ground.ts'
import { styleGround } from '../layout/sets/style-ground.ts'
import { shiftLayer } from './shift-layer.ts'

/** The ground of all cards, as one wide picture, and where the counter begins on which the products stand. */
export interface CardGround {
  /** Returns the layers of one card's part. */
  partOf(card: number): Layer[]
  counterTop: number
}

/**
 * Draws one ground for all cards: the wall of the style, a motif that crosses each seam, and a counter. Each card shows
 * its part, so that side by side nothing breaks off at an edge.
 */
export function cardGround(context: ComposeContext, cards: number, counterTop: number): CardGround {
  const { canvas } = context
  const cardPx = canvas.widthPx
  const widthPx = cards * cardPx
  const wide = { ...context, canvas: { ...canvas, widthPx } }
  const wall = styleGround(wide).filter(({ kind }) => kind !== 'grain')
  const seams = Array.from({ length: cards + 1 }, (_, seam) => motif(context, [seam * cardPx, counterTop]))
  const layers = [...wall, ...seams.flat(), ...counter(wide, counterTop, cards)]
  const isDark = hexToOklch(context.direction.colors.ground).l < 0.5
  return {
    counterTop,
    partOf: (card) => [
      ...layers.map((layer) => shiftLayer(layer, card * cardPx, { widthPx, cardPx })),
      // It is the same on every card: its noise has no edges that could meet.
      grain(canvas, isDark),
    ],
  }
}

/** Draws the style's form across a seam, behind the products of both cards. */
function motif({ canvas, direction: { colors, style } }: ComposeContext, [x, floor]: Point): Layer[] {
  const { side } = canvas
  const isPale = hexToOklch(colors.ground).l > 0.7
  switch (style) {
    case 'clean':
      return [filled(circle([x, floor], 0.4 * side), '#ffffff', { opacity: 0.38, blend: 'soft-light' })]
    case 'bold': {
      const box = { x: x - side, y: 0, width: 2 * side, height: canvas.heightPx }
      return [filled(leaning(box, 0.41, 0.59, 0.16 * side), shade(colors.ground, isPale ? 0.085 : -0.085))]
    }
    case 'luxury':
      return [0.44, 0.4].map((radius) =>
        outlined(circle([x, floor], radius * side), { color: withAlpha(colors.accent, 0.5), widthPx: 1 }),
      )
    case 'playful':
      return [filled(scallop([x, floor - 0.12 * side], 0.3 * side), colors.glow)]
    case 'corporate': {
      const box = { x: x - side, y: 0, width: 2 * side, height: canvas.heightPx }
      return [filled(leaning(box, 0.36, 0.6, 0.16 * side), colors.surface, { opacity: 0.13 })]
    }
    case 'modern':
      return [glow([x, floor - 0.1 * side], 0.62 * side, colors.glow, isPale ? 0.5 : 0.6, !isPale)]
  }
}

/** Draws the counter: a wave in playful, level otherwise, with the light of its upper face or a line of metal. */
function counter(wide: ComposeContext, top: number, cards: number): Layer[] {
  const { canvas, direction } = wide
  const { widthPx: w, heightPx: h, side } = canvas
  const { fill, fillDeep } = planeLook(wide)
  const body = linear([0, top], [0, h], fill, fillDeep)
  if (direction.style === 'playful') return [filled(waveOf(w, top, cards), body)]
  const face = { x: 0, y: top, width: w, height: FACE * side }
  const front = filled(rect({ x: 0, y: top, width: w, height: h - top }), body)
  if (direction.style === 'luxury')
    return [
      filled(rect({ x: 0, y: top, width: w, height: h - top }), linear([0, top], [0, h], shade(fill, 0.03), fillDeep)),
      filled(rect({ x: 0, y: top, width: w, height: Math.max(2, 0.0022 * side) }), direction.colors.accent),
    ]
  return [front, filled(rect(face), shade(fill, hexToOklch(fill).l > 0.9 ? -0.04 : 0.05))]
}

/** Height of the counter's upper face, in shares of the shorter side. */
export const FACE = 0.055

function waveOf(width: number, top: number, cards: number): Shape {
  // Two swells a card: at each seam the wave is as high, and goes on.
  const steps = cards * 4
  const points = Array.from({ length: steps + 3 }, (_, step): Point => {
    const x = ((step - 1) / steps) * width
    return [x, top + (step % 2 === 0 ? 0 : step % 4 === 1 ? -22 : 22)]
  })
  return { type: 'wave', points, closeTo: 'bottom' }
}
