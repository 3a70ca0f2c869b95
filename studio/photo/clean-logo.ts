import { hexToRgb, relativeLuminance } from '../color/luminance.ts'
import { cropPixels, opaqueBox } from './pixels/crop-pixels.ts'
import { fitGround } from './ground/ground-model.ts'
import type { Pixels } from './pixels/pixels.ts'
import { shrink } from './pixels/shrink.ts'
import { hasMatteOfItsOwn } from './cut-out/transparent-matte.ts'

/** A mark that can be set on any ground, trimmed to its ink; one that could not be cut out keeps its own ground. */
export interface Logo {
  pixels: Pixels
  /** Its own ground is part of the picture, which then serves as its plate. */
  keepsGround: boolean
  /** Relative luminance of its inks, from the darkest to the lightest, each representing an equal number of pixels. */
  tones: number[]
  /** Its form for dark grounds, if there is one. */
  onDark?: Logo
}

/** A mark is shown small: more pixels only cost. */
const LONGEST_PX = 1200
/** The ground behind a mark is plain if it explains at least this share of the border. */
const PLAIN_SHARE = 0.9
/** A pixel nearer to the ground than this (Euclidean, sRGB) is ground: JPEG leaves such traces. */
const GROUND_DISTANCE = 16
/** Distance by which a soft edge reaches from the ink that it belongs to. */
const EDGE_PX = 2
/** Less of an edge than this is a trace of JPEG. */
const TRACE_SHARE = 0.08
/** A smaller share of the picture is no mark, and a larger one is a picture. */
const INK_SHARE = { min: 0.003, max: 0.97 }

/**
 * Prepares an uploaded mark: a transparent one is trimmed, one on a plain ground is cut out, all others stay as they
 * are.
 */
export function cleanLogo(uploaded: Pixels): Logo {
  const pixels = shrink(uploaded, LONGEST_PX)
  const cut = hasClearGround(pixels) ? pixels : withoutGround(pixels)
  const box = cut && opaqueBox(cut, GROUND_DISTANCE)
  if (!box) return { pixels, keepsGround: true, tones: tonesOf(pixels) }
  const trimmed = cropPixels(cut, box)
  return { pixels: trimmed, keepsGround: false, tones: tonesOf(trimmed) }
}

/**
 * Returns true if the corners are transparent: a mark in a rounded square has clear corners, and hardly anything else
 * is clear.
 */
function hasClearGround(pixels: Pixels): boolean {
  const { data, widthPx } = pixels
  const corners = [0, widthPx - 1, data.length / 4 - widthPx, data.length / 4 - 1]
  return hasMatteOfItsOwn(pixels) || corners.every((at) => data[at * 4 + 3]! < GROUND_DISTANCE)
}

/**
 * Takes the ground out wherever it is seen, also inside letters: a counter is as plain as the area round the word. The
 * ink beside a pixel determines how much of the pixel is ink. Returns undefined if there is no plain ground.
 */
function withoutGround({ data, widthPx, heightPx }: Pixels): Pixels | undefined {
  const ground = fitGround({ data, widthPx, heightPx })
  if (!ground || ground.plainShare < PLAIN_SHARE) return undefined
  const away = (at: number, c: number) => data[at * 4 + c]! - ground.colors[at * 3 + c]!
  const distances = new Float32Array(widthPx * heightPx)
  for (let at = 0; at < distances.length; at += 1) distances[at] = Math.hypot(away(at, 0), away(at, 1), away(at, 2))
  const inkOf = farthestNear(farthestNear(undefined, distances, 1, widthPx), distances, widthPx, widthPx)
  const cut = new Uint8ClampedArray(data.length)
  let sum = 0
  for (let at = 0; at < distances.length; at += 1) {
    const ink = inkOf[at]!
    if (distances[ink]! < GROUND_DISTANCE) continue
    const along = away(at, 0) * away(ink, 0) + away(at, 1) * away(ink, 1) + away(at, 2) * away(ink, 2)
    const share = Math.min(1, along / distances[ink]! ** 2)
    // A pixel of another ink, as far from the ground in another direction, is no edge of its neighbor.
    const isOwn = distances[at]! >= GROUND_DISTANCE && along < 0.8 * distances[at]! * distances[ink]!
    if (share < TRACE_SHARE && !isOwn) continue
    const from = isOwn || share > 1 - TRACE_SHARE ? at : ink
    cut.set([data[from * 4]!, data[from * 4 + 1]!, data[from * 4 + 2]!, isOwn ? 255 : 255 * share], at * 4)
    sum += isOwn ? 1 : share
  }
  const inkShare = sum / distances.length
  return inkShare < INK_SHARE.min || inkShare > INK_SHARE.max ? undefined : { data: cut, widthPx, heightPx }
}

/**
 * Finds for each pixel the one that is farthest from the ground among its neighbors in steps of `stride`. Two such
 * runs, across and down, cover a square.
 */
function farthestNear(
  found: Int32Array | undefined,
  distances: Float32Array,
  stride: number,
  widthPx: number,
): Int32Array {
  return Int32Array.from(distances, (_, at) => {
    let best = found?.[at] ?? at
    for (let step = -EDGE_PX; step <= EDGE_PX; step += 1) {
      const near = at + step * stride
      if (near < 0 || near >= distances.length) continue
      if (stride === 1 && Math.floor(near / widthPx) !== Math.floor(at / widthPx)) continue
      const other = found?.[near] ?? near
      if (distances[other]! > distances[best]!) best = other
    }
    return best
  })
}

const TONES = 64

function tonesOf({ data }: Pixels): number[] {
  const found: number[] = []
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / 40_000))
  for (let at = 0; at < data.length; at += step) {
    if (data[at + 3]! > 127) found.push(relativeLuminance(data[at]!, data[at + 1]!, data[at + 2]!))
  }
  found.sort((first, second) => first - second)
  return Array.from({ length: TONES }, (_, index) => found[Math.floor(((index + 0.5) / TONES) * found.length)] ?? 0)
}

/**
 * Rates how well a mark can be made out on a ground of this luminance: a quarter of its inks have less contrast (WCAG
 * ratio) than the result.
 */
export function logoContrast({ tones }: Logo, ground: number): number {
  const ratios = tones.map((tone) => (Math.max(tone, ground) + 0.05) / (Math.min(tone, ground) + 0.05))
  return ratios.sort((first, second) => first - second)[Math.floor(TONES / 4)]!
}

/** Returns the form of a mark that is made out better on a ground of this color, as hex. */
export function formFor({ onDark, ...logo }: Logo, groundHex: string): Logo {
  const ground = relativeLuminance(...hexToRgb(groundHex))
  return onDark && logoContrast(onDark, ground) > logoContrast(logo, ground) ? onDark : logo
}
