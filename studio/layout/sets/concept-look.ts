import { interpolate, formatHex } from '../../color/culori.ts'
import { hexToOklch, readableOn } from '../../color/oklch.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../../layers/layout.ts'
import { blob, diagonalGround, grain, mesh, paperFolds, shade } from './ground.ts'
import { inOneInk, type WordsLook } from './product-set.ts'
import { buttonOnGround } from '../../color/roles.ts'

/** Returns the style's field without any motif of its own, so that a concept is the only thing drawn on it. */
export function bareField(context: ComposeContext): Layer[] {
  const { canvas, direction } = context
  const { ground, groundDeep, glow, surface, surfaceDeep } = direction.colors
  switch (direction.style) {
    case 'clean':
      return [diagonalGround(canvas, glow, ground, shade(groundDeep, 0.06)), grain(canvas, false)]
    case 'luxury':
      return [diagonalGround(canvas, shade(ground, 0.1), shade(ground, 0.04), groundDeep), grain(canvas, true)]
    case 'corporate':
      return [diagonalGround(canvas, ground, groundDeep), ...paperFolds(context), grain(canvas, false)]
    case 'modern':
      return [
        mesh(ground, blob('lower left', surface), blob('upper right', surfaceDeep), blob('lower right', surface, 0.5)),
        grain(canvas, true),
      ]
    case 'bold':
      return [diagonalGround(canvas, glow, ground, groundDeep), grain(canvas, false)]
    case 'playful':
      return [diagonalGround(canvas, ground, groundDeep)]
  }
}

/** Returns the colors of words on the bare field. */
export function fieldLook({ direction: { colors, style } }: ComposeContext): WordsLook {
  const { ink, inkSoft: soft, accent } = colors
  const button = buttonOnGround(colors)
  if (style === 'luxury') return { ink, soft, accent, price: accent, action: { fill: accent, text: colors.onAccent } }
  return { ...inOneInk(ink, button), soft }
}

/**
 * Returns a tone that lies `by` in lightness from the field, or from the ground that the user chose. The field's ink
 * can be read on it as well.
 */
export function tone({ direction: { colors, ownColors } }: ComposeContext, by: number): string {
  const field = ownColors?.ground ?? colors.ground
  const ink = ownColors?.ground ? readableOn(field, '#ffffff', EITHER) : colors.ink
  const { l } = hexToOklch(field)
  const isDown = l > 0.7 || (l > 0.3 && hexToOklch(ink).l > l)
  return shade(field, isDown ? -by : by)
}

/** Contrast that either white or black has on any color. */
const EITHER = 4.5

/** Mixes two colors in OKLab; `share` is how far the result lies from the first. */
export function between(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share))
}
