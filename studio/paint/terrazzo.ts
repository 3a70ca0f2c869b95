import { type Chance, createNoiseBands, noiseAt } from './material-noise.ts'

/**
 * Lays chips of several stones in a pale ground, polished flat. Returns the tone (-1 to 1) at a point of a tile that
 * repeats.
 */
export function layTerrazzo(chance: Chance, tilePx: number): (x: number, y: number) => number {
  const tones = new Float32Array(tilePx * tilePx)
  const bands = createNoiseBands(chance, tilePx)
  const clouds = bands.band(6, 6, 1)
  for (let row = 0; row < tilePx; row += 1) {
    bands.moveTo(row)
    for (let column = 0; column < tilePx; column += 1) tones[row * tilePx + column] = 0.12 * clouds[column]!
  }
  // Tones are laid chip by chip and not point by point: most points lie in none.
  for (const [cells, reach] of CHIPS) {
    for (let cell = 0; cell < cells * cells; cell += 1) layChip(tones, tilePx, chance, { cells, reach, cell })
  }
  return (x, y) => tones[Math.round(y * tilePx) * tilePx + Math.round(x * tilePx)]!
}

/**
 * Cells to a side in which one chip each may lie, and its radius in cells: small ones, and a few large ones over them.
 */
const CHIPS = [
  [19, 0.3],
  [8, 0.36],
] as const

/** Noise below which a cell stays empty. */
const EMPTY = -0.35

interface Chip {
  cells: number
  reach: number
  cell: number
}

/** Distance of a chip's farthest corner from its middle, in radii. */
const FARTHEST = 1.27

function layChip(tones: Float32Array, tilePx: number, chance: Chance, { cells, reach, cell }: Chip): void {
  const [column, row] = [cell % cells, Math.floor(cell / cells)]
  const drawn = (layer: number) => noiseAt(chance, (column + 0.02) / cells, (row + 0.02) / cells, cells, cells, layer)
  if (drawn(5) < EMPTY) return
  const cellPx = tilePx / cells
  const [cx, cy] = [(column + 0.5 + 0.4 * drawn(6)) * cellPx, (row + 0.5 + 0.4 * drawn(7)) * cellPx]
  const radius = reach * (0.7 + 0.3 * drawn(8)) * cellPx
  const turn = Math.PI * drawn(9)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const tone = drawn(10) > -0.1 ? -0.55 + 0.4 * drawn(11) : 0.6
  const wrap = (place: number) => ((place % tilePx) + tilePx) % tilePx
  const far = Math.ceil(FARTHEST * radius)
  for (let y = Math.floor(cy) - far; y <= cy + far; y += 1) {
    for (let x = Math.floor(cx) - far; x <= cx + far; x += 1) {
      if (chipDistance(x - cx, y - cy, cos, sin) < radius) tones[wrap(y) * tilePx + wrap(x)] = tone
    }
  }
}

/**
 * Returns how far a point is from the middle of a broken piece, by the piece's own measure: a square whose corners were
 * cut off unevenly.
 */
function chipDistance(u: number, v: number, cos: number, sin: number): number {
  const a = u * cos - v * sin
  const b = u * sin + v * cos
  return Math.max(Math.abs(a), Math.abs(b) * 1.3, 0.74 * Math.abs(a + 1.2 * b), 0.62 * Math.abs(a - b))
}
