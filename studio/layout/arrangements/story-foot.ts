import { withAlpha } from '../../color/oklch.ts'
import { createRandom } from '../../random.ts'
import { bottom } from '../layers/box.ts'
import { footPlane } from '../sets/foot-plane.ts'
import { isAbstract } from '../sets/material.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Fill, Frond, Layer, Point } from '../layers/layout.ts'
import { standsOnEdge } from '../picture/backdrop-place.ts'
import { circle, filled, linear, polygon, radial, scallop } from '../layers/fill.ts'
import { halftone } from '../sets/ground.ts'

/**
 * What a family leaves at a story's foot: its bare ground, a floor, slab or plane on which the sign may lie at once, or the
 * photo's own studio, which quiet styles leave as it is; or it has filled it itself.
 */
export type StoryFoot = 'bare' | 'floor' | 'studio' | 'filled'

/**
 * What stands in the part of a story that the app covers with its own buttons: no words and no product may, and bare ground
 * looks unfinished wherever the app leaves it to be seen. So the style's own sign fills it, cropped by the canvas.
 */
export function storyFootLayers(context: ComposeContext, left: StoryFoot): Layer[] {
  if (!context.canvas.isCovered || left === 'filled') return []
  const { style } = context.direction
  const loud = style === 'bold' || style === 'playful'
  if (left === 'studio')
    return loud && !standsOnEdge(context) ? [footPlane(context, topOf(context)), ...signOf(context)] : []
  const laid = left === 'bare' && (loud || style === 'corporate')
  return [...(laid ? [footPlane(context, topOf(context))] : []), ...signOf(context)]
}

/** A little below the last words. */
function topOf({ canvas }: ComposeContext): number {
  return bottom(canvas.safe) + 0.04 * canvas.side
}

function signOf(context: ComposeContext): Layer[] {
  switch (context.direction.style) {
    case 'clean':
      return isAbstract(context) ? disc(context) : leaves(context)
    case 'bold':
      return dots(context)
    case 'luxury':
      return rings(context)
    case 'playful':
      return flowers(context)
    case 'corporate':
      return shears(context)
    case 'modern':
      return risingLight(context)
  }
}

/** On this share of the seeds a story's daylight falls through no leaves. */
const LEAFLESS = 0.15

/** The shade of leaves that reach in from one side, the one or the other: the daylight of the rest falls here too. */
function leaves({ canvas, direction }: ComposeContext): Layer[] {
  const { widthPx: w, heightPx: h, side: s } = canvas
  const random = createRandom(direction.seed, 'story-foot')
  if (random.next() < LEAFLESS) return []
  const [fromStart, lift] = [random.next() < 0.5, random.between(0, 0.02)]
  const frond = (y: number, rise: number, length: number): Frond => {
    const angle = rise + random.between(-7, 7)
    return {
      base: [fromStart ? -0.06 * w : 1.06 * w, (y - lift) * h],
      angle: fromStart ? -angle : 180 + angle,
      lengthPx: length * random.between(0.85, 1.1) * s,
      bend: (fromStart ? -1 : 1) * random.between(0.03, 0.13),
    }
  }
  const fronds = [frond(0.935, -3, 0.62), frond(1.01, 9, 0.86)]
  return [{ kind: 'foliage', fronds, color: direction.colors.shadow, blurPx: 0.008 * s, opacity: 0.3 }]
}

/** Where the ad is in no place, no leaves: a disc behind all of them, cropped by the foot. */
function disc({ canvas: { widthPx: w, heightPx: h }, direction: { colors } }: ComposeContext): Layer[] {
  return [filled(circle([0.74 * w, 1.04 * h], 0.34 * w), colors.surface, { opacity: 0.3 })]
}

/** Dots of print that grow to the foot, in the field's own color. */
function dots({ canvas, direction }: ComposeContext): Layer[] {
  const { widthPx: w, heightPx: h, side: s } = canvas
  const edge: [Point, Point] = [
    [0, h],
    [w, h - 0.02 * s],
  ]
  const stepPx = 0.034 * s
  return [{ ...halftone(canvas, edge, { color: direction.colors.ground, fadePx: 0.15 * h }), stepPx, opacity: 1 }]
}

/** Fine rings of metal about a stage that is mostly out of the picture. */
function rings(context: ComposeContext): Layer[] {
  const { canvas, direction } = context
  const { widthPx: w, heightPx: h, side: s } = canvas
  const { accent } = direction.colors
  const top = topOf(context)
  const radius = 0.66 * w
  const center: Point = [0.5 * w, top + radius]
  const ring = (share: number, widthPx: number, opacity: number): Layer => ({
    kind: 'shape',
    shape: circle(center, radius * share),
    stroke: { color: accent, widthPx },
    opacity,
  })
  const fill: Fill = linear([0, top], [0, h], withAlpha(accent, 0.2), withAlpha(accent, 0))
  return [
    filled(circle(center, radius), fill),
    ring(1, 0.0034 * s, 0.8),
    ring(0.955, 0.0016 * s, 0.5),
    ring(0.72, 0.0016 * s, 0.34),
  ]
}

/** Two of the style's scallops, cropped by the corners. */
function flowers({ canvas, direction }: ComposeContext): Layer[] {
  const { widthPx: w, heightPx: h } = canvas
  const { colors } = direction
  const flower = (x: number, radius: number, color: string) => filled(scallop([x * w, 1.01 * h], radius * w), color)
  const heart: Layer = filled(circle([0.86 * w, 1.01 * h], 0.1 * w), colors.surfaceDeep)
  return [flower(0.86, 0.25, colors.accent), heart, flower(0.08, 0.15, colors.ground)]
}

/** Sheared planes of light, as on the style's panels. */
function shears(context: ComposeContext): Layer[] {
  const { widthPx: w, heightPx: h } = context.canvas
  const top = topOf(context)
  const shear = (from: number, width: number, opacity: number): Layer =>
    filled(
      polygon([
        [(from + 0.26) * w, top],
        [(from + 0.26 + width) * w, top],
        [(from + width) * w, h],
        [from * w, h],
      ]),
      '#ffffff',
      { opacity },
    )
  return [shear(0.1, 0.3, 0.1), shear(0.52, 0.2, 0.16), shear(0.76, 0.08, 0.1)]
}

/** A ball of the style's light that rises from below. */
function risingLight({ canvas, direction }: ComposeContext): Layer[] {
  const { widthPx: w, heightPx: h } = canvas
  const { colors } = direction
  const radius = 0.6 * w
  const center: Point = [0.2 * w, h + 0.25 * w]
  const fill: Fill = radial(
    center,
    radius,
    [0, colors.glowHot],
    [0.52, colors.glowHot],
    [0.76, withAlpha(colors.glow, 0.85)],
    [0.88, withAlpha(colors.glow, 0.4)],
    [1, withAlpha(colors.surface, 0)],
  )
  return [filled(circle(center, radius), fill)]
}
