import type { MeasuredPicture } from './picture.ts'
import type { RunInk } from './run-ink.ts'

/** Coverage of pixels that are pure ink, and how far a JPEG may move their color in any channel. */
const FULL = 250
const NEAR = 48
/** Thinner type has no pixels of pure ink. */
const MIN_PIXELS = 20

export interface ShownInk {
  text: string
  /** Share of the run's own pixels that show its color in the finished picture. */
  share: number
  behindProduct: boolean
}

/**
 * Measures that the letters stand in the finished picture at the layout's place, in its color, with nothing over them.
 */
export function measureShownInk(picture: MeasuredPicture, inks: readonly RunInk[]): ShownInk[] {
  return inks.flatMap(({ layer, box, coverage }) => {
    const value = Number.parseInt(layer.color.slice(1), 16)
    const color = [value >> 16, (value >> 8) & 255, value & 255]
    let [full, shown] = [0, 0]
    coverage.forEach((level, index) => {
      const [x, y] = [box.x + (index % box.width), box.y + Math.floor(index / box.width)]
      if (level < FULL || x < 0 || y < 0 || x >= picture.widthPx || y >= picture.heightPx) return
      const offset = (y * picture.widthPx + x) * 3
      full += 1
      if (color.every((channel, at) => Math.abs(channel - picture.data[offset + at]!) <= NEAR)) shown += 1
    })
    return full < MIN_PIXELS
      ? []
      : [{ text: layer.text, share: shown / full, behindProduct: layer.behindProduct ?? false }]
  })
}
