import { createRandom } from '../basics/random.ts'

/** Random values of a tile, drawn once for it: its noise at the corners of its cells, -1 to 1. */
export type Chance = Float32Array

export function drawChance(variant: number): Chance {
  const random = createRandom(variant, 'material')
  return Float32Array.from({ length: 4096 }, () => 2 * random.next() - 1)
}

/**
 * Returns smooth noise of -1 to 1 at a point of the tile (0 to 1), with so many cells across and down. It repeats with
 * the tile. It is called a million times for a tile, hence one function for all tiles, plain numbers throughout, and
 * nothing that has to be put on the heap.
 */
export function noiseAt(chance: Chance, x: number, y: number, cellsX: number, cellsY: number, layer = 0): number {
  const u = x * cellsX
  const v = y * cellsY
  const column = Math.floor(u)
  const row = Math.floor(v)
  const s = ease(u - column)
  const t = ease(v - row)
  const left = Math.imul(wrap(column, cellsX), 374_761_393) + layer * 977
  const right = Math.imul(wrap(column + 1, cellsX), 374_761_393) + layer * 977
  const top = Math.imul(wrap(row, cellsY), 668_265_263)
  const foot = Math.imul(wrap(row + 1, cellsY), 668_265_263)
  const upper = chance[(left + top) & 4095]! * (1 - s) + chance[(right + top) & 4095]! * s
  const lower = chance[(left + foot) & 4095]! * (1 - s) + chance[(right + foot) & 4095]! * s
  return upper * (1 - t) + lower * t
}

/**
 * Makes a band of noise for so many cells across and down: the noise of that layer at each pixel of the row that is
 * being drawn.
 */
export type NoiseBand = (cellsX: number, cellsY: number, layer: number) => Float64Array

/**
 * Makes the noise of `noiseAt` row by row at the pixels of a tile. Along a row only the place between two corners
 * changes, which takes a fifth of the time.
 */
export function createNoiseBands(chance: Chance, tilePx: number): { band: NoiseBand; moveTo(row: number): void } {
  const fills: ((y: number) => void)[] = []
  return {
    band(cellsX, cellsY, layer) {
      const values = new Float64Array(tilePx)
      fills.push((y) => fillBand(values, chance, y, cellsX, cellsY, layer))
      return values
    },
    moveTo(row) {
      for (const fill of fills) fill(row / tilePx)
    },
  }
}

function fillBand(
  values: Float64Array,
  chance: Chance,
  y: number,
  cellsX: number,
  cellsY: number,
  layer: number,
): void {
  const v = y * cellsY
  const row = Math.floor(v)
  const t = ease(v - row)
  const top = Math.imul(row % cellsY, 668_265_263)
  const foot = Math.imul((row + 1) % cellsY, 668_265_263)
  const corner = (column: number) => {
    const at = Math.imul(column % cellsX, 374_761_393) + layer * 977
    return chance[(at + top) & 4095]! * (1 - t) + chance[(at + foot) & 4095]! * t
  }
  let [column, left, right] = [-1, 0, 0]
  for (let x = 0; x < values.length; x += 1) {
    const u = (x / values.length) * cellsX
    if (Math.floor(u) !== column) {
      column = Math.floor(u)
      left = corner(column)
      right = corner(column + 1)
    }
    const s = ease(u - column)
    values[x] = left * (1 - s) + right * s
  }
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

function wrap(cell: number, cells: number): number {
  return cell >= 0 && cell < cells ? cell : ((cell % cells) + cells) % cells
}
