import { halfOf } from '../photo/pixels/halved.ts'
import { type Pixels, wholePixels } from '../photo/pixels/pixels.ts'
import type { ShownPicture } from './product-view.ts'

/** A cell is the mean of 4 by 4 canvas pixels, so that the choice of resampling filter hardly counts. */
export const CELL_PX = 4

/** Writes the mean red, green and blue of a cell, by its upper left pixel, to three places of a list. */
export type CellReader = (x: number, y: number, out: Float64Array, at: number) => void

/** Returns a reader of painted cells. */
export function paintedCells({ data, widthPx }: Pixels): CellReader {
  const words = wholePixels(data)
  return (x, y, out, at) => {
    let [r, g, b] = [0, 0, 0]
    for (let row = 0; row < CELL_PX; row += 1) {
      const start = (y + row) * widthPx + x
      for (let column = 0; column < CELL_PX; column += 1) {
        const pixel = words[start + column]!
        r += pixel & 255
        g += (pixel >>> 8) & 255
        b += (pixel >>> 16) & 255
      }
    }
    const count = CELL_PX * CELL_PX
    out[at] = r / count
    out[at + 1] = g / count
    out[at + 2] = b / count
  }
}

/**
 * Samples of the source for one canvas pixel, each way. If a picture is shown smaller than that, its means are sampled:
 * some of its own pixels, at equal steps, would make a stripe or a grain out of what is even on the canvas.
 */
const TAPS = { min: 3, max: 4 }

/**
 * Returns a reader of the source under cells. With a wider footprint than a pixel it is softer, as from another
 * resampling filter.
 */
export function sourceCells(picture: ShownPicture, footprintPx: number): CellReader {
  const { source: pixels, halvings, scale } = sampled(picture)
  const source = { ...pixels, words: wholePixels(pixels.data) }
  // A picture that is not made much smaller is read as it was painted: once for each pixel, on a curve through the
  // source's pixels.
  const curved = scale >= CURVED_FROM_SCALE && footprintPx === 1
  const read = curved ? addCurved : addNearest
  const taps = curved ? 1 : Math.max(TAPS.min, Math.min(TAPS.max, Math.ceil(1 / scale)))
  const side = CELL_PX + footprintPx - 1
  const samples = Math.ceil(side * taps)
  const step = side / samples
  // Every picture lies on the canvas by a scale, a turn and a shift, so equal steps there are equal steps in the
  // source.
  const part = 1 / 2 ** halvings
  const at = (x: number, y: number) => [part * picture.sourceX(x, y), part * picture.sourceY(x, y)] as const
  const [[originX, originY], [endX, endY], [footX, footY]] = [at(0, 0), at(1, 0), at(0, 1)]
  const [acrossX, acrossY] = [endX - originX, endY - originY]
  const [downX, downY] = [footX - originX, footY - originY]
  const start = -(footprintPx - 1) / 2 + step / 2
  // Most pictures are not turned: a row of samples then has the same columns in each row of a cell.
  const isLevel = !curved && acrossY === 0 && downX === 0
  const columns = new Int32Array(samples)
  const sum = new Float64Array(3)
  return (x, y, out, place) => {
    sum.fill(0)
    const canvasX = x + start
    if (isLevel) findColumns(columns, originX + canvasX * acrossX, step * acrossX, source.widthPx)
    for (let row = 0; row < samples; row += 1) {
      const canvasY = y + start + row * step
      const sourceX = originX + canvasX * acrossX + canvasY * downX
      const sourceY = originY + canvasX * acrossY + canvasY * downY
      if (isLevel) addColumns(source, columns, sourceY, sum)
      else read(source, { x: sourceX, y: sourceY, stepX: step * acrossX, stepY: step * acrossY, samples }, sum)
    }
    const count = samples * samples
    for (let channel = 0; channel < 3; channel += 1) out[place + channel] = sum[channel]! / count
  }
}

/** Halves the picture as often as the samples of a canvas pixel would leave out pixels of it. */
function sampled({ source, scaleX, scaleY }: ShownPicture): { source: Pixels; halvings: number; scale: number } {
  let [pixels, halvings] = [source, 0]
  let scale = Math.min(scaleX, scaleY)
  for (; scale * TAPS.max < 1 && Math.min(pixels.widthPx, pixels.heightPx) > 1; scale *= 2, halvings += 1) {
    pixels = halfOf(pixels)
  }
  return { source: pixels, halvings, scale }
}

/** A picture of which each pixel is one number as well. */
interface Source extends Pixels {
  words: Int32Array
}

/** A line of points of the source, one step after the other. */
interface Line {
  x: number
  y: number
  stepX: number
  stepY: number
  samples: number
}

function addNearest({ words, widthPx, heightPx }: Source, line: Line, sum: Float64Array): void {
  const { stepX, stepY, samples } = line
  let { x, y } = line
  let [r, g, b] = [0, 0, 0]
  const isInside = liesWithin(x, x + samples * stepX, widthPx) && liesWithin(y, y + samples * stepY, heightPx)
  for (let sample = 0; sample < samples; sample += 1) {
    const pixel = words[isInside ? (y | 0) * widthPx + (x | 0) : pixelAt(y, heightPx) * widthPx + pixelAt(x, widthPx)]!
    r += pixel & 255
    g += (pixel >>> 8) & 255
    b += (pixel >>> 16) & 255
    x += stepX
    y += stepY
  }
  addTo(sum, r, g, b)
}

function addTo(sum: Float64Array, r: number, g: number, b: number): void {
  sum[0]! += r
  sum[1]! += g
  sum[2]! += b
}

/** Returns true if both ends lie on a side, and not at its very ends. */
function liesWithin(one: number, other: number, sidePx: number): boolean {
  return Math.min(one, other) >= 1 && Math.max(one, other) <= sidePx - 1
}

/** Returns the whole pixel at a place of a side. Beyond its ends lies its first or last one. */
function pixelAt(place: number, sidePx: number): number {
  return place <= 0 ? 0 : place >= sidePx ? sidePx - 1 : Math.trunc(place)
}

/** Finds the columns of a level line's samples. */
function findColumns(columns: Int32Array, from: number, step: number, widthPx: number): void {
  for (let sample = 0, x = from; sample < columns.length; sample += 1, x += step) columns[sample] = pixelAt(x, widthPx)
}

/** Adds the pixels of a level line. */
function addColumns({ words, widthPx, heightPx }: Source, columns: Int32Array, y: number, sum: Float64Array): void {
  const start = pixelAt(y, heightPx) * widthPx
  let [r, g, b] = [0, 0, 0]
  for (let sample = 0; sample < columns.length; sample += 1) {
    const pixel = words[start + columns[sample]!]!
    r += pixel & 255
    g += (pixel >>> 8) & 255
    b += (pixel >>> 16) & 255
  }
  addTo(sum, r, g, b)
}

function addCurved(source: Pixels, line: Line, sum: Float64Array): void {
  let { x, y } = line
  for (let sample = 0; sample < line.samples; sample += 1) {
    addOnCurve(source, x, y, sum)
    x += line.stepX
    y += line.stepY
  }
}

const CURVED_FROM_SCALE = 0.8

/**
 * Adds a point of Catmull and Rom's curve through four pixels each way, which keeps a picture as sharp as the painter's
 * filter does.
 */
function addOnCurve({ data, widthPx, heightPx }: Pixels, x: number, y: number, sum: Float64Array): void {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const across = curveWeights(x - 0.5 - left)
  const down = curveWeights(y - 0.5 - top)
  for (let row = 0; row < 4; row += 1) {
    const py = Math.max(0, Math.min(heightPx - 1, top - 1 + row))
    for (let column = 0; column < 4; column += 1) {
      const px = Math.max(0, Math.min(widthPx - 1, left - 1 + column))
      const weight = across[column]! * down[row]!
      const at = (py * widthPx + px) * 4
      sum[0]! += weight * data[at]!
      sum[1]! += weight * data[at + 1]!
      sum[2]! += weight * data[at + 2]!
    }
  }
}

function curveWeights(t: number): [number, number, number, number] {
  const [t2, t3] = [t * t, t * t * t]
  return [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2]
}
