import type { Box } from '#contract/ads/report.ts'
import type { GroundModel } from './ground-model.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { widen } from './regions.ts'

/** Everything from this share of the ground's light on becomes white, so that the ground and its grain vanish. */
const WHITE_POINT = 0.985

/** The last traces of paper and compression fade to white from here on. */
export const NEARLY_WHITE = 0.965

/** A soft shadow that runs out of the photo fades over this share of the shorter side. */
const FADE_SHARE = 0.2

interface Unmultiplication {
  working: Pixels
  ground: GroundModel
  /** Amount by which each working pixel may fade towards the frame however dark it is, 0 to 1. */
  fading: Float32Array
  /** Certainty that each working pixel is the subject's own, 0 to 1. */
  solid: Float32Array
  /** Number of pixels over which the part fades to its own edge. */
  marginPx: number
}

/**
 * Takes the ground away from the part of the photo in `cut`: clear where there is nothing but ground, shadow and glass
 * as the shade that they throw on white, the solid subject opaque and as photographed.
 */
export function writeUnmultiplied(
  pixels: Pixels,
  cut: Box,
  { working, ground, fading, solid, marginPx }: Unmultiplication,
): Pixels {
  const data = new Uint8ClampedArray(cut.width * cut.height * 4)
  const fadePx = FADE_SHARE * Math.min(pixels.widthPx, pixels.heightPx)
  const across = listPlaces(cut.x, cut.width, { size: pixels.widthPx, workingSize: working.widthPx, fadePx, marginPx })
  const down = listPlaces(cut.y, cut.height, { size: pixels.heightPx, workingSize: working.heightPx, fadePx, marginPx })
  const simple = findSimple(working, ground, solid)
  const perWhite = invert(ground.colors)
  const source = pixels.data
  for (let y = 0; y < cut.height; y += 1) {
    const upper = down.first[y]! * working.widthPx
    const lower = down.second[y]! * working.widthPx
    const keepRow = down.keep[y]!
    let from = ((cut.y + y) * pixels.widthPx + cut.x) * 4
    let to = y * cut.width * 4
    for (let x = 0; x < cut.width; x += 1, from += 4, to += 4) {
      const left = across.first[x]!
      const kind = simple[upper + left]!
      if (kind === CLEAR) continue
      const r = source[from]!
      const g = source[from + 1]!
      const b = source[from + 2]!
      if (kind === SOLID) {
        data[to] = r
        data[to + 1] = g
        data[to + 2] = b
        data[to + 3] = 255
        continue
      }
      const model = (upper + left) * 3
      const red = r * perWhite[model]!
      const green = g * perWhite[model + 1]!
      const blue = b * perWhite[model + 2]!
      const darkest = Math.min(red, green, blue)
      if (darkest < 1) {
        // Black at the darkest channel's alpha, tinted by what the other channels let pass: over white that is the
        // photo divided by its ground, over a light ground within a grey level of it.
        const perTint = 255 / (1 - darkest)
        data[to] = (Math.min(1, red) - darkest) * perTint
        data[to + 1] = (Math.min(1, green) - darkest) * perTint
        data[to + 2] = (Math.min(1, blue) - darkest) * perTint
        data[to + 3] =
          255 * (1 - darkest) * keptShade(darkest, fading[upper + left]!, Math.min(across.keep[x]!, keepRow))
      }
      if (kind === SHADE) continue
      const right = across.second[x]!
      const share = across.share[x]!
      const above = solid[upper + left]! + (solid[upper + right]! - solid[upper + left]!) * share
      const below = solid[lower + left]! + (solid[lower + right]! - solid[lower + left]!) * share
      layOver(source, from, data, to, above + (below - above) * down.share[y]!)
    }
  }
  return { data, widthPx: cut.width, heightPx: cut.height }
}

/** Returns one over the light that ends at white, for each channel of each working pixel. */
function invert(colors: Float32Array): Float32Array {
  const perWhite = new Float32Array(colors.length)
  for (let i = 0; i < colors.length; i += 1) perWhite[i] = 1 / (WHITE_POINT * Math.max(1, colors[i]!))
  return perWhite
}

/**
 * Returns how much of a shade stays: none of the last traces of paper, less towards the frame of what is shadow or
 * pale.
 */
function keptShade(darkest: number, fading: number, keep: number): number {
  const pale = darkest > NEARLY_WHITE ? (darkest - NEARLY_WHITE) / (1 - NEARLY_WHITE) : 0
  if (keep === 1) return 1 - pale
  const soft = Math.min(1, Math.max(fading, (darkest - 0.6) / 0.2))
  return 1 - Math.max(pale, (1 - keep) * soft)
}

/** Lays the photo's own pixel over its shade, as far as it is sure to be subject. */
function layOver(source: Uint8ClampedArray, from: number, data: Uint8ClampedArray, to: number, own: number): void {
  if (own <= 0) return
  const shade = ((1 - own) * data[to + 3]!) / 255
  for (let c = 0; c < 3; c += 1) data[to + c] = (own * source[from + c]! + shade * data[to + c]!) / (own + shade)
  data[to + 3] = (own + shade) * 255
}

const CLEAR = 1
const SOLID = 2
const SHADE = 3

/**
 * Classifies each working pixel: clear, solid or shade if it and its eight neighbours are the same, so that all photo
 * pixels there are alike; otherwise 0.
 */
function findSimple({ data, widthPx, heightPx }: Pixels, { colors }: GroundModel, solid: Float32Array): Uint8Array {
  const simple = new Uint8Array(solid.length)
  const mixed = new Uint8Array(solid.length)
  for (let at = 0; at < solid.length; at += 1) {
    if (solid[at] === 1) simple[at] = SOLID
    else if (solid[at] === 0) simple[at] = isWhite(data, at * 4, colors, at * 3) ? CLEAR : SHADE
  }
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      const kind = simple[at]
      if (x + 1 < widthPx && simple[at + 1] !== kind) mixed[at] = mixed[at + 1] = 1
      if (y + 1 < heightPx && simple[at + widthPx] !== kind) mixed[at] = mixed[at + widthPx] = 1
    }
  }
  const near = widen(mixed, { widthPx, heightPx }, 1)
  for (let at = 0; at < solid.length; at += 1) if (near[at]) simple[at] = 0
  return simple
}

/** A shade that is lighter than this share of white is not visible. */
const NO_SHADE = 0.99

/** Returns true if nothing is seen of the pixel once it is divided. */
function isWhite(data: Uint8ClampedArray, from: number, colors: Float32Array, model: number): boolean {
  return (
    data[from]! >= NO_SHADE * WHITE_POINT * colors[model]! &&
    data[from + 1]! >= NO_SHADE * WHITE_POINT * colors[model + 1]! &&
    data[from + 2]! >= NO_SHADE * WHITE_POINT * colors[model + 2]!
  )
}

interface Places {
  /** The working pixels on either side, and the share of the second. */
  first: Int32Array
  second: Int32Array
  share: Float32Array
  /** 1 inside, falling to 0 at the photo's frame and, in a narrower band, at the edge of the part. */
  keep: Float32Array
}

function listPlaces(
  start: number,
  length: number,
  { size, workingSize, fadePx, marginPx }: { size: number; workingSize: number; fadePx: number; marginPx: number },
): Places {
  const places: Places = {
    first: new Int32Array(length),
    second: new Int32Array(length),
    share: new Float32Array(length),
    keep: new Float32Array(length),
  }
  for (let k = 0; k < length; k += 1) {
    const at = Math.min(workingSize - 1, Math.max(0, ((start + k + 0.5) * workingSize) / size - 0.5))
    places.first[k] = Math.floor(at)
    places.second[k] = Math.min(workingSize - 1, Math.floor(at) + 1)
    places.share[k] = at - Math.floor(at)
    const toFrame = Math.min(start + k, size - 1 - start - k)
    const near = Math.min(1, toFrame / fadePx, Math.min(k, length - 1 - k) / marginPx)
    places.keep[k] = near * near * (3 - 2 * near)
  }
  return places
}
