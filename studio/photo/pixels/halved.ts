import { ALPHA_BITS, type Pixels, wholePixels } from './pixels.ts'

/**
 * A picture keeps at least this many source pixels, each way, for one that is drawn: the scaling that follows then sees
 * no difference.
 */
const SPARE = 3

/** Keyed by the picture's own pixels, so that they are forgotten together. */
const halves = new WeakMap<Pixels['data'], Pixels>()

/**
 * Returns the picture, or the smallest of its halves that is still `SPARE` times as large as asked. A large photo on a
 * small canvas costs more to scale than the rest of the ad, so each half is made once per photo and kept with it.
 */
export function halvedFor(pixels: Pixels, size: { widthPx: number; heightPx: number }): Pixels {
  let picture = pixels
  while (isLarge(picture, size)) picture = halfOf(picture)
  return picture
}

/** Returns half the picture, made when it is first asked for. */
export function halfOf(picture: Pixels): Pixels {
  let half = halves.get(picture.data)
  if (!half) halves.set(picture.data, (half = halve(picture)))
  return half
}

function isLarge(picture: Pixels, size: { widthPx: number; heightPx: number }): boolean {
  return picture.widthPx >= 2 * SPARE * size.widthPx && picture.heightPx >= 2 * SPARE * size.heightPx
}

/**
 * Halves a picture: each pixel is the mean of four, weighted by their alpha; an odd last row or column counts twice.
 */
function halve({ data, widthPx, heightPx }: Pixels): Pixels {
  const half = { widthPx: Math.ceil(widthPx / 2), heightPx: Math.ceil(heightPx / 2) }
  const out = new Uint8ClampedArray(half.widthPx * half.heightPx * 4)
  const from = wholePixels(data)
  const to = new Int32Array(out.buffer)
  for (let y = 0; y < half.heightPx; y += 1) {
    const upper = 2 * y * widthPx
    halveRow(from, { upper, lower: 2 * y + 1 < heightPx ? upper + widthPx : upper, widthPx }, to, y * half.widthPx)
  }
  return { data: out, ...half }
}

/** Combines two rows, given by the numbers of their first pixels, into the one that begins at `at`. */
function halveRow(
  from: Int32Array,
  { upper, lower, widthPx }: { upper: number; lower: number; widthPx: number },
  out: Int32Array,
  at: number,
): void {
  for (let x = 0, to = at; x < widthPx; x += 2, to += 1) {
    const across = x + 1 < widthPx ? x + 1 : x
    const a = from[upper + x]!
    const b = from[upper + across]!
    const c = from[lower + x]!
    const d = from[lower + across]!
    if ((a & b & c & d) >>> ALPHA_BITS === 255) out[to] = meanOfOpaque(a, b, c, d)
    else if ((a | b | c | d) >>> ALPHA_BITS > 0) out[to] = meanOfSeen(a, b, c, d)
  }
}

/** Every second channel, with room above each for a sum of four. */
const TWO_CHANNELS = 0x00ff00ff

/** Two channels in one sum, rounded to the nearest. */
function meanOfOpaque(a: number, b: number, c: number, d: number): number {
  const even = (a & TWO_CHANNELS) + (b & TWO_CHANNELS) + (c & TWO_CHANNELS) + (d & TWO_CHANNELS) + 0x00020002
  const odd =
    ((a >>> 8) & TWO_CHANNELS) +
    ((b >>> 8) & TWO_CHANNELS) +
    ((c >>> 8) & TWO_CHANNELS) +
    ((d >>> 8) & TWO_CHANNELS) +
    0x00020002
  return ((even >>> 2) & TWO_CHANNELS) | (((odd >>> 2) & TWO_CHANNELS) << 8)
}

/** Averages pixels that are not all opaque, with colors weighted by alpha. */
function meanOfSeen(a: number, b: number, c: number, d: number): number {
  const sum = (a >>> ALPHA_BITS) + (b >>> ALPHA_BITS) + (c >>> ALPHA_BITS) + (d >>> ALPHA_BITS)
  const mean = (bits: number) =>
    roundToEven((weighed(a, bits) + weighed(b, bits) + weighed(c, bits) + weighed(d, bits)) / sum)
  return mean(0) | (mean(8) << 8) | (mean(16) << 16) | (roundToEven(sum / 4) << ALPHA_BITS)
}

function weighed(pixel: number, bits: number): number {
  return ((pixel >>> bits) & 255) * (pixel >>> ALPHA_BITS)
}

/** Rounds like a clamped array. */
function roundToEven(value: number): number {
  const down = Math.floor(value)
  const rest = value - down
  return rest > 0.5 || (rest === 0.5 && down % 2 === 1) ? down + 1 : down
}
