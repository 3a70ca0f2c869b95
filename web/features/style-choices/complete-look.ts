import type { Look } from '#contract/look.ts'
import type { StyleFields } from './missing-choices.ts'

/** For a sketch before anything is known of the photo. */
const PLAIN: Look = { adStyle: 'clean', colorPalette: 'blue', typography: 'modern', tone: 'professional' }

/** The look that a sketch is painted in: what is chosen, the rest as recommended. Undefined until something is chosen. */
export function completeLook(chosen: StyleFields, recommended: Look = PLAIN): Look | undefined {
  const { adStyle, colorPalette, typography, tone } = chosen
  if (!adStyle && !colorPalette && !typography && !tone) return undefined
  return {
    adStyle: adStyle ?? recommended.adStyle,
    colorPalette: colorPalette ?? recommended.colorPalette,
    typography: typography ?? recommended.typography,
    tone: tone ?? recommended.tone,
  }
}
