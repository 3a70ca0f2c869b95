import { canvasOf, type Canvas } from './surface.ts'
import type { Material } from '../layout/layout.ts'
import { type Chance, drawChance, noiseAt } from './material-noise.ts'
import { layTerrazzo } from './terrazzo.ts'

/**
 * The grain of a material as a grey picture about the middle tone, to be laid on a colour in soft light. Each side of the
 * tile goes on where the other ends. Few materials and few seeds make few tiles, and each is drawn once.
 */
export function materialTile(material: Material, variant: number): Canvas {
  const drawn = REGULAR.has(material) ? 0 : variant
  const key = `${material} ${drawn}`
  const known = tiles.get(key)
  if (known) return known
  const chance = drawChance(drawn)
  const tone = material === 'terrazzo' ? layTerrazzo(chance, TILE_PX) : TONES[material]
  const bytes = new Uint8Array(TILE_PX * TILE_PX * 4)
  for (let y = 0; y < TILE_PX; y += 1) {
    for (let x = 0; x < TILE_PX; x += 1) {
      const at = (y * TILE_PX + x) * 4
      const value = Math.max(0, Math.min(255, Math.round(128 + 127 * tone(x / TILE_PX, y / TILE_PX, chance))))
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
/** In these chance has next to no part: one tile of each will do. */
const REGULAR = new Set<Material>(['flutes', 'reeds', 'checks', 'dots'])
const tiles = new Map<string, Canvas>()

/** Light (to 1) and shade (to -1) of a material at a point of the tile. */
const TONES: Record<Exclude<Material, 'terrazzo'>, (x: number, y: number, chance: Chance) => number> = {
  /** Trowelled: broad patches, and strokes that follow one another in bows. */
  plaster(x, y, chance) {
    const bow = 0.07 * noiseAt(chance, x, y, 3, 3, 1)
    const patches = 0.6 * noiseAt(chance, x + bow, y + bow, 4, 4) + 0.3 * noiseAt(chance, x, y, 9, 9, 2)
    const strokes =
      noiseAt(chance, x + 2 * bow, y - bow, 7, 34, 3) * (0.4 + 0.6 * Math.max(0, noiseAt(chance, x, y, 5, 5, 4)))
    return 0.55 * patches + 0.42 * strokes
  },
  /** Clouds, and veins that run across them, split and fade: a few broad ones and finer ones beside. */
  marble(x, y, chance) {
    const stir =
      0.5 * noiseAt(chance, x, y, 3, 3, 1) +
      0.3 * noiseAt(chance, x, y, 7, 7, 2) +
      0.14 * noiseAt(chance, x, y, 16, 16, 3)
    const broad = vein(2 * x + y + 1.5 * stir, 0.16)
    const fine = vein(5 * x + y + 2.6 * stir, 0.12)
    // Most points lie between the veins, where it does not matter how strong they are.
    const broadShown = broad && broad * Math.max(0, 0.35 + noiseAt(chance, x, y, 4, 4, 5))
    const fineShown = fine && fine * Math.max(0, noiseAt(chance, x, y, 5, 5, 6))
    return 0.4 * stir - 0.8 * broadShown - 0.5 * fineShown
  },
  /** Boards along the tile, each with a grain of its own, parted by a dark line. */
  wood(x, y, chance) {
    const board = Math.floor(y * BOARDS)
    const inside = y * BOARDS - board
    const shift = (board * 0.37) % 1
    const along = (x + shift) % 1
    const tone = noiseAt(chance, shift, (board + 0.5) / BOARDS, 7, BOARDS, 1)
    const rings = noiseAt(chance, along, y + 0.012 * noiseAt(chance, along, y, 3, 10, 2), 3, 74, 3)
    const pores = noiseAt(chance, along, y, 16, 150, 4)
    const seam = Math.max(0, 1 - Math.min(inside, 1 - inside) / 0.035)
    return 0.3 * tone + 0.42 * rings + 0.2 * pores - 0.85 * seam ** 2
  },
  /** Cloth that falls in folds: broad ones, each with finer ones at its side. */
  drape(x, y, chance) {
    const sway = 0.11 * noiseAt(chance, x, y, 2, 2, 1) + 0.035 * noiseAt(chance, x, y, 5, 3, 2)
    const across = x + sway
    const broad = wave(3 * across + y) + 0.5 * wave(5 * across + y + 0.3)
    const fold = Math.sign(broad) * Math.abs(broad / 1.5) ** 0.8
    return 0.72 * fold + 0.2 * wave(11 * across + y + 0.1) * (0.4 + 0.6 * noiseAt(chance, x, y, 4, 4, 3))
  },
  /** Glazed by hand: no two of a tone, each a little tilted against its neighbours, in pale joints. */
  tiles(x, y, chance) {
    const [column, row] = [Math.floor(x * TILES), Math.floor(y * TILES)]
    const [u, v] = [x * TILES - column, y * TILES - row]
    const of = (layer: number) => noiseAt(chance, (column + 0.02) / TILES, (row + 0.02) / TILES, TILES, TILES, layer)
    const edge = Math.min(u, 1 - u, v, 1 - v) + 0.012 * noiseAt(chance, x, y, 30, 30, 4)
    if (edge < 0.028) return 0.34
    const tilt = 0.45 * (of(1) * (u - 0.5) + of(2) * (v - 0.5))
    const rim = edge < 0.075 ? (u + v < 1 ? 0.28 : -0.3) : 0
    return 0.42 * of(0) + tilt + rim + 0.16 * noiseAt(chance, x, y, 11, 11, 3)
  },
  /** Half-round ribs from top to foot, lit from the left, a groove between each two. */
  flutes(x, y, chance) {
    const u = (x * FLUTES) % 1
    const round = Math.cos(Math.PI * u) * 0.62
    const groove = Math.max(0, 1 - Math.min(u, 1 - u) / 0.09)
    return round - 0.75 * groove + 0.07 * noiseAt(chance, x, y, 48, 3, 1)
  },
  /** Panes of ribbed glass: behind each the light begins anew. */
  reeds(x) {
    const u = (x * REEDS) % 1
    return u < 0.06 ? 0.9 - (u / 0.06) * 0.2 : 0.7 - 1.25 * ((u - 0.06) / 0.94) ** 0.85
  },
  /** A table cloth's squares. */
  checks: (x, y) => (Math.floor(x * CHECKS) % 2 === Math.floor(y * CHECKS) % 2 ? 0.5 : -0.5),
  /** Dots in rows, every other row moved by half a step. */
  dots(x, y) {
    const row = Math.floor(y * DOTS)
    const [u, v] = [(((x * DOTS + (row % 2) * 0.5) % 1) + 1) % 1, y * DOTS - row]
    const inside = (0.27 - Math.hypot(u - 0.5, v - 0.5)) * (TILE_PX / DOTS)
    return Math.min(1, Math.max(0, inside + 0.5)) * 1.1 - 0.3
  },
}

const BOARDS = 6
const TILES = 5
const FLUTES = 9
const REEDS = 6
const CHECKS = 6
const DOTS = 8

/** A line at every whole turn, 1 in its middle, `width` of a half turn wide to either side. */
function vein(turns: number, width: number): number {
  const strength = 1 - Math.abs(Math.sin(Math.PI * turns)) / width
  return strength > 0 ? strength ** 1.6 : 0
}

function wave(turns: number): number {
  return Math.sin(2 * Math.PI * turns)
}
