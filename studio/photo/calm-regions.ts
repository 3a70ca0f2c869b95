import type { Box } from '#contract/ads/report.ts'
import type { Pixels } from './pixels/pixels.ts'

/** Grey (Rec. 601 luma, 0 to 255) over a grid of equal cells, row by row from the top left. */
export interface CalmGrid {
  columns: number
  rows: number
  mean: Float32Array
  /** Standard deviation inside the cell: text reads well on cells under about 12. */
  deviation: Float32Array
}

/** More samples per cell change the deviation by less than a grey level. */
const SAMPLES_A_SIDE = 20

/** Measures how light and how busy each part of a crop is, so that text can go where the photo is calm. */
export function calmRegions(pixels: Pixels, crop: Box, columns = 12, rows = 12): CalmGrid {
  const key = [crop.x, crop.y, crop.width, crop.height, columns, rows].join(' ')
  const grids = known.get(pixels.data) ?? new Map<string, CalmGrid>()
  known.set(pixels.data, grids)
  const grid = grids.get(key) ?? measureGrid(pixels, crop, columns, rows)
  grids.set(key, grid)
  return grid
}

/** Keyed by the photo's own pixels: a layout asks again for each of its candidates, and always of the whole photo. */
const known = new WeakMap<Pixels['data'], Map<string, CalmGrid>>()

function measureGrid(pixels: Pixels, crop: Box, columns: number, rows: number): CalmGrid {
  const grid = {
    columns,
    rows,
    mean: new Float32Array(columns * rows),
    deviation: new Float32Array(columns * rows),
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = {
        x: crop.x + (column * crop.width) / columns,
        y: crop.y + (row * crop.height) / rows,
        width: crop.width / columns,
        height: crop.height / rows,
      }
      const { mean, deviation } = measureCell(pixels, cell)
      grid.mean[row * columns + column] = mean
      grid.deviation[row * columns + column] = deviation
    }
  }
  return grid
}

function measureCell(pixels: Pixels, cell: Box): { mean: number; deviation: number } {
  const across = Math.max(1, Math.min(SAMPLES_A_SIDE, Math.floor(cell.width)))
  const down = Math.max(1, Math.min(SAMPLES_A_SIDE, Math.floor(cell.height)))
  let sum = 0
  let squares = 0
  for (let j = 0; j < down; j += 1) {
    const y = Math.min(pixels.heightPx - 1, Math.floor(cell.y + ((j + 0.5) * cell.height) / down))
    for (let i = 0; i < across; i += 1) {
      const x = Math.min(pixels.widthPx - 1, Math.floor(cell.x + ((i + 0.5) * cell.width) / across))
      const grey = greyAt(pixels, x, y)
      sum += grey
      squares += grey * grey
    }
  }
  const count = across * down
  const mean = sum / count
  return { mean, deviation: Math.sqrt(Math.max(0, squares / count - mean * mean)) }
}

/** Transparent places count as white, because a photo shown whole is laid on paper. */
function greyAt({ data, widthPx }: Pixels, x: number, y: number): number {
  const i = (y * widthPx + x) * 4
  const alpha = data[i + 3]! / 255
  return (0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!) * alpha + 255 * (1 - alpha)
}
