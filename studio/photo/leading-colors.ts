import { hexToOklch } from '../color/oklch.ts'
import { measureColors } from './palette.ts'
import type { Pixels } from './pixels.ts'

/** Less chroma (OKLCh) is black, white or gray to the eye. */
const NEUTRAL_CHROMA = 0.04

/** The colors of a picture as one would name a brand's: what has a hue first, then black, white and grays; each by what it covers. */
export function leadingColors(pixels: Pixels): string[] {
  const colors = measureColors(pixels).palette.map(({ hex }) => hex)
  const hasHue = (hex: string) => hexToOklch(hex).c >= NEUTRAL_CHROMA
  return [...colors.filter(hasHue), ...colors.filter((hex) => !hasHue(hex))]
}
