import type { AdStyle } from '#contract/choices.ts'
import type { Look } from '#contract/ads/look.ts'
import type { StyleFields } from './missing-choices.ts'

/** The look of a sketch before the photo is studied. */
const PLAIN: Look = { adStyle: 'clean', colorPalette: 'blue', typography: 'modern', tone: 'professional' }

/**
 * Gives the look of a sketch: the user's choices, completed by the recommended look. Undefined before the first choice.
 */
export function completeLook(chosen: StyleFields, recommended: Look = PLAIN): Look | undefined {
  const { adStyle, colorPalette, typography, tone } = chosen
  if (!adStyle && !colorPalette && !typography && !tone) return undefined
  return lookInStyle(adStyle ?? recommended.adStyle, chosen, recommended)
}

/** Gives a style with the user's other choices: choosing it gives the ad that its card shows. */
export function lookInStyle(
  adStyle: AdStyle,
  { colorPalette, typography, tone }: StyleFields,
  recommended: Look = PLAIN,
): Look {
  return {
    adStyle,
    colorPalette: colorPalette ?? recommended.colorPalette,
    typography: typography ?? recommended.typography,
    tone: tone ?? recommended.tone,
  }
}
