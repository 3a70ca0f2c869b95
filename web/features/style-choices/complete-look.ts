import type { AdStyle } from '#contract/choices.ts'
import type { Look } from '#contract/look.ts'
import type { StyleFields } from './missing-choices.ts'

/** For a sketch before anything is known of the photo. */
const PLAIN: Look = { adStyle: 'clean', colorPalette: 'blue', typography: 'modern', tone: 'professional' }

/** The look that a sketch is painted in: what is chosen, the rest as recommended. Undefined until something is chosen. */
export function completeLook(chosen: StyleFields, recommended: Look = PLAIN): Look | undefined {
  const { adStyle, colorPalette, typography, tone } = chosen
  if (!adStyle && !colorPalette && !typography && !tone) return undefined
  return lookInStyle(adStyle ?? recommended.adStyle, chosen, recommended)
}

/** A style with all that is chosen beside it: whoever takes it gets the ad that its card shows. */
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
