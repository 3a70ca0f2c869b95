import { type StudiedPhoto, studyPhoto } from '#studio/index.ts'
import { drawPixels, type Painter, type Rgba } from './draw-pixels.ts'

const CLEAR = [0, 0, 0, 0] as const

/**
 * A block of stripes on a transparent ground, which the studio cuts out and which stands; `shape` may override that.
 */
export function standingProduct(
  widthPx: number,
  heightPx: number,
  color: Rgba = [200, 60, 40, 255],
  shape?: Painter,
): StudiedPhoto {
  const margin = 8
  const dark: Rgba = [color[0] * 0.6, color[1] * 0.6, color[2] * 0.6, 255]
  const block: Painter = (x, y) => {
    if (x < margin || y < margin || x >= margin + widthPx || y >= margin + heightPx) return undefined
    return Math.floor(y / 12) % 3 === 0 ? dark : color
  }
  const pixels = drawPixels(widthPx + 2 * margin, heightPx + 2 * margin, CLEAR, [shape ?? block])
  return { pixels, study: studyPhoto(pixels) }
}
