/**
 * The common traits of inspiration images, as an art director would describe them: never their words, logos or
 * products.
 */
export interface Mood {
  /** OKLCH hue of their strongest color in degrees; undefined when they are grey. */
  hue: number | undefined
  /** A second color of theirs, at least 40 degrees away; undefined when there is none. */
  secondHue: number | undefined
  /** Mean OKLCH chroma: about .02 is grey, .15 is loud. */
  chroma: number
  /** Mean OKLab lightness, 0 to 1. */
  lightness: number
  /** Standard deviation of the lightness, 0 to about .4. */
  contrast: number
  /** Share of the picture that is not calm, 0 to 1. */
  density: number
  /** Horizontal center of its weight, from -1 (left edge) over 0 (middle) to 1 (right edge). */
  massX: number
}

export type MoodLight = 'dark' | 'light' | 'even'
export type MoodStrength = 'muted' | 'vivid' | 'usual'
export type MoodDensity = 'quiet' | 'full' | 'usual'
export type MoodSide = 'left' | 'right' | 'middle'

/** The bounds were set by eye on our own ads and photos: what a viewer would spontaneously call dark, loud or quiet. */
const DARK_LIGHTNESS = 0.42
const LIGHT_LIGHTNESS = 0.78
const MUTED_CHROMA = 0.045
const VIVID_CHROMA = 0.12
const QUIET_DENSITY = 0.22
const FULL_DENSITY = 0.6
const SIDE_MASS = 0.16

export function moodLight({ lightness }: Mood): MoodLight {
  return lightness < DARK_LIGHTNESS ? 'dark' : lightness > LIGHT_LIGHTNESS ? 'light' : 'even'
}

export function moodStrength({ chroma }: Mood): MoodStrength {
  return chroma < MUTED_CHROMA ? 'muted' : chroma > VIVID_CHROMA ? 'vivid' : 'usual'
}

export function moodDensity({ density }: Mood): MoodDensity {
  return density < QUIET_DENSITY ? 'quiet' : density > FULL_DENSITY ? 'full' : 'usual'
}

export function moodSide({ massX }: Mood): MoodSide {
  return massX < -SIDE_MASS ? 'left' : massX > SIDE_MASS ? 'right' : 'middle'
}
