import { converter, differenceCiede2000, type Oklch, type Rgb } from './culori.ts'
import { hueDistance } from './oklch.ts'

/** The share (0 to 1) of an ad's own colors that is the user's first color, and whether no other color has more. */
export interface Lead {
  share: number
  leads: boolean
}

/** A color, channels 0 to 1, and the number of pixels that have it. */
export interface ColorCount {
  color: Rgb
  pixels: number
}

/**
 * A color counts as the chosen one within this CIEDE2000 distance, or within this many degrees of its hue at a chroma
 * at which a hue is seen.
 */
const NEAR_CIEDE2000 = 10
const SAME_HUE = 12
const COLORED = 0.02
/** Greys are counted in three fields by lightness: paper, stone, night. */
const GREYS = 3

const toOklch = converter('oklch')
const difference = differenceCiede2000()

/** Measures whether the chosen color has the largest field. Fields are distinguished by hue, and greys by lightness. */
export function leadOf(colors: readonly ColorCount[], chosen: string): Lead {
  const wanted = toOklch(chosen)!
  const hues = Array.from({ length: 360 }, () => 0)
  const greys = Array.from({ length: GREYS }, () => 0)
  let [own, all] = [0, 0]
  for (const { color, pixels } of colors) {
    all += pixels
    const { l, c, h = 0 } = toOklch(color)
    if (isOfHue(wanted, { mode: 'oklch', l, c, h }) || difference(chosen, color) <= NEAR_CIEDE2000) own += pixels
    else if (c < COLORED) greys[Math.min(GREYS - 1, Math.floor(GREYS * l))]! += pixels
    else hues[Math.floor(h) % 360]! += pixels
  }
  return {
    share: own / Math.max(1, all),
    leads: own > 0 && own >= Math.max(...greys, ...hues.map((_, h) => around(hues, h))),
  }
}

export function isOfHue(wanted: Oklch, { c, h = 0 }: Oklch): boolean {
  return wanted.c >= COLORED && c >= COLORED && hueDistance(h, wanted.h ?? 0) <= SAME_HUE
}

function around(hues: readonly number[], hue: number): number {
  let sum = 0
  for (let turn = -SAME_HUE; turn < SAME_HUE; turn += 1) sum += hues[(hue + turn + 360) % 360]!
  return sum
}
