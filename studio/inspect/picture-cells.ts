import type { Pixels } from '../photo/pixels.ts'
import type { ShownPicture } from './product-view.ts'

/** A cell is the mean of 4 by 4 canvas pixels, so that the choice of resampling filter hardly counts. */
export const CELL_PX = 4

export type Rgb = [number, number, number]

/** The mean colour of a painted cell, by its upper left pixel. */
export function paintedCell({ data, widthPx }: Pixels, x: number, y: number): Rgb {
  let [r, g, b] = [0, 0, 0]
  for (let row = 0; row < CELL_PX; row += 1) {
    for (let column = 0, at = ((y + row) * widthPx + x) * 4; column < CELL_PX; column += 1, at += 4) {
      r += data[at]!
      g += data[at + 1]!
      b += data[at + 2]!
    }
  }
  const count = CELL_PX * CELL_PX
  return [r / count, g / count, b / count]
}

/** Samples of the source for one canvas pixel, each way. Of a picture that is shown very small, some of its pixels do. */
const TAPS = { least: 3, most: 4 }

/**
 * The mean colour of the source under a cell. With a wider footprint than a pixel the answer is softer, as from another
 * resampling filter.
 */
export function sourceCells(picture: ShownPicture, footprintPx: number): (x: number, y: number) => Rgb {
  const { source, scaleX, scaleY } = picture
  const { data, widthPx, heightPx } = source
  const taps = Math.max(TAPS.least, Math.min(TAPS.most, Math.ceil(1 / Math.min(scaleX, scaleY))))
  const side = CELL_PX + footprintPx - 1
  const samples = Math.ceil(side * taps)
  const step = side / samples
  // Every picture lies on the canvas by a scale, a turn and a shift, so equal steps there are equal steps in the source.
  const [originX, originY] = [picture.sourceX(0, 0), picture.sourceY(0, 0)]
  const [acrossX, acrossY] = [picture.sourceX(1, 0) - originX, picture.sourceY(1, 0) - originY]
  const [downX, downY] = [picture.sourceX(0, 1) - originX, picture.sourceY(0, 1) - originY]
  return (x, y) => {
    const start = -(footprintPx - 1) / 2 + step / 2
    let [r, g, b] = [0, 0, 0]
    for (let row = 0; row < samples; row += 1) {
      const canvasX = x + start
      const canvasY = y + start + row * step
      let sourceX = originX + canvasX * acrossX + canvasY * downX
      let sourceY = originY + canvasX * acrossY + canvasY * downY
      for (let column = 0; column < samples; column += 1) {
        const px = sourceX <= 0 ? 0 : sourceX >= widthPx ? widthPx - 1 : Math.trunc(sourceX)
        const py = sourceY <= 0 ? 0 : sourceY >= heightPx ? heightPx - 1 : Math.trunc(sourceY)
        const at = (py * widthPx + px) * 4
        r += data[at]!
        g += data[at + 1]!
        b += data[at + 2]!
        sourceX += step * acrossX
        sourceY += step * acrossY
      }
    }
    const count = samples * samples
    return [r / count, g / count, b / count]
  }
}
