import { hexToRgb } from '../color/luminance.ts'
import { writeOklab } from '../color/oklab.ts'
import { measureColors } from './palette.ts'
import type { Pixels } from './pixels/pixels.ts'

/** A color with less chroma (OKLCh) is black, white or gray to the eye. */
const NEUTRAL_CHROMA = 0.04

/**
 * Lists the colors of a picture as those of a brand: those with a hue first, then black, white and grays; each group by
 * area.
 */
export function leadingColors(pixels: Pixels): string[] {
  const colors = measureColors(pixels).palette.map(({ hex }) => hex)
  return [...colors.filter(hasHue), ...colors.filter((hex) => !hasHue(hex))]
}

function hasHue(hex: string): boolean {
  const lab = new Float32Array(3)
  writeOklab(...hexToRgb(hex), lab, 0)
  return Math.hypot(lab[1]!, lab[2]!) >= NEUTRAL_CHROMA
}
