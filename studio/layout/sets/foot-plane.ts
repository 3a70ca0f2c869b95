import { hexToOklch } from '../../color/oklch.ts'
import { buttonOnGround, isYellow } from '../../color/roles.ts'
import type { ComposeContext } from '../compose-context.ts'
import { edgeShape } from './style-edge.ts'
import type { Layer, Material, Shape } from '../../layers/layout.ts'
import { filled, linear, outlined, rect } from '../../layers/fill.ts'
import { inOneInk, type WordsLook } from './product-set.ts'
import { isCalm } from '../../brief/thing-world.ts'
import type { AdStyle } from '#contract/choices.ts'
import { shade } from './ground.ts'
import { pickMaterial, wallOf } from './material.ts'
import { groundOf } from './wardrobe.ts'

/** The colors of a style's plane, and of words on it. */
export interface PlaneLook extends WordsLook {
  fill: string
  fillDeep: string
}

/** Returns the second field of each style. Where the product's own ground is kept, this field carries the palette. */
export function planeLook({ direction }: Pick<ComposeContext, 'direction'>): PlaneLook {
  const { colors, style } = direction
  const { ground, groundDeep, surface, surfaceDeep, onSurface, ink, accent, onAccent, offer, onOffer, glow } = colors
  const white = '#ffffff'
  const rows: Record<AdStyle, [fill: string, deep: string, text: string, button: string, onButton: string]> = {
    clean: [surface, groundDeep, ink, ink, white],
    bold: [surface, surfaceDeep, white, offer, onOffer],
    luxury: [ground, groundDeep, accent, accent, onAccent],
    playful: [surface, surfaceDeep, onSurface, accent, onAccent],
    corporate: [surface, surfaceDeep, onSurface, white, ink],
    // A deep yellow looks black: there the plane takes the color of the light.
    modern: isYellow(hexToOklch(glow).h)
      ? [glow, shade(glow, -0.07), onAccent, onAccent, white]
      : [surface, surfaceDeep, white, white, onAccent],
  }
  const [fill, fillDeep, text, button, onButton] = rows[style]
  return { fill, fillDeep, ...inOneInk(text, { fill: button, text: onButton }) }
}

/**
 * Draws the plane. The style decides whether its upper edge is level, slanted or a wave; `top` is its highest point in
 * px.
 */
export function footPlane(context: ComposeContext, top: number): Layer {
  const { widthPx: w, heightPx: h } = context.canvas
  const { fill, fillDeep } = planeLook(context)
  const fall = planeFall(context)
  // A wave swells above its mean line and below it.
  const [sink, swell] = context.direction.style === 'playful' ? [0.3 * fall, 0.4 * fall] : [0, 0]
  const shape =
    fall === 0
      ? rect({ x: 0, y: top, width: w, height: h - top })
      : edgeShape(context, 'bottom', top + fall + sink, top - swell)
  return filled(shape, linear([0, top], [w, h], fill, fillDeep))
}

/** Returns how far the upper edge of the style's plane falls below its highest point, in px. */
export function planeFall({ canvas, direction }: ComposeContext): number {
  const { style } = direction
  return (style === 'bold' && !isCalm(direction)) || style === 'playful' ? 0.06 * canvas.side : 0
}

/**
 * Returns the colors of a bar that is all the color an ad has of its own. In bold it takes the field instead of the
 * ink, and so does playful on a yellow field, whose block is of another hue.
 */
export function barLook(context: ComposeContext): PlaneLook {
  const { colors, style } = context.direction
  const { ground, groundDeep, ink } = colors
  if (style === 'luxury') return { ...planeLook(context), ink, soft: ink }
  const isOnField = style === 'bold' || (style === 'playful' && isYellow(hexToOklch(ground).h))
  if (!isOnField) return planeLook(context)
  return { fill: ground, fillDeep: groundDeep, ...inOneInk(ink, buttonOnGround(colors)) }
}

/**
 * Draws the bar in the style's second color, with a line of metal along its edge in luxury and a band of the third
 * color in the loud styles.
 */
export function barLayers(context: ComposeContext, shape: Shape): Layer[] {
  const { canvas, direction } = context
  const { fill, fillDeep } = barLook(context)
  const bar = filled(shape, linear([0, 0], [canvas.widthPx, canvas.heightPx], [0, fill], [0.85, fillDeep]))
  const layers: Layer[] = [...barEdge(context, shape), bar]
  const materials = MATERIALS[direction.style]
  if (!materials) return layers
  const worn = groundOf(direction)
  if (worn && !worn.made) return layers
  const laid = wallOf(context, worn?.made ?? pickMaterial(context, 'bar', materials), {
    dark: direction.style !== 'clean',
  })
  return [...layers, { ...laid, clip: shape }]
}

/** Draws the line between a bar and what lies beside it: an outline of the bar, which is painted over it. */
export function barEdge({ canvas, direction: { colors, style } }: ComposeContext, shape: Shape): Layer[] {
  if (style === 'clean' || style === 'modern') return []
  const widthPx = Math.max(2, (style === 'luxury' ? 0.004 : 0.013) * canvas.side)
  return [outlined(shape, { color: style === 'luxury' || style === 'playful' ? colors.accent : colors.offer, widthPx })]
}

/** Materials of the bar in the quiet styles. */
const MATERIALS: Partial<Record<AdStyle, readonly Material[]>> = {
  clean: ['plaster'],
  luxury: ['drape', 'flutes', 'marble'],
  modern: ['reeds'],
}
