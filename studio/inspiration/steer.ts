import type { ColorSteering } from '../color/color-steering.ts'
import { hueDistance } from '../color/oklch.ts'
import type { Words } from '../words/words.ts'
import { type Mood, moodDensity, moodLight, moodSide, moodStrength } from './mood.ts'

/** Muted enough to be noticed, while the palette remains the one that was chosen. */
const MUTED_STRENGTH = 0.68
/** A hue nearer than this is the palette's own in other light. */
const OTHER_HUE_DEGREES = 40

/** Derives the steering of a palette by a mood. A palette without a hue of its own takes any hue of the images. */
export function steerColors(mood: Mood, paletteHue: number | undefined): ColorSteering {
  const other = [mood.hue, mood.secondHue].find(
    (hue) => hue !== undefined && (paletteHue === undefined || hueDistance(hue, paletteHue) >= OTHER_HUE_DEGREES),
  )
  return { strength: moodStrength(mood) === 'muted' ? MUTED_STRENGTH : 1, beside: other }
}

export function pictureSide(mood: Mood): 'left' | 'right' | undefined {
  const side = moodSide(mood)
  return side === 'middle' ? undefined : side
}

/** Drops support and proof after quiet images: the name, the headline, the offer and the action stay. */
export function steerWords(mood: Mood, words: Words): Words {
  return moodDensity(mood) === 'quiet' ? { ...words, support: undefined, proof: [] } : words
}

/**
 * Describes what was taken from the inspiration images in one plain sentence. Returns undefined if nothing was taken.
 */
export function describeSteering(mood: Mood, steering: ColorSteering | undefined): string | undefined {
  const light = moodLight(mood)
  const taken = [
    light !== 'even' && `their ${light} mood`,
    steering && steering.strength < 1 && 'softer colors',
    steering?.beside !== undefined && `${nameHue(steering.beside)} beside your palette`,
    moodDensity(mood) === 'quiet' && 'fewer words',
    moodSide(mood) !== 'middle' && `the picture on the ${moodSide(mood)} where there is room`,
  ].filter((part) => typeof part === 'string')
  return taken.length === 0 ? undefined : `Taken from your inspiration images: ${listParts(taken)}.`
}

function listParts(parts: string[]): string {
  const last = parts.at(-1)!
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

/** Middles of the color names in OKLCH degrees. */
const HUE_NAMES = [
  ['pink', 0],
  ['red', 27],
  ['orange', 58],
  ['yellow', 95],
  ['green', 145],
  ['teal', 190],
  ['blue', 255],
  ['purple', 305],
] as const

function nameHue(hue: number): string {
  return HUE_NAMES.reduce((best, name) => (hueDistance(hue, name[1]) < hueDistance(hue, best[1]) ? name : best))[0]
}
