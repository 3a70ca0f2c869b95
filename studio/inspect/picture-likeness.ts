import type { Box } from '#contract/report.ts'
import { grow, overlap } from '../layout/box.ts'
import type { Layer, Layout, PhotoLayer } from '../layout/layout.ts'
import { placedBounds } from '../layout/placement.ts'
import { rotatedBounds } from '../paint/paint-layout.ts'
import type { Pixels } from '../photo/pixels.ts'
import { alphaAt, type ShownPicture } from './product-view.ts'

export interface Likeness {
  /** Structural similarity, 0 to 1, over the windows that were compared, and of the least alike. */
  mean: number
  worst: number
  /** Levels (0 to 255) of the channel that moved most on average. */
  colourShift: number
}

/** A cell is the mean of 4 by 4 pixels, so that the choice of resampling filter hardly counts. */
const CELL_PX = 4
/** A window has 6 by 6 cells, on a small picture 4 by 4. */
const CELLS = { large: 6, small: 4 }
const SMALL_PICTURE_PX = 120
/** This many windows, spread over the picture, tell what all of them would. */
const WINDOWS_MAX = 24

/** A picture as painted against its source. Undefined where nothing of it is opaque, free and large enough to compare. */
export function comparePicture(picture: ShownPicture, layout: Layout, pixels: Pixels): Likeness | undefined {
  const small = Math.min(picture.bounds.width, picture.bounds.height) < SMALL_PICTURE_PX
  const cells = small ? CELLS.small : CELLS.large
  const windows = chooseWindows(picture, layout, cells * CELL_PX)
  if (windows.length === 0) return undefined
  const multiplied = picture.layer.kind === 'product' && picture.layer.blend === 'multiply'
  const results = windows.map((box) => compareWindow(picture, pixels, box, multiplied))
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const shifts = [0, 1, 2].map((channel) => Math.abs(average(results.map((result) => result.shift[channel]!))))
  return {
    mean: average(results.map((result) => result.similarity)),
    worst: Math.min(...results.map((result) => result.similarity)),
    colourShift: multiplied ? 0 : Math.max(...shifts),
  }
}

/** Windows on the canvas that lie wholly on opaque picture, clear of its rim and of what a photo may carry. */
function chooseWindows(picture: ShownPicture, layout: Layout, sizePx: number): Box[] {
  const { bounds, layer } = picture
  const step = Math.max(sizePx, Math.sqrt((bounds.width * bounds.height) / (8 * WINDOWS_MAX)))
  const covers =
    layer.kind === 'photo'
      ? [...coversOf(layout, layer), ...roundedCorners(layer)]
      : layer.kind === 'product'
        ? inFront(layout, layer)
        : []
  const windows: Box[] = []
  for (let y = Math.max(0, bounds.y); y + sizePx <= Math.min(layout.heightPx, bounds.y + bounds.height); y += step) {
    for (let x = Math.max(0, bounds.x); x + sizePx <= Math.min(layout.widthPx, bounds.x + bounds.width); x += step) {
      const box = { x: Math.floor(x), y: Math.floor(y), width: sizePx, height: sizePx }
      if (isOpaque(picture, grow(box, RIM_PX)) && !covers.some((cover) => overlap(cover, box) > 0)) windows.push(box)
    }
  }
  const every = Math.max(1, Math.ceil(windows.length / WINDOWS_MAX))
  return windows.filter((_, index) => index % every === 0)
}

/** The matte is eroded by this much. */
const RIM_PX = 2
const PROBES = 6

function isOpaque(picture: ShownPicture, box: Box): boolean {
  for (let row = 0; row <= PROBES; row += 1) {
    for (let column = 0; column <= PROBES; column += 1) {
      const x = box.x + (column / PROBES) * box.width
      const y = box.y + (row / PROBES) * box.height
      if (alphaAt(picture, x, y) < 252) return false
    }
  }
  return true
}

/** The squares in which a rounded photo shows its ground. */
function roundedCorners({ box, radius }: PhotoLayer): Box[] {
  const side = radius * (1 - Math.SQRT1_2) + RIM_PX
  if (radius === 0) return []
  return [box.x, box.x + box.width - side].flatMap((x) =>
    [box.y, box.y + box.height - side].map((y) => ({ x, y, width: side, height: side })),
  )
}

/** Where later layers may lie on a photo that is scene: under words, scrims and shapes. */
function coversOf(layout: Layout, photo: Layer): Box[] {
  const everything = { x: 0, y: 0, width: layout.widthPx, height: layout.heightPx }
  return layout.layers.slice(layout.layers.indexOf(photo) + 1).map((layer) => {
    if (layer.kind === 'text') return grow(rotatedBounds(layer), layer.sizePx * 0.1)
    if (layer.kind === 'glass' || layer.kind === 'photo') return layer.box
    if (layer.kind === 'shape' && layer.shape.type === 'rect') return grow(layer.shape.box, 3 * (layer.blurPx ?? 0))
    if (layer.kind === 'shape' && layer.shape.type === 'polygon') return pointsBox(layer.shape.points)
    return everything
  })
}

function pointsBox(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** What stands before a companion, and the shadow that it throws. */
function inFront(layout: Layout, product: Layer): Box[] {
  return layout.layers.slice(layout.layers.indexOf(product) + 1).flatMap((layer) => {
    if (layer.kind === 'product') return [placedBounds(layer.placement)]
    if (layer.kind !== 'product-shadow') return []
    const { height } = layer.placement.box
    const reach = layer.style === 'drop' ? (Math.max(Math.abs(layer.dx), Math.abs(layer.dy)) + layer.blur) * height : 0
    return [grow(placedBounds(layer.placement), reach)]
  })
}

interface Cells {
  /** Rec. 601 luma of each cell. */
  luma: Float64Array
  /** Mean of each channel over the window. */
  mean: [number, number, number]
}

function compareWindow(picture: ShownPicture, pixels: Pixels, box: Box, multiplied: boolean) {
  const painted = readCells(box, (x, y, out) => {
    const at = (y * pixels.widthPx + x) * 4
    for (let channel = 0; channel < 3; channel += 1) out[channel] = pixels.data[at + channel]!
  })
  const expected = readCells(box, sampleSource(picture, 1))
  // A multiplied photo takes on the tone of its ground; its structure has to stay.
  const gain = multiplied ? sumOf(painted.luma) / Math.max(1, sumOf(expected.luma)) : 1
  const shift = expected.mean.map((value, channel) => painted.mean[channel]! - value)
  const alike = similarity(painted.luma, expected.luma, gain)
  if (alike > CERTAIN) return { similarity: alike, shift }
  // Two honest resamplings of gravel or knitwear differ too: that much is not held against the painting.
  const softer = readCells(box, sampleSource(picture, 2))
  return { similarity: Math.min(1, alike / Math.max(0.5, similarity(softer.luma, expected.luma, 1))), shift }
}

/** As alike as this, nothing needs a second look. */
const CERTAIN = 0.99

type Sampler = (x: number, y: number, out: Float64Array) => void

function readCells(box: Box, sample: Sampler): Cells {
  const cells = box.width / CELL_PX
  const luma = new Float64Array(cells * cells)
  const mean: [number, number, number] = [0, 0, 0]
  const pixel = new Float64Array(3)
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      sample(box.x + x, box.y + y, pixel)
      const [r, g, b] = [pixel[0]!, pixel[1]!, pixel[2]!]
      const cell = Math.floor(y / CELL_PX) * cells + Math.floor(x / CELL_PX)
      luma[cell]! += (0.299 * r + 0.587 * g + 0.114 * b) / (CELL_PX * CELL_PX)
      mean[0] += r
      mean[1] += g
      mean[2] += b
    }
  }
  const all = box.width * box.height
  return { luma, mean: mean.map((value) => value / all) as Cells['mean'] }
}

/** The source under a canvas pixel: the mean over the pixel's footprint, or between pixels where it is enlarged. */
function sampleSource(picture: ShownPicture, footprintPx: number): Sampler {
  const { source, scaleX, scaleY } = picture
  const taps = Math.max(1, Math.min(TAPS_MAX, Math.ceil(footprintPx / Math.min(scaleX, scaleY))))
  const read = taps > 2 ? addNearest : addBetween
  return (x, y, out) => {
    out.fill(0)
    for (let row = 0; row < taps; row += 1) {
      for (let column = 0; column < taps; column += 1) {
        const canvasX = x + 0.5 + ((column + 0.5) / taps - 0.5) * footprintPx
        const canvasY = y + 0.5 + ((row + 0.5) / taps - 0.5) * footprintPx
        read(source, picture.sourceX(canvasX, canvasY) - 0.5, picture.sourceY(canvasX, canvasY) - 0.5, out)
      }
    }
    for (let channel = 0; channel < 3; channel += 1) out[channel]! /= taps * taps
  }
}

/** Of a picture that is shown very small, every so many pixels are enough. */
const TAPS_MAX = 8

function addNearest({ data, widthPx, heightPx }: Pixels, x: number, y: number, out: Float64Array): void {
  const column = Math.max(0, Math.min(widthPx - 1, Math.round(x)))
  const row = Math.max(0, Math.min(heightPx - 1, Math.round(y)))
  const at = (row * widthPx + column) * 4
  out[0]! += data[at]!
  out[1]! += data[at + 1]!
  out[2]! += data[at + 2]!
}

function addBetween({ data, widthPx, heightPx }: Pixels, x: number, y: number, out: Float64Array): void {
  const left = Math.max(0, Math.min(widthPx - 2, Math.floor(x)))
  const top = Math.max(0, Math.min(heightPx - 2, Math.floor(y)))
  const [right, down] = [x - left, y - top]
  const at = (top * widthPx + left) * 4
  const below = at + widthPx * 4
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = data[at + channel]! * (1 - right) + data[at + 4 + channel]! * right
    const lower = data[below + channel]! * (1 - right) + data[below + 4 + channel]! * right
    out[channel]! += upper * (1 - down) + lower * down
  }
}

/** The constants of structural similarity (Wang et al. 2004) for 8-bit pictures: they keep flat windows steady. */
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

function similarity(painted: Float64Array, expected: Float64Array, gain: number): number {
  const count = painted.length
  const meanA = sumOf(painted) / count
  const meanB = (sumOf(expected) / count) * gain
  let [varA, varB, both] = [0, 0, 0]
  for (let index = 0; index < count; index += 1) {
    const a = painted[index]! - meanA
    const b = expected[index]! * gain - meanB
    varA += a * a
    varB += b * b
    both += a * b
  }
  const luminance = (2 * meanA * meanB + C1) / (meanA * meanA + meanB * meanB + C1)
  return luminance * ((2 * (both / count) + C2) / ((varA + varB) / count + C2))
}

function sumOf(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
