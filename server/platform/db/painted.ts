import type { AdStyle, ColorPalette, Tone, Typography } from '#contract/choices.ts'
import type { SentDials } from '#contract/ads/dials.ts'
import type { OwnWords } from '#contract/ads/creative.ts'
import type { CutOut } from '#contract/pictures/image.ts'
import type { StoredLogo } from '#contract/pictures/logo.ts'
import type { ShownText } from '#studio/words.ts'

/** Photo that a picture was painted from, with the choices of its owner at the time. */
export interface PaintedPhoto {
  imageId: string
  cutOut: CutOut
  /** Version of its touch-up; null for none, and missing if it was not recorded yet. */
  touchUp?: string | null
  /** Is true if the picture shows it: a composition may have room for the hero photo alone. */
  shown: boolean
}

/** A text on a picture, its position and its origin. */
export type PaintedText = ShownText

/**
 * Changes to one picture alone. There, and nowhere else, they take precedence over the ad's own words, photos, logo and
 * dials.
 */
export interface PictureOwn {
  words?: OwnWords
  /** Url of the hero photo. */
  hero?: string
  cutOut?: CutOut
  logo?: StoredLogo | null
  /** Dials of this picture; 0 or null resets the ad's value. */
  dials?: SentDials
}

/** The choices of step 3 that a picture was painted with; the custom colors are empty if its palette is a preset. */
export interface PaintedLook {
  adStyle: AdStyle
  colorPalette: ColorPalette
  typography: Typography
  tone: Tone
  customColors: string[]
}
