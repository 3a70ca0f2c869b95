import type { Box } from '#contract/report.ts'
import type { GroundModel } from './ground-model.ts'
import type { Pixels } from './pixels.ts'
import { widen } from './regions.ts'

/** Ground and its grain end at white when everything from this share of the ground's light on is white. */
const WHITE_POINT = 0.985

/** From here the last traces of paper and compression fade to white. */
export const NEARLY_WHITE = 0.965

/** A soft shadow that runs out of the photo fades over this share of the shorter side. */
const FADE_SHARE = 0.2

interface Division {
  working: Pixels
  ground: GroundModel
  /** 1 where a soft shadow lies. */
  shadow: Uint8Array
  /** How surely each working pixel is the subject's own, 0 to 1. */
  solid: Float32Array
  /** Over so many pixels the part fades to its own edge. */
  marginPx: number
}

/**
 * The part of the photo in `cut` with its ground taken away: clear where there is nothing but ground, shadow and glass as
 * the shade that they throw on white, the solid subject opaque and as photographed.
 */
export function writeDivided(pixels: Pixels, cut: Box, { working, ground, shadow, solid, marginPx }: Division): Pixels {
  const data = new Uint8ClampedArray(cut.width * cut.height * 4)
  const fadePx = FADE_SHARE * Math.min(pixels.widthPx, pixels.heightPx)
  const across = listPlaces(cut.x, cut.width, { size: pixels.widthPx, workingSize: working.widthPx, fadePx, marginPx })
  const simple = findSimple(working, ground, solid)
  const down = listPlaces(cut.y, cut.height, { size: pixels.heightPx, workingSize: working.heightPx, fadePx, marginPx })
  // One for all pixels: a new one for each costs as much as the arithmetic.
  const place: PixelPlace = {
    ...{ source: pixels.data, from: 0, data, to: 0 },
    ...{ ground: ground.colours, model: 0, isShadow: false },
  }
  for (let y = 0; y < cut.height; y += 1) {
    const upper = down.first[y]! * working.widthPx
    const lower = down.second[y]! * working.widthPx
    const lowerShare = down.share[y]!
    let from = ((cut.y + y) * pixels.widthPx + cut.x) * 4
    let to = y * cut.width * 4
    for (let x = 0; x < cut.width; x += 1, from += 4, to += 4) {
      const left = across.first[x]!
      const kind = simple[upper + left]!
      if (kind === CLEAR) continue
      if (kind === SOLID) {
        data[to] = pixels.data[from]!
        data[to + 1] = pixels.data[from + 1]!
        data[to + 2] = pixels.data[from + 2]!
        data[to + 3] = 255
        continue
      }
      const right = across.second[x]!
      const above = solid[upper + left]! + (solid[upper + right]! - solid[upper + left]!) * across.share[x]!
      const below = solid[lower + left]! + (solid[lower + right]! - solid[lower + left]!) * across.share[x]!
      const own = above + (below - above) * lowerShare
      place.from = from
      place.to = to
      place.model = (upper + left) * 3
      place.isShadow = shadow[upper + left] === 1
      writePixel(place, own, Math.min(across.keep[x]!, down.keep[y]!))
    }
  }
  return { data, widthPx: cut.width, heightPx: cut.height }
}

const CLEAR = 1
const SOLID = 2

/** For each working pixel: clear or solid where it and its eight neighbours are, so that all photo pixels there are alike. */
function findSimple({ data, widthPx, heightPx }: Pixels, { colours }: GroundModel, solid: Float32Array): Uint8Array {
  const simple = new Uint8Array(solid.length)
  const mixed = new Uint8Array(solid.length)
  for (let at = 0; at < solid.length; at += 1) {
    if (solid[at] === 1) simple[at] = SOLID
    else if (solid[at] === 0 && isWhite(data, at * 4, colours, at * 3)) simple[at] = CLEAR
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

/** Whether the pixel ends at white once it is divided. */
function isWhite(data: Uint8ClampedArray, from: number, colours: Float32Array, model: number): boolean {
  return (
    data[from]! >= WHITE_POINT * colours[model]! &&
    data[from + 1]! >= WHITE_POINT * colours[model + 1]! &&
    data[from + 2]! >= WHITE_POINT * colours[model + 2]!
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

interface PixelPlace {
  source: Uint8ClampedArray
  from: number
  ground: Float32Array
  model: number
  isShadow: boolean
  data: Uint8ClampedArray
  to: number
}

/**
 * The shade is black at the darkest channel's alpha, tinted by what the other channels let pass: over white that is the
 * photo divided by its ground, over a light ground within a grey level of it. The solid subject lies over it.
 */
function writePixel({ source, from, ground, model, isShadow, data, to }: PixelPlace, own: number, keep: number): void {
  const r = source[from]!
  const g = source[from + 1]!
  const b = source[from + 2]!
  let red = 1
  let green = 1
  let blue = 1
  let darkest = 1
  if (own < 1) {
    red = Math.min(1, r / (WHITE_POINT * Math.max(1, ground[model]!)))
    green = Math.min(1, g / (WHITE_POINT * Math.max(1, ground[model + 1]!)))
    blue = Math.min(1, b / (WHITE_POINT * Math.max(1, ground[model + 2]!)))
    darkest = Math.min(red, green, blue)
    if (own === 0 && darkest >= 1) return
    const left = 1 - liftOf(darkest, isShadow, keep)
    red = 1 - (1 - red) * left
    green = 1 - (1 - green) * left
    blue = 1 - (1 - blue) * left
    darkest = 1 - (1 - darkest) * left
  }
  const alpha = own + (1 - own) * (1 - darkest)
  if (alpha <= 0) return
  const shade = (255 * (1 - own)) / alpha
  data[to] = (own * r) / alpha + (red - darkest) * shade
  data[to + 1] = (own * g) / alpha + (green - darkest) * shade
  data[to + 2] = (own * b) / alpha + (blue - darkest) * shade
  data[to + 3] = alpha * 255
}

/** How far a tone is lifted to white: one factor for all channels, so that no hue shifts. Shadow and pale tones fade at the frame. */
function liftOf(darkest: number, isShadow: boolean, keep: number): number {
  const pale = Math.max(0, (darkest - NEARLY_WHITE) / (1 - NEARLY_WHITE))
  const soft = isShadow ? 1 : Math.min(1, Math.max(0, (darkest - 0.6) / 0.2))
  return Math.max(pale, (1 - keep) * soft)
}
