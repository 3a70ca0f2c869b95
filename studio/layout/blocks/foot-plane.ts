import type { ComposeContext } from '../compose-context.ts'
import { edgeShape } from '../sets/style-edge.ts'
import type { Fill, Layer, Shape } from '../layers/layout.ts'
import { filled, linear, rect } from '../layers/fill.ts'
import type { ActionLook, WordsLook } from '../sets/words-look.ts'

/** How a style paints and writes on the plane at the foot of an ad. */
export interface PlaneLook {
  fill: string
  fillDeep: string
  text: string
  action: ActionLook
}

/** The second field of each style: where the product's own ground is kept, it carries the palette. */
export function planeLook({ direction }: Pick<ComposeContext, 'direction'>): PlaneLook {
  const { colors, style } = direction
  switch (style) {
    case 'clean':
      return {
        fill: colors.surface,
        fillDeep: colors.groundDeep,
        text: colors.ink,
        action: { fill: colors.ink, text: '#ffffff', label: colors.ink, radius: 'pill' },
      }
    case 'luxury':
      return {
        fill: colors.ground,
        fillDeep: colors.groundDeep,
        text: colors.accent,
        action: { fill: colors.accent, text: colors.onAccent, label: colors.ink, radius: 'square' },
      }
    case 'bold':
      return {
        fill: colors.surface,
        fillDeep: colors.surfaceDeep,
        text: '#ffffff',
        action: { fill: colors.offer, text: colors.onOffer, label: '#ffffff', radius: 'square' },
      }
    case 'modern':
      return {
        fill: colors.surface,
        fillDeep: colors.surfaceDeep,
        text: '#ffffff',
        action: { fill: '#ffffff', text: colors.onAccent, label: '#ffffff', radius: 'pill' },
      }
    case 'corporate':
      return {
        fill: colors.surface,
        fillDeep: colors.surfaceDeep,
        text: colors.onSurface,
        action: { fill: '#ffffff', text: colors.ink, label: colors.onSurface, radius: 'soft' },
      }
    case 'playful':
      return {
        fill: colors.surface,
        fillDeep: colors.surfaceDeep,
        text: colors.onSurface,
        action: { fill: colors.accent, text: colors.onAccent, label: colors.onSurface, radius: 'pill' },
      }
  }
}

/** The plane's upper edge is the style's hand: level, slanted or a wave. `top` is its highest point. */
export function footPlane(context: ComposeContext, top: number): Layer {
  const { widthPx: w, heightPx: h } = context.canvas
  const look = planeLook(context)
  const fill: Fill = linear([0, top], [w, h], [0, look.fill], [1, look.fillDeep])
  return filled(planeShape(context, top), fill)
}

/** How far the upper edge of the style's plane falls below its highest point. */
export function planeFall({ canvas, direction: { style } }: ComposeContext): number {
  return style === 'bold' || style === 'playful' ? 0.06 * canvas.side : 0
}

function planeShape(context: ComposeContext, top: number): Shape {
  const { widthPx: w, heightPx: h } = context.canvas
  const fall = planeFall(context)
  if (fall === 0) return rect({ x: 0, y: top, width: w, height: h - top })
  // A wave swells over its mean line and under it.
  const [sink, swell] = context.direction.style === 'playful' ? [0.3 * fall, 0.4 * fall] : [0, 0]
  return edgeShape(context, 'bottom', top + fall + sink, top - swell)
}

/** The colors of words on the plane. */
export function planeWords(context: ComposeContext): WordsLook {
  const { text, action } = planeLook(context)
  return { ink: text, soft: text, accent: text, price: text, action }
}
