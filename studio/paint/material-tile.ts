import { canvasOf, type Canvas } from './surface.ts'
import type { Material } from '../layers/layout.ts'
import { type Chance, createNoiseBands, drawChance, noiseAt, type NoiseBand } from './material-noise.ts'
import { layTerrazzo } from './terrazzo.ts'

/**
 * Draws the grain of a material as a grey picture about the middle tone, to be laid on a color in soft light. Each side
 * of the tile goes on where the other ends. Few materials and few seeds make few tiles, and each is drawn once.
 */
export function materialTile(material: Material, variant: number): Canvas {
  const drawn = REGULAR.has(material) ? 0 : variant
  const key = `${material} ${drawn}`
  const known = tiles.get(key)
  if (known) return known
  const chance = drawChance(drawn)
  const tilePx = SMOOTH.has(material) ? SMOOTH_TILE_PX : TILE_PX
  const bands = createNoiseBands(chance, tilePx)
  const tone = material === 'terrazzo' ? layTerrazzo(chance, tilePx) : TONES[material](chance, bands.band)
  const bytes = new Uint8Array(tilePx * tilePx * 4)
  for (let row = 0; row < tilePx; row += 1) {
    bands.moveTo(row)
    drawRow(bytes, tilePx, row, tone)
  }
  const canvas = canvasOf(bytes, tilePx, tilePx)
  tiles.set(key, canvas)
  return canvas
}

function drawRow(bytes: Uint8Array, tilePx: number, row: number, tone: Tone): void {
  for (let column = 0; column < tilePx; column += 1) {
    const at = (row * tilePx + column) * 4
    const value = Math.max(0, Math.min(255, Math.round(128 + 127 * tone(column / tilePx, row / tilePx, column))))
    bytes[at] = bytes[at + 1] = bytes[at + 2] = value
    bytes[at + 3] = 255
  }
}

/** Side of a tile. Enlarged two and a half times on the largest formats, a vein is still a line. */
const TILE_PX = 400
/** Materials in which nothing has an edge. */
const SMOOTH = new Set<Material>(['plaster', 'drape'])
const SMOOTH_TILE_PX = 240
/** Materials in which chance has next to no part: one tile of each will do. */
const REGULAR = new Set<Material>(['flutes', 'reeds', 'checks', 'dots', 'grid', 'stripes'])
const tiles = new Map<string, Canvas>()

/**
 * Returns the light (to 1) and shade (to -1) at a point of the tile, which lies in a column of its pixels. It is called
 * row by row.
 */
type Tone = (x: number, y: number, column: number) => number

const TONES: Record<Exclude<Material, 'terrazzo'>, (chance: Chance, band: NoiseBand) => Tone> = {
  /** Trowelled: broad patches, and strokes that follow one another in bows. */
  plaster(chance, band) {
    const [bows, fine, strength] = [band(3, 3, 1), band(9, 9, 2), band(5, 5, 4)]
    return (x, y, column) => {
      const bow = 0.07 * bows[column]!
      const patches = 0.6 * noiseAt(chance, x + bow, y + bow, 4, 4) + 0.3 * fine[column]!
      const strokes = noiseAt(chance, x + 2 * bow, y - bow, 7, 34, 3) * (0.4 + 0.6 * Math.max(0, strength[column]!))
      return 0.55 * patches + 0.42 * strokes
    }
  },
  /** Clouds, and veins that run across them, split and fade: a few broad ones and finer ones beside. */
  marble(_, band) {
    const [clouds, puffs, wisps] = [band(3, 3, 1), band(7, 7, 2), band(16, 16, 3)]
    const [broadly, finely] = [band(4, 4, 5), band(5, 5, 6)]
    return (x, y, column) => {
      const stir = 0.5 * clouds[column]! + 0.3 * puffs[column]! + 0.14 * wisps[column]!
      const broad = vein(2 * x + y + 1.5 * stir, 0.16) * Math.max(0, 0.35 + broadly[column]!)
      const fine = vein(5 * x + y + 2.6 * stir, 0.12) * Math.max(0, finely[column]!)
      return 0.4 * stir - 0.8 * broad - 0.5 * fine
    }
  },
  /** Boards along the tile, each with a grain of its own, parted by a dark line. */
  wood(chance) {
    const tones = Array.from({ length: BOARDS }, (_, board) =>
      noiseAt(chance, (board * 0.37) % 1, (board + 0.5) / BOARDS, 7, BOARDS, 1),
    )
    return (x, y) => {
      const board = Math.floor(y * BOARDS)
      const inside = y * BOARDS - board
      const along = (x + ((board * 0.37) % 1)) % 1
      const rings = noiseAt(chance, along, y + 0.012 * noiseAt(chance, along, y, 3, 10, 2), 3, 74, 3)
      const pores = noiseAt(chance, along, y, 16, 150, 4)
      const seam = Math.max(0, 1 - Math.min(inside, 1 - inside) / 0.035)
      return 0.3 * tones[board]! + 0.42 * rings + 0.2 * pores - 0.85 * seam ** 2
    }
  },
  /** Cloth that falls in folds: broad ones, each with finer ones at its side. */
  drape(_, band) {
    const [swaying, trembling, fineness] = [band(2, 2, 1), band(5, 3, 2), band(4, 4, 3)]
    return (x, y, column) => {
      const across = x + (0.11 * swaying[column]! + 0.035 * trembling[column]!)
      const broad = wave(3 * across + y) + 0.5 * wave(5 * across + y + 0.3)
      const fold = Math.sign(broad) * Math.abs(broad / 1.5) ** 0.8
      return 0.72 * fold + 0.2 * wave(11 * across + y + 0.1) * (0.4 + 0.6 * fineness[column]!)
    }
  },
  /** Glazed by hand: no two of a tone, each a little tilted against its neighbours, in pale joints. */
  tiles(chance, band) {
    const [wobble, sheen] = [band(30, 30, 4), band(11, 11, 3)]
    const drawn = (layer: number) =>
      Array.from({ length: TILES * TILES }, (_, tile) =>
        noiseAt(
          chance,
          ((tile % TILES) + 0.02) / TILES,
          (Math.floor(tile / TILES) + 0.02) / TILES,
          TILES,
          TILES,
          layer,
        ),
      )
    const [tones, acrosses, downs] = [drawn(0), drawn(1), drawn(2)]
    return (x, y, column) => {
      const [u, v] = [(x * TILES) % 1, (y * TILES) % 1]
      const edge = Math.min(u, 1 - u, v, 1 - v) + 0.012 * wobble[column]!
      if (edge < 0.028) return 0.34
      const tile = Math.floor(y * TILES) * TILES + Math.floor(x * TILES)
      const tilt = 0.45 * (acrosses[tile]! * (u - 0.5) + downs[tile]! * (v - 0.5))
      const rim = edge < 0.075 ? (u + v < 1 ? 0.28 : -0.3) : 0
      return 0.42 * tones[tile]! + tilt + rim + 0.16 * sheen[column]!
    }
  },
  /** Half-round ribs from top to foot, lit from the left, a groove between each two. */
  flutes(_, band) {
    const wear = band(48, 3, 1)
    const ribs = acrossTile((x) => {
      const u = (x * FLUTES) % 1
      return Math.cos(Math.PI * u) * 0.62 - 0.75 * Math.max(0, 1 - Math.min(u, 1 - u) / 0.09)
    })
    return (_x, _y, column) => ribs[column]! + 0.07 * wear[column]!
  },
  /** Panes of ribbed glass: the light begins again behind each. */
  reeds() {
    const panes = acrossTile((x) => {
      const u = (x * REEDS) % 1
      return u < 0.06 ? 0.9 - (u / 0.06) * 0.2 : 0.7 - 1.25 * ((u - 0.06) / 0.94) ** 0.85
    })
    return (_x, _y, column) => panes[column]!
  },
  /** A table cloth's squares. */
  checks: () => (x, y) => (Math.floor(x * CHECKS) % 2 === Math.floor(y * CHECKS) % 2 ? 0.5 : -0.5),
  /** Dots in rows, every other row moved by half a step. */
  dots: () => (x, y) => {
    const row = Math.floor(y * DOTS)
    const [u, v] = [(x * DOTS + (row % 2) * 0.5) % 1, y * DOTS - row]
    const inside = (0.27 - Math.hypot(u - 0.5, v - 0.5)) * (TILE_PX / DOTS)
    return Math.min(1, Math.max(0, inside + 0.5)) * 1.1 - 0.3
  },
  /** Woven: fine threads across and down, no two of a thickness; even ones would shimmer where a canvas is small. */
  linen(_, band) {
    const [warp, weft, worn] = [band(120, 4, 1), band(4, 120, 2), band(4, 4, 3)]
    return (_x, _y, column) => 0.34 * warp[column]! + 0.34 * weft[column]! + 0.12 * worn[column]!
  },
  /** The fine lines of a drawing board. */
  grid() {
    const line = (at: number) => (Math.abs(at * GRID - Math.round(at * GRID)) < 0.03 ? 0.75 : 0)
    const across = acrossTile(line)
    return (_x, y, column) => Math.max(across[column]!, line(y))
  },
  /** An awning's broad stripes. */
  stripes() {
    const stripes = acrossTile((x) => (Math.floor(x * STRIPES) % 2 === 0 ? 0.5 : -0.5))
    return (_x, _y, column) => stripes[column]!
  },
}

/** Returns the tones of a pattern that is the same in every row. */
function acrossTile(tone: (x: number) => number): Float64Array {
  return Float64Array.from({ length: TILE_PX }, (_, column) => tone(column / TILE_PX))
}

const BOARDS = 6
const TILES = 5
const FLUTES = 9
const REEDS = 6
const CHECKS = 6
const DOTS = 8
const GRID = 12
const STRIPES = 10

/** Returns a line at every whole turn, 1 in its middle, `width` of a half turn wide to either side. */
function vein(turns: number, width: number): number {
  const strength = 1 - Math.abs(Math.sin(Math.PI * turns)) / width
  return strength > 0 ? strength ** 1.6 : 0
}

function wave(turns: number): number {
  return Math.sin(2 * Math.PI * turns)
}
