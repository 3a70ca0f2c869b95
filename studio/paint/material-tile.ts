import { createRandom } from '../random.ts'
import { canvasOf, type Canvas } from './surface.ts'
import type { Material } from '../layout/layout.ts'

/**
 * The grain of a material as a grey picture about the middle tone, to be laid on a colour in soft light. Each side of the
 * tile goes on where the other ends. Few materials and few seeds make few tiles, and each is drawn once.
 */
export function materialTile(material: Material, variant: number): Canvas {
  const key = `${material} ${variant}`
  const known = tiles.get(key)
  if (known) return known
  const noise = makeNoise(variant)
  const tone = TONES[material]
  const bytes = new Uint8Array(TILE_PX * TILE_PX * 4)
  for (let y = 0; y < TILE_PX; y += 1) {
    for (let x = 0; x < TILE_PX; x += 1) {
      const at = (y * TILE_PX + x) * 4
      const value = Math.max(0, Math.min(255, Math.round(128 + 127 * tone(x / TILE_PX, y / TILE_PX, noise))))
      bytes[at] = bytes[at + 1] = bytes[at + 2] = value
      bytes[at + 3] = 255
    }
  }
  const canvas = canvasOf(bytes, TILE_PX, TILE_PX)
  tiles.set(key, canvas)
  return canvas
}

/** Enlarged two and a half times on the largest formats, a vein is still a line. */
const TILE_PX = 400
const tiles = new Map<string, Canvas>()

/** Smooth noise of -1 to 1 at a point of the tile (0 to 1), with so many cells across and down; it repeats with the tile. */
type Noise = (x: number, y: number, cellsX: number, cellsY: number, layer?: number) => number

/** Light (to 1) and shade (to -1) of a material at a point of the tile. */
const TONES: Record<Material, (x: number, y: number, noise: Noise) => number> = {
  /** Trowelled: broad patches, and strokes that follow one another in bows. */
  plaster(x, y, noise) {
    const bow = 0.07 * noise(x, y, 3, 3, 1)
    const patches = 0.6 * noise(x + bow, y + bow, 4, 4) + 0.3 * noise(x, y, 9, 9, 2)
    const strokes = noise(x + 2 * bow, y - bow, 7, 34, 3) * (0.4 + 0.6 * Math.max(0, noise(x, y, 5, 5, 4)))
    return 0.55 * patches + 0.42 * strokes
  },
  /** Clouds, and veins that run across them, split and fade: a few broad ones and finer ones beside. */
  marble(x, y, noise) {
    const stir = 0.5 * noise(x, y, 3, 3, 1) + 0.3 * noise(x, y, 7, 7, 2) + 0.14 * noise(x, y, 16, 16, 3)
    const broad = vein(2 * x + y + 1.5 * stir, 0.16)
    const fine = vein(5 * x + y + 2.6 * stir, 0.12)
    // Most points lie between the veins, where it does not matter how strong they are.
    const broadShown = broad && broad * Math.max(0, 0.35 + noise(x, y, 4, 4, 5))
    const fineShown = fine && fine * Math.max(0, noise(x, y, 5, 5, 6))
    return 0.4 * stir - 0.8 * broadShown - 0.5 * fineShown
  },
  /** Boards along the tile, each with a grain of its own, parted by a dark line. */
  wood(x, y, noise) {
    const board = Math.floor(y * BOARDS)
    const inside = y * BOARDS - board
    const shift = (board * 0.37) % 1
    const along = (x + shift) % 1
    const tone = noise(shift, (board + 0.5) / BOARDS, 7, BOARDS, 1)
    const rings = noise(along, y + 0.012 * noise(along, y, 3, 10, 2), 3, 74, 3)
    const pores = noise(along, y, 16, 150, 4)
    const seam = Math.max(0, 1 - Math.min(inside, 1 - inside) / 0.035)
    return 0.3 * tone + 0.42 * rings + 0.2 * pores - 0.85 * seam ** 2
  },
  /** Cloth that falls in folds: broad ones, each with finer ones at its side. */
  drape(x, y, noise) {
    const sway = 0.11 * noise(x, y, 2, 2, 1) + 0.035 * noise(x, y, 5, 3, 2)
    const across = x + sway
    const broad = wave(3 * across + y) + 0.5 * wave(5 * across + y + 0.3)
    const fold = Math.sign(broad) * Math.abs(broad / 1.5) ** 0.8
    return 0.72 * fold + 0.2 * wave(11 * across + y + 0.1) * (0.4 + 0.6 * noise(x, y, 4, 4, 3))
  },
}

const BOARDS = 6

/** A line at every whole turn, 1 in its middle, `width` of a half turn wide to either side. */
function vein(turns: number, width: number): number {
  const strength = 1 - Math.abs(Math.sin(Math.PI * turns)) / width
  return strength > 0 ? strength ** 1.6 : 0
}

function wave(turns: number): number {
  return Math.sin(2 * Math.PI * turns)
}

/** Value noise on a grid that repeats, smooth between its points. */
function makeNoise(variant: number): Noise {
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
