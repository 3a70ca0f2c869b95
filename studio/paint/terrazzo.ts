import { type Chance, noiseAt } from './material-noise.ts'

/** Chips of several stones in a pale ground, polished flat: the tone (-1 to 1) at a point of a tile that repeats. */
export function layTerrazzo(chance: Chance, tilePx: number): (x: number, y: number) => number {
  const tones = new Float32Array(tilePx * tilePx)
  for (let at = 0; at < tones.length; at += 1) {
    tones[at] = 0.12 * noiseAt(chance, (at % tilePx) / tilePx, Math.floor(at / tilePx) / tilePx, 6, 6, 1)
  }
  // Chip by chip and not point by point: most points lie in none.
  for (const [cells, reach] of CHIPS) {
    for (let cell = 0; cell < cells * cells; cell += 1) layChip(tones, tilePx, chance, { cells, reach, cell })
  }
  return (x, y) => tones[Math.round(y * tilePx) * tilePx + Math.round(x * tilePx)]!
}

/** Cells to a side in which one chip each may lie, and its radius in cells: small ones, and a few large ones over them. */
const CHIPS = [
  [19, 0.3],
  [8, 0.36],
] as const

/** Below this a cell stays empty. */
const EMPTY = -0.35

interface Chip {
  cells: number
  reach: number
  cell: number
}

function layChip(tones: Float32Array, tilePx: number, chance: Chance, { cells, reach, cell }: Chip): void {
  const [column, row] = [cell % cells, Math.floor(cell / cells)]
  const drawn = (layer: number) => noiseAt(chance, (column + 0.02) / cells, (row + 0.02) / cells, cells, cells, layer)
  if (drawn(5) < EMPTY) return
  const cellPx = tilePx / cells
  const [cx, cy] = [(column + 0.5 + 0.4 * drawn(6)) * cellPx, (row + 0.5 + 0.4 * drawn(7)) * cellPx]
  const radius = reach * (0.7 + 0.3 * drawn(8)) * cellPx
  const turn = Math.PI * drawn(9)
  const tone = drawn(10) > -0.1 ? -0.55 + 0.4 * drawn(11) : 0.6
  const wrap = (place: number) => ((place % tilePx) + tilePx) % tilePx
  const far = Math.ceil(1.7 * radius)
  for (let y = Math.floor(cy) - far; y <= cy + far; y += 1) {
    for (let x = Math.floor(cx) - far; x <= cx + far; x += 1) {
      if (isInChip(x - cx, y - cy, radius, turn)) tones[wrap(y) * tilePx + wrap(x)] = tone
    }
  }
}

/** A broken piece: a square whose corners were cut off unevenly. */
function isInChip(u: number, v: number, radius: number, turn: number): boolean {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const [a, b] = [u * c - v * s, u * s + v * c]
  return Math.max(Math.abs(a), Math.abs(b) * 1.3, 0.74 * Math.abs(a + 1.2 * b), 0.62 * Math.abs(a - b)) < radius
}
