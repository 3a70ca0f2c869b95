import type { AdStyle } from '#contract/choices.ts'
import type { Look } from '#contract/look.ts'
import type { StyleFields } from './missing-choices.ts'

/** For a sketch before anything is known of the photo. */
const PLAIN: Look = { adStyle: 'clean', colorPalette: 'blue', typography: 'modern', tone: 'professional' }

/** Every style in the palette as it is chosen or recommended. The letters and the tone stay as recommended: six sketches are painted anew for colors alone. */
export function lookInStyle(adStyle: AdStyle, chosen: StyleFields, recommended: Look = PLAIN): Look {
  return { ...recommended, adStyle, colorPalette: chosen.colorPalette ?? recommended.colorPalette }
}

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
