import { readableOn } from '../../color/oklch.ts'
import { daylight } from './daylight.ts'
import type { ComposeContext } from '../compose-context.ts'
import { ACTION_RADIUS, type WordsLook } from './words-look.ts'

/** The colors of words that stand on the style's own ground (see styleGround). */
export function groundLook(context: ComposeContext): WordsLook {
  const { colors, style } = context.direction
  // Bold and playful accents may be the field's own color: there the action is the second field instead.
  const onField = style === 'bold' || style === 'playful'
  const named = style === 'luxury' || style === 'clean' || style === 'corporate'
  return {
    ink: colors.ink,
    soft: colors.inkSoft,
    // On a daylit wall, its joints and ribs included: an ink that has to be mended costs a second painting.
    accent:
      style === 'clean'
        ? readableOn(daylight(context)(0.72, 0.12), colors.accent, 4.8)
        : named
          ? colors.accent
          : colors.ink,
    price: style === 'luxury' ? colors.accent : colors.ink,
    action: {
      fill: onField ? colors.surface : style === 'clean' ? colors.ink : colors.accent,
      text: onField ? colors.onSurface : style === 'clean' ? '#ffffff' : colors.onAccent,
      label:
        style === 'clean'
          ? readableOn(daylight(context)(0.6, 0.145), colors.accent, 4.9)
          : style === 'corporate'
            ? colors.accent
            : colors.ink,
      radius: ACTION_RADIUS[style],
    },
  }
}
