import type { AdStyle, ColorPalette, Tone, Typography } from '#contract/choices.ts'
import type { SentDials } from '#contract/dials.ts'
import type { OwnWords } from '#contract/creative.ts'
import type { CutOut } from '#contract/image.ts'
import type { Logo } from '#contract/logo.ts'
import type { ShownText } from '#studio/words.ts'

/** A photo that a picture was painted from, as its owner wanted it then. */
export interface PaintedPhoto {
  imageId: string
  cutOut: CutOut
  /** The version of what was painted over it; null is nothing, and left out where that was not noted yet. */
  touchUp?: string | null
  /** Whether it is seen: a composition may have room for the hero alone. */
  shown: boolean
}

/** A text on a picture, where it stands and where it came from. */
export type PaintedText = ShownText

/** What was changed on one picture alone: it wins over the ad's own words, photos, logo and dials there, and nowhere else. */
export interface PictureOwn {
  words?: OwnWords
  /** The url of the photo that leads. */
  hero?: string
  cutOut?: CutOut
  logo?: Logo | null
  /** What the ad has is at rest here where it says 0 or null. */
  dials?: SentDials
}

/** The choices of step 3 that a picture was painted with; the custom colors are empty where its palette is a preset. */
export interface PaintedLook {
  adStyle: AdStyle
  colorPalette: ColorPalette
  typography: Typography
  tone: Tone
  customColors: string[]
}
