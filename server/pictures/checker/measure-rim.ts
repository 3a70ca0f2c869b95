import type { PicturePixels } from './look.ts'
import { contrastOf, luminanceOf, toLinear } from './colors.ts'

/** The rim of a picture, and what of it is transparent. */
export interface Rim {
  /** Shares of the rim, inside of a border, that are nearly white or nearly black. */
  white: number
  black: number
  /** Tells that a line of at most two pixels round the picture stands out from white. */
  hasBorder: boolean
  /** Share of the picture that is transparent. */
  transparent: number
  /** Share of the opaque pixels beside transparent ones that vanish on a dark page. */
  vanishing: number
}

/** Width of the rim as a share of the shorter side. */
const RIM = 0.03
const NEAR_WHITE = 243
const NEAR_BLACK = 14
/** Pixels of a border, which are left out of the rim. */
const BORDER_PX = 3
const BORDER_CONTRAST = 1.25
const CLEAR = 40
const SOLID = 200
/** A dark page of most systems: #121212. */
const DARK_PAGE = toLinear(18, 18, 18)
const VANISHING_CONTRAST = 1.6

/** Measures the rim. */
export function measureRim(pixels: PicturePixels): Rim {
  const { rgba, widthPx, heightPx } = pixels
  const depth = BORDER_PX + Math.max(2, Math.round(RIM * Math.min(widthPx, heightPx)))
  const counts = { rim: 0, white: 0, black: 0, clear: 0, beside: 0, vanishing: 0, border: 0, bordered: 0 }
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = (y * widthPx + x) * 4
      const [red, green, blue, alpha] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!, rgba[at + 3]!]
      const inside = Math.min(x, y, widthPx - 1 - x, heightPx - 1 - y)
      if (alpha < CLEAR) counts.clear++
      else if (alpha > SOLID && isBesideClear(pixels, x, y)) {
        counts.beside++
        if (contrastOf(toLinear(red, green, blue), DARK_PAGE) < VANISHING_CONTRAST) counts.vanishing++
      }
      if (inside < 1 && alpha > SOLID) {
        counts.border++
        if (1.05 / (luminanceOf(toLinear(red, green, blue)) + 0.05) > BORDER_CONTRAST) counts.bordered++
      }
      if (inside < BORDER_PX || inside >= depth) continue
      counts.rim++
      if (alpha > SOLID && Math.min(red, green, blue) >= NEAR_WHITE) counts.white++
      if (alpha > SOLID && Math.max(red, green, blue) <= NEAR_BLACK) counts.black++
    }
  }
  return {
    white: counts.white / Math.max(1, counts.rim),
    black: counts.black / Math.max(1, counts.rim),
    hasBorder: counts.bordered > 0.9 * counts.border && counts.border > 0,
    transparent: counts.clear / (widthPx * heightPx),
    vanishing: counts.vanishing / Math.max(1, counts.beside),
  }
}

/** Distance in pixels at which a neighbor is looked at: soft rims lie between. */
const BESIDE_PX = 2

function isBesideClear({ rgba, widthPx, heightPx }: PicturePixels, x: number, y: number): boolean {
  for (const [dx, dy] of [
    [BESIDE_PX, 0],
    [-BESIDE_PX, 0],
    [0, BESIDE_PX],
    [0, -BESIDE_PX],
  ] as const) {
    const [nx, ny] = [x + dx, y + dy]
    if (nx < 0 || ny < 0 || nx >= widthPx || ny >= heightPx) continue
    if (rgba[(ny * widthPx + nx) * 4 + 3]! < CLEAR) return true
  }
  return false
}
