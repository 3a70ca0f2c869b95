import { createRandom } from '../random.ts'

/** Smooth noise of -1 to 1 at a point of the tile (0 to 1), with so many cells across and down; it repeats with the tile. */
export type Noise = (x: number, y: number, cellsX: number, cellsY: number, layer?: number) => number

/** Value noise on a grid that repeats, smooth between its points. */
export function makeNoise(variant: number): Noise {
  const random = createRandom(variant, 'material')
  const table = Float32Array.from({ length: 4096 }, () => 2 * random.next() - 1)
  // Asked a million times a tile: plain numbers throughout, nothing that has to be put on the heap.
  return (x, y, cellsX, cellsY, layer = 0) => {
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
    const upper = table[(left + top) & 4095]! * (1 - s) + table[(right + top) & 4095]! * s
    const lower = table[(left + foot) & 4095]! * (1 - s) + table[(right + foot) & 4095]! * s
    return upper * (1 - t) + lower * t
  }
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

function wrap(cell: number, cells: number): number {
  return cell >= 0 && cell < cells ? cell : ((cell % cells) + cells) % cells
}
