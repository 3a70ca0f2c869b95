import path from 'node:path'
import sharp from 'sharp'
import { ROOT } from '#scripts/launch/root.mjs'
import { seededNumbers } from '../sample.ts'

/** The background of a product. */
export interface SceneGround {
  name: string
  kind: 'plain' | 'shadowed' | 'graded' | 'textured' | 'real'
  /** White and black products are put before these for their rows. */
  tone?: 'white' | 'black'
  shadow?: Shadow
  isHeldOut?: boolean
  paint: (canvas: SceneCanvas, seed: number) => GroundPixels | Promise<GroundPixels>
}

export interface SceneCanvas {
  widthPx: number
  heightPx: number
}

/** Three numbers a pixel, 0 to 255, not rounded. */
export type GroundPixels = Float32Array

export interface Shadow {
  /** Strength of the shadow under the foot, narrow and dark. */
  contact?: number
  /** Strength of the shadow of the whole product, soft and to one side. */
  cast?: number
}

type Rgb = readonly [number, number, number]
const WHITE: Rgb = [255, 255, 255]
const PAPER: Rgb = [243, 243, 241]
const CREAM: Rgb = [238, 230, 214]
const GRAY: Rgb = [172, 174, 178]
const BLACK: Rgb = [15, 15, 17]
const BOLD: readonly Rgb[] = [
  [240, 196, 64],
  [36, 84, 148],
  [196, 62, 50],
  [96, 158, 132],
  [226, 176, 186],
]

export const GROUNDS: readonly SceneGround[] = [
  { name: 'white', kind: 'plain', tone: 'white', paint: flat(() => WHITE) },
  { name: 'cream', kind: 'plain', paint: flat(() => CREAM) },
  { name: 'bold', kind: 'plain', paint: flat((seed) => BOLD[seed % BOLD.length]!) },
  { name: 'black', kind: 'plain', tone: 'black', paint: flat(() => BLACK) },
  { name: 'mid grey', kind: 'plain', isHeldOut: true, paint: flat(() => GRAY) },
  { name: 'paper, cast shadow', kind: 'shadowed', tone: 'white', shadow: { cast: 0.35 }, paint: flat(() => PAPER) },
  {
    name: 'paper, deep contact',
    kind: 'shadowed',
    tone: 'white',
    shadow: { contact: 0.75, cast: 0.15 },
    paint: flat(() => PAPER),
  },
  { name: 'grey, both', kind: 'shadowed', shadow: { contact: 0.6, cast: 0.3 }, paint: flat(() => GRAY) },
  {
    name: 'bold, both',
    kind: 'shadowed',
    isHeldOut: true,
    shadow: { contact: 0.6, cast: 0.35 },
    paint: flat((seed) => BOLD[(seed + 2) % BOLD.length]!),
  },
  {
    name: 'sweep',
    kind: 'graded',
    tone: 'white',
    shadow: { contact: 0.4 },
    paint: sweep([250, 250, 250], [196, 197, 200]),
  },
  { name: 'spot', kind: 'graded', shadow: { contact: 0.5 }, paint: spot([206, 190, 170], [120, 96, 78]) },
  { name: 'dark spot', kind: 'graded', tone: 'black', paint: spot([52, 52, 58], [8, 8, 10]) },
  {
    name: 'wall and table',
    kind: 'graded',
    isHeldOut: true,
    shadow: { contact: 0.6, cast: 0.2 },
    paint: horizon([214, 208, 198], [168, 150, 130]),
  },
  { name: 'linen', kind: 'textured', shadow: { cast: 0.3 }, paint: weave([214, 204, 188], 20) },
  { name: 'felt', kind: 'textured', shadow: { contact: 0.5 }, paint: clouds([92, 104, 112], 16, [2, 5]) },
  {
    name: 'concrete',
    kind: 'textured',
    isHeldOut: true,
    shadow: { contact: 0.5, cast: 0.2 },
    paint: clouds([158, 157, 153], 34, [3, 14, 60]),
  },
  { name: 'boards', kind: 'real', shadow: { contact: 0.6, cast: 0.3 }, paint: boards },
  { name: 'bricks out of focus', kind: 'real', shadow: { contact: 0.5 }, paint: bricks },
  { name: 'room out of focus', kind: 'real', shadow: { contact: 0.5 }, paint: room },
  { name: 'lights at night', kind: 'real', isHeldOut: true, paint: lights },
]

type Paint = (canvas: SceneCanvas, seed: number) => GroundPixels

function paintEach({ widthPx, heightPx }: SceneCanvas, colorAt: (x: number, y: number) => Rgb): GroundPixels {
  const pixels = new Float32Array(widthPx * heightPx * 3)
  for (let y = 0, i = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, i += 3) {
      const [r, g, b] = colorAt(x / widthPx, y / heightPx)
      pixels[i] = r
      pixels[i + 1] = g
      pixels[i + 2] = b
    }
  }
  return pixels
}

function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const part = Math.min(1, Math.max(0, share))
  return [0, 1, 2].map((c) => first[c]! + (second[c]! - first[c]!) * part) as unknown as Rgb
}

function flat(colorOf: (seed: number) => Rgb): Paint {
  return (canvas, seed) => {
    const color = colorOf(seed)
    return paintEach(canvas, () => color)
  }
}

/** Draws paper that bends up behind the product: brightest in front. */
function sweep(light: Rgb, dark: Rgb): Paint {
  return (canvas) => paintEach(canvas, (x, y) => mix(light, dark, 1.1 * (1 - y) ** 1.4 + 0.15 * Math.abs(x - 0.4)))
}

function spot(light: Rgb, dark: Rgb): Paint {
  return (canvas, seed) => {
    const middle = 0.35 + 0.1 * (seed % 4)
    return paintEach(canvas, (x, y) => mix(light, dark, Math.hypot(x - middle, (y - 0.42) * 0.9) * 1.35))
  }
}

function horizon(wall: Rgb, table: Rgb): Paint {
  return (canvas) =>
    paintEach(canvas, (x, y) => {
      const base = mix(wall, table, (y - 0.68) / 0.012)
      return mix(base, [0, 0, 0], 0.12 * Math.abs(x - 0.35) + (y > 0.68 ? 0.25 * (1 - y) : 0.1 * y))
    })
}

/** Draws gray noise of several sizes, -1 to 1: each size in pixels, the coarser the stronger. */
function noiseField({ widthPx, heightPx }: SceneCanvas, sizesPx: readonly number[], seed: number): Float32Array {
  const next = seededNumbers(seed)
  const field = new Float32Array(widthPx * heightPx)
  for (const sizePx of sizesPx) {
    const columns = Math.ceil(widthPx / sizePx) + 2
    const knots = Float32Array.from({ length: columns * (Math.ceil(heightPx / sizePx) + 2) }, () => next() * 2 - 1)
    for (let y = 0, at = 0; y < heightPx; y += 1) {
      const [row, down] = [Math.floor(y / sizePx) * columns, ease((y / sizePx) % 1)]
      for (let x = 0; x < widthPx; x += 1, at += 1) {
        const left = row + Math.floor(x / sizePx)
        const across = ease((x / sizePx) % 1)
        const above = knots[left]! + (knots[left + 1]! - knots[left]!) * across
        const below = knots[left + columns]! + (knots[left + columns + 1]! - knots[left + columns]!) * across
        field[at]! += (above + (below - above) * down) / sizesPx.length
      }
    }
  }
  return field
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}

function clouds(color: Rgb, depth: number, sizesPx: readonly number[]): Paint {
  return (canvas, seed) => {
    const field = noiseField(canvas, sizesPx, seed)
    return brighten(
      paintEach(canvas, () => color),
      (at) => field[at]! * depth,
    )
  }
}

function brighten(pixels: GroundPixels, byAt: (at: number) => number): GroundPixels {
  for (let at = 0; at < pixels.length / 3; at += 1) {
    const by = byAt(at)
    for (let c = 0; c < 3; c += 1) pixels[at * 3 + c]! += by
  }
  return pixels
}

function weave(color: Rgb, depth: number): Paint {
  return (canvas, seed) => {
    const field = noiseField(canvas, [2, 40], seed)
    return brighten(
      paintEach(canvas, () => color),
      (at) => {
        const [x, y] = [at % canvas.widthPx, Math.floor(at / canvas.widthPx)]
        const thread = Math.sin(x * 1.25) * Math.sin(y * 1.25)
        return depth * (0.45 * thread + 0.7 * field[at]!)
      },
    )
  }
}

/** Draws oiled boards seen from above, with their grain along them. */
function boards(canvas: SceneCanvas, seed: number): GroundPixels {
  const next = seededNumbers(seed)
  const tones = Array.from({ length: 8 }, () => next() * 26 - 13)
  const stretched = noiseField({ widthPx: canvas.heightPx, heightPx: Math.ceil(canvas.widthPx / 12) }, [3, 9], seed)
  const coarse = noiseField(canvas, [90], seed + 1)
  const side = canvas.widthPx / 6
  return brighten(
    paintEach(canvas, () => [150, 108, 70]),
    (at) => {
      const [x, y] = [at % canvas.widthPx, Math.floor(at / canvas.widthPx)]
      const board = Math.floor(x / side)
      const joint = x % side < 2.5 ? -58 : 0
      const grain = stretched[Math.floor(x / 12) * canvas.heightPx + y] ?? 0
      return tones[board]! + 20 * grain + 14 * coarse[at]! + joint
    },
  )
}

async function bricks(canvas: SceneCanvas, seed: number): Promise<GroundPixels> {
  const field = noiseField(canvas, [6, 30], seed)
  const [wide, high] = [canvas.widthPx / 7, canvas.heightPx / 16]
  const sharpWall = paintEach(canvas, (x, y) => {
    const [px, py] = [x * canvas.widthPx, y * canvas.heightPx]
    const row = Math.floor(py / high)
    const inJoint = py % high < 5 || (px + (row % 2) * (wide / 2)) % wide < 5
    return inJoint ? [186, 176, 166] : [150 + ((row * 37 + Math.floor(px / wide) * 53) % 30), 84, 66]
  })
  return blurred(
    brighten(sharpWall, (at) => field[at]! * 22),
    canvas,
    5,
  )
}

/** Draws our own picture of a room, out of focus as behind a product in focus. */
async function room(canvas: SceneCanvas, seed: number): Promise<GroundPixels> {
  const file = path.join(ROOT, 'test/fixtures/photos/rubber-plant-room.jpg')
  const size = { width: canvas.widthPx, height: canvas.heightPx, fit: 'cover' as const }
  const { data } = await sharp(file)
    .flop(seed % 2 === 1)
    .resize({ ...size, position: seed % 3 === 0 ? 'left' : 'centre' })
    .blur(canvas.widthPx / 45)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Float32Array.from(data)
}

async function lights(canvas: SceneCanvas, seed: number): Promise<GroundPixels> {
  const next = seededNumbers(seed)
  const dots = Array.from({ length: 26 }, () => ({
    x: next(),
    y: next() * 0.75,
    size: 0.02 + 0.05 * next(),
    color: [255, 120 + next() * 120, 40 + next() * 160] as Rgb,
    share: 0.25 + 0.5 * next(),
  }))
  const night = paintEach(canvas, (x, y) => {
    let color: Rgb = mix([20, 26, 46], [52, 40, 44], y)
    for (const dot of dots) if (Math.hypot(x - dot.x, y - dot.y) < dot.size) color = mix(color, dot.color, dot.share)
    return color
  })
  return blurred(night, canvas, 4)
}

async function blurred(
  pixels: GroundPixels,
  { widthPx, heightPx }: SceneCanvas,
  sigmaPx: number,
): Promise<GroundPixels> {
  const bytes = Uint8ClampedArray.from(pixels)
  const { data } = await sharp(bytes, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .blur(sigmaPx)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Float32Array.from(data)
}
