import { hexToOklch, oklchToHex, withAlpha } from '../../color/oklch.ts'
import { deepTone } from '../../color/roles.ts'
import type { ComposeContext } from '../compose-context.ts'
import { linear, vertical } from '../../layers/fill.ts'
import type { Fill, Layer } from '../../layers/layout.ts'
import type { SeamlessLook } from './seamless-look.ts'
import { inOneInk, type WordsLook } from './product-set.ts'
import { fillGround, shade } from './ground.ts'

/** Type on a photo is light, in every style. */
const PAPER = '#fbf8f3'

/** Returns the colors of words on a photo, over a scrim. */
export function scrimLook(context: ComposeContext): WordsLook & Pick<SeamlessLook, 'glass'> {
  const { colors, style } = context.direction
  const accent = style === 'luxury' ? colors.accent : PAPER
  const [fill, text] =
    style === 'bold' || style === 'luxury' || style === 'playful'
      ? [colors.accent, colors.onAccent]
      : ['#ffffff', oklchToHex(0.22, 0.05, hexToOklch(colors.ground).h)]
  const glass = { tint: darkOf(context), tintOpacity: 0.5 }
  return { ...inOneInk(PAPER, { fill, text }), accent, price: accent, glass }
}

/** Opacities of a scrim, from its end to the canvas's edge. */
const STRENGTHS = {
  head: [0, 0.34, 0.72, 0.88, 0.92],
  foot: [0, 0.42, 0.76, 0.89, 0.95],
  start: [0, 0.42, 0.74, 0.84, 0.9],
}

/**
 * Returns a scrim from a height to the canvas's head or foot, or from an upright line to its start, in a dark tone of
 * the color that leads the ad.
 */
export function photoScrim(context: ComposeContext, from: number, to: keyof typeof STRENGTHS): Layer {
  const { canvas } = context
  const color = darkOf(context)
  const stops = STRENGTHS[to].map((alpha) => withAlpha(color, alpha))
  const fill =
    to === 'start' ? linear([from, 0], [0, 0], ...stops) : vertical(from, to === 'head' ? 0 : canvas.heightPx, ...stops)
  return fillGround(canvas, fill, 'multiply')
}

/** Returns the same dark as a field, a little lighter where the photo lies. */
export function darkField(context: ComposeContext): Fill {
  const color = darkOf(context)
  return linear([0, 0], [context.canvas.widthPx, 0], shade(color, -0.04), shade(color, 0.03))
}

/**
 * Returns the color that leads the ad, dark enough for light type and no stronger than it is. It is deeper in styles
 * that do not speak by color. A grey looks like dirt.
 */
function darkOf({ direction: { chosenColor, colors, style } }: ComposeContext): string {
  const { c, h } = hexToOklch(chosenColor ?? colors.surface)
  const [lightness, chroma] = style === 'bold' || style === 'playful' ? [0.36, 0.16] : [0.18, 0.07]
  return deepTone(lightness, Math.min(chroma, c), h)
}
