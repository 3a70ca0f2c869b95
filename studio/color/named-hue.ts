import type { ColorPalette } from '#contract/choices.ts'
import { hexToOklch, type Oklch } from './oklch.ts'

export type PresetPalette = Exclude<ColorPalette, 'custom'>

/**
 * The name that a person would give a color: one of the palettes; `earth`, which is wood, leather, sand and skin and
 * does not count as a color of its own; or `neutral`, which has no hue to speak of.
 */
export type NamedHue = PresetPalette | 'earth' | 'neutral'

/** A color with less chroma (OKLCH) is black, white or gray. */
const NEUTRAL_CHROMA = 0.028
/** Near black and near white it takes more chroma to see a hue. */
const FAR_ENDS = [0.25, 0.93] as const
const FAR_END_CHROMA = 0.05
/** Stone and taupe differ from gray by less chroma. */
const TAUPE_CHROMA = 0.025

/** Brown and skin have these hues, in degrees, and less than this chroma: above it they are orange. */
const EARTH_HUES = [40, 80] as const
const EARTH_CHROMA = 0.13
/** Pale colors are sand and linen up to a slightly higher hue. */
const SAND_HUE = 103
const SAND_CHROMA = 0.075
/** A rust, or the shade of leather, is nearer to red, and counts as brown while it is dull. */
const RUST_HUE = 25
const RUST_CHROMA = 0.095

/**
 * The hues in degrees at which one name ends and the next begins: sage and olive are green, and turquoise is a blue.
 */
const BORDERS: readonly (readonly [until: number, palette: PresetPalette])[] = [
  [58, 'red'],
  [103, 'yellow'],
  [200, 'green'],
  [277, 'blue'],
  [338, 'purple'],
  [360, 'red'],
]

/** Names a color, which is given as hex. */
export function nameHue(hex: string): NamedHue {
  const color = hexToOklch(hex)
  const { l, c, h } = color
  const isEarth = isOfEarth(color)
  const isFarEnd = l < FAR_ENDS[0] || l > FAR_ENDS[1]
  if (c < (isEarth ? TAUPE_CHROMA : isFarEnd ? FAR_END_CHROMA : NEUTRAL_CHROMA)) return 'neutral'
  if (isEarth) return 'earth'
  return BORDERS.find(([until]) => h < until)![1]
}

function isOfEarth({ c, h }: Oklch): boolean {
  const isBrown = h >= EARTH_HUES[0] && h <= EARTH_HUES[1] && c < EARTH_CHROMA
  const isSand = h > EARTH_HUES[1] && h < SAND_HUE && c < SAND_CHROMA
  const isRust = h >= RUST_HUE && h < EARTH_HUES[0] && c < RUST_CHROMA
  return isBrown || isSand || isRust
}
