import type { Box } from '#contract/ads/report.ts'
import { overlap } from '../basics/boxes.ts'
import { grow } from '../layers/box.ts'
import type { Layout } from '../layers/layout.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import { CELL_PX, type CellReader, paintedCells, sourceCells } from './picture-cells.ts'
import { coversOf } from './picture-covers.ts'
import { alphaAt, type ShownPicture } from './product-view.ts'

export interface Likeness {
  /** Structural similarity, 0 to 1, over the windows that were compared. */
  mean: number
  /** Share of the places all over the picture at which another color stands than the source's. */
  strange: number
  /** Levels (0 to 255) of the channel that moved most on average. */
  colorShift: number
}

/** A window has 4 by 4 cells. This many windows, spread over the picture, show as much as all of them would. */
const WINDOW_CELLS = 4
const WINDOWS_MAX = 36
/** Number of single cells between the windows: whatever is painted on the picture covers some of them. */
const PLACES_MAX = 400
/** A cell whose lightness is off by more than this, in levels, shows something else. */
const STRANGE_LEVELS = 26

/**
 * Compares a picture as painted with its source. Returns undefined if nothing of it is opaque, free and large enough.
 */
export function comparePicture(picture: ShownPicture, layout: Layout, pixels: Pixels): Likeness | undefined {
  const covers = coversOf(layout, picture.layer)
  const find = (sizePx: number, maxCount: number) => spread(picture, covers, layout, { sizePx, maxCount })
  const windows = find(WINDOW_CELLS * CELL_PX, WINDOWS_MAX)
  if (windows.length === 0) return undefined
  const multiplied = picture.layer.kind === 'product' && picture.layer.blend === 'multiply'
  const read = paintedCells(pixels)
  const expect = sourceCells(picture, 1)
  // Both readings are as far apart as honest resampling filters are: a pixel of the larger of the two pictures.
  const soften = sourceCells(picture, 1 + Math.max(1, picture.scaleX))
  const results = windows.map((box) => compareWindow(box, { read, expect, soften, multiplied }))
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const shifts = [0, 1, 2].map((channel) => Math.abs(average(results.map(({ shift }) => shift[channel]!))))
  const gain = multiplied ? average(results.map((result) => result.gain)) : 1
  const places = find(CELL_PX, PLACES_MAX)
  const cell = new Float64Array(3)
  const lumaOf = (reader: CellReader, { x, y }: Box) => {
    reader(x, y, cell, 0)
    return luma(cell, 0)
  }
  const isStrange = (place: Box) => {
    const expected = lumaOf(expect, place)
    const off = Math.abs(lumaOf(read, place) - gain * expected)
    // Two honest resamplings are apart on a sparkle or a perforation too.
    return off > STRANGE_LEVELS && off > STRANGE_LEVELS + 2 * gain * Math.abs(lumaOf(soften, place) - expected)
  }
  const strange = places.filter(isStrange)
  return {
    mean: average(results.map((result) => result.similarity)),
    strange: strange.length / Math.max(1, places.length),
    colorShift: multiplied ? 0 : Math.max(...shifts),
  }
}

/**
 * Lists squares on a grid over the picture that lie wholly on opaque picture, clear of its rim and of what a photo may
 * carry.
 */
function spread(
  picture: ShownPicture,
  covers: readonly Box[],
  canvas: Pick<Layout, 'widthPx' | 'heightPx'>,
  { sizePx, maxCount }: { sizePx: number; maxCount: number },
): Box[] {
  const { bounds } = picture
  const step = Math.max(sizePx, Math.sqrt((bounds.width * bounds.height) / (3 * maxCount)))
  const [right, bottom] = [
    Math.min(canvas.widthPx, bounds.x + bounds.width) - sizePx,
    Math.min(canvas.heightPx, bounds.y + bounds.height) - sizePx,
  ]
  const boxes: Box[] = []
  for (let y = Math.max(0, bounds.y); y <= bottom; y += step) {
    for (let x = Math.max(0, bounds.x); x <= right; x += step) {
      const box = { x: Math.floor(x), y: Math.floor(y), width: sizePx, height: sizePx }
      if (isOpaque(picture, grow(box, RIM_PX)) && !covers.some((cover) => overlap(cover, box) > 0)) boxes.push(box)
    }
  }
  // The squares are thinned by a fraction: a whole number would leave out up to half.
  return boxes.filter(
    (_, index) => Math.floor((index * maxCount) / boxes.length) !== Math.floor(((index - 1) * maxCount) / boxes.length),
  )
}

/** Width by which the matte is eroded. */
const RIM_PX = 2
/** Largest distance between the points at which a square is looked at, each way. */
const PROBE_STEP_PX = 4

function isOpaque(picture: ShownPicture, box: Box): boolean {
  const probes = Math.ceil(box.width / PROBE_STEP_PX)
  for (let row = 0; row <= probes; row += 1) {
    for (let column = 0; column <= probes; column += 1) {
      const x = box.x + (column / probes) * box.width
      const y = box.y + (row / probes) * box.height
      if (alphaAt(picture, x, y) < 252) return false
    }
  }
  return true
}

interface Comparison {
  read: CellReader
  expect: CellReader
  soften: CellReader
  multiplied: boolean
}

function compareWindow(box: Box, { read, expect, soften, multiplied }: Comparison) {
  const [painted, expected] = [readWindow(box, read), readWindow(box, expect)]
  const [paintedLumas, expectedLumas] = [lumas(painted), lumas(expected)]
  // A multiplied photo takes on the tone of its ground; its structure has to stay.
  const gain = multiplied ? meanOf(paintedLumas) / Math.max(1, meanOf(expectedLumas)) : 1
  const shift = shiftOf(painted, expected)
  const alike = similarity(paintedLumas, expectedLumas, gain)
  if (alike > CERTAIN) return { similarity: alike, shift, gain }
  // Two honest resamplings of gravel or knitwear differ too: that much is not held against the painting.
  const honest = similarity(lumas(readWindow(box, soften)), expectedLumas, 1)
  return { similarity: Math.min(1, alike / Math.max(0.5, honest)), shift, gain }
}

/** Similarity from which a window needs no second look. */
const CERTAIN = 0.99
const CELLS = WINDOW_CELLS * WINDOW_CELLS

/** Returns red, green and blue of a window's cells, one after the other. */
function readWindow(box: Box, read: CellReader): Float64Array {
  const cells = new Float64Array(3 * CELLS)
  for (let cell = 0; cell < CELLS; cell += 1) {
    const [column, row] = [cell % WINDOW_CELLS, Math.floor(cell / WINDOW_CELLS)]
    read(box.x + column * CELL_PX, box.y + row * CELL_PX, cells, 3 * cell)
  }
  return cells
}

/** Returns the mean difference of each channel. */
function shiftOf(painted: Float64Array, expected: Float64Array): number[] {
  const sum = [0, 0, 0]
  for (let at = 0; at < painted.length; at += 1) sum[at % 3]! += painted[at]! - expected[at]!
  return sum.map((total) => total / CELLS)
}

function lumas(cells: Float64Array): Float64Array {
  const values = new Float64Array(CELLS)
  for (let cell = 0; cell < CELLS; cell += 1) values[cell] = luma(cells, 3 * cell)
  return values
}

/** Returns the luma of the color at a place of a list (Rec. 601). */
function luma(colors: Float64Array, at: number): number {
  return 0.299 * colors[at]! + 0.587 * colors[at + 1]! + 0.114 * colors[at + 2]!
}

/** The constants of structural similarity (Wang et al. 2004) for 8-bit pictures: they keep flat windows steady. */
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

function similarity(painted: Float64Array, expected: Float64Array, gain: number): number {
  const count = painted.length
  const meanA = meanOf(painted)
  const meanB = meanOf(expected) * gain
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

function meanOf(values: Float64Array): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at]!
  return sum / values.length
}
