import type { NeuralNetwork } from '#server/platform/inference/open-network.ts'
import type { RgbPicture } from './picture.ts'

/**
 * A slanted box that may contain text: its center, its direction (radians) and its two lengths, in pixels of the
 * picture.
 */
export interface TextPlace {
  centre: [x: number, y: number]
  angle: number
  length: number
  height: number
  /** Confidence of the neural network, 0 to 1. */
  sure: number
}

/** Step of input sizes: the neural network halves its input five times. */
const STRIDE = 32
/** Mean of the pictures that it was trained on, by channel. */
const MEAN = [0.485, 0.456, 0.406] as const
const DEVIATION = [0.229, 0.224, 0.225] as const
/** Value from which a pixel may be text; the neural network answers near 0 or near 1. */
const LIKELY = 0.3
/** Smallest share of the analysed pixels: smaller places are specks. */
const MIN_SHARE = 0.0001
/** Most places that are read, the largest ones: one that can be read is enough. */
const PLACES_MAX = 6

/** Bounds of the places that are returned. */
interface DetectOptions {
  placesMax?: number
  minShare?: number
}

/** Finds the places of a picture that look like text, the largest first. */
export async function detectPlaces(
  network: NeuralNetwork,
  picture: RgbPicture,
  { placesMax = PLACES_MAX, minShare = MIN_SHARE }: DetectOptions = {},
): Promise<TextPlace[]> {
  const columns = Math.ceil(picture.widthPx / STRIDE) * STRIDE
  const rows = Math.ceil(picture.heightPx / STRIDE) * STRIDE
  const { values } = await network(normalize(picture, columns, rows), [1, 3, rows, columns])
  return connected(values, columns, rows)
    .filter((blob) => blob.pixels >= minShare * columns * rows)
    .sort((first, second) => second.pixels - first.pixels)
    .slice(0, placesMax)
    .map(toPlace)
}

function normalize({ rgb, widthPx, heightPx }: RgbPicture, columns: number, rows: number): Float32Array {
  const values = new Float32Array(3 * columns * rows)
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      for (const c of [0, 1, 2] as const) {
        const level = rgb[(y * widthPx + x) * 3 + c]! / 255
        values[c * columns * rows + y * columns + x] = (level - MEAN[c]) / DEVIATION[c]
      }
    }
  }
  return values
}

/** Sums over the pixels of one connected place, from which its box follows. */
interface Blob {
  pixels: number
  likely: number
  x: number
  y: number
  xx: number
  yy: number
  xy: number
}

function connected(likely: Float32Array, columns: number, rows: number): Blob[] {
  const seen = new Uint8Array(columns * rows)
  const blobs: Blob[] = []
  for (let start = 0; start < columns * rows; start += 1) {
    if (seen[start] || likely[start]! < LIKELY) continue
    const blob: Blob = { pixels: 0, likely: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 }
    const stack = [start]
    seen[start] = 1
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % columns
      add(blob, x, (at - x) / columns, likely[at]!)
      for (const next of [x > 0 ? at - 1 : -1, x < columns - 1 ? at + 1 : -1, at - columns, at + columns]) {
        if (next < 0 || next >= columns * rows || seen[next] || likely[next]! < LIKELY) continue
        seen[next] = 1
        stack.push(next)
      }
    }
    blobs.push(blob)
  }
  return blobs
}

function add(blob: Blob, x: number, y: number, likely: number): void {
  blob.pixels += 1
  blob.likely += likely
  blob.x += x
  blob.y += y
  blob.xx += x * x
  blob.yy += y * y
  blob.xy += x * y
}

/**
 * Factor by which the box with the blob's second moments is enlarged: the neural network is trained to mark text
 * smaller than it is.
 */
const SHRUNK = 1.5

function toPlace(blob: Blob): TextPlace {
  const { pixels } = blob
  const [x, y] = [blob.x / pixels, blob.y / pixels]
  const [xx, yy, xy] = [blob.xx / pixels - x * x, blob.yy / pixels - y * y, blob.xy / pixels - x * y]
  const spread = Math.hypot(xx - yy, 2 * xy)
  const long = Math.sqrt(6 * (xx + yy + spread))
  const short = Math.sqrt(6 * Math.max(0.2, xx + yy - spread))
  const margin = (SHRUNK * pixels) / (2 * (long + short))
  return {
    centre: [x, y],
    angle: 0.5 * Math.atan2(2 * xy, xx - yy),
    length: long + 2 * margin,
    height: short + 2 * margin,
    sure: blob.likely / pixels,
  }
}
