import type { Pixels } from '../photo/pixels/pixels.ts'

const SIDE_PX = 32
const KEPT = 8

/** Returns 64 bits by the discrete cosine transform: the lowest 8 by 8 frequencies, each compared with their median. */
export function perceptualHash(pixels: Pixels): bigint {
  return hashFrequencies(lowFrequencies(pixels))
}

/** Returns the hash of a picture's lowest frequencies. */
export function hashFrequencies(frequencies: readonly number[]): bigint {
  const sorted = frequencies.slice(1).sort((first, second) => first - second)
  const middle = sorted[Math.floor(sorted.length / 2)]!
  return frequencies.reduce((hash, value) => (hash << 1n) | (value > middle ? 1n : 0n), 0n)
}

/** Counts the bits of the 64 that differ. */
export function hammingDistance(first: bigint, second: bigint): number {
  let different = first ^ second
  let count = 0
  for (; different > 0n; different >>= 1n) count += Number(different & 1n)
  return count
}

/** Rec. 601 luma, 32 by 32: each value is the mean of the area that it covers. */
function smallGrey({ widthPx, heightPx, data }: Pixels): Float32Array {
  const narrow = new Float32Array(SIDE_PX * heightPx)
  const small = new Float32Array(SIDE_PX * SIDE_PX)
  const columns = sharesOf(widthPx)
  for (let y = 0; y < heightPx; y += 1) {
    columns.forEach((shares, x) => {
      for (const { at, share } of shares) narrow[y * SIDE_PX + x]! += share * lumaAt(data, 4 * (y * widthPx + at))
    })
  }
  sharesOf(heightPx).forEach((shares, y) => {
    for (const { at, share } of shares) {
      for (let x = 0; x < SIDE_PX; x += 1) small[y * SIDE_PX + x]! += share * narrow[at * SIDE_PX + x]!
    }
  })
  return small
}

function lumaAt(data: Pixels['data'], offset: number): number {
  return 0.299 * data[offset]! + 0.587 * data[offset + 1]! + 0.114 * data[offset + 2]!
}

/** Lists for each of the 32 cells of a side the pixels that it covers, and the share of each in its mean. */
function sharesOf(lengthPx: number): { at: number; share: number }[][] {
  const step = lengthPx / SIDE_PX
  return Array.from({ length: SIDE_PX }, (_, index) => {
    const [start, end] = [index * step, Math.min(lengthPx, (index + 1) * step)]
    const shares: { at: number; share: number }[] = []
    for (let at = Math.floor(start); at < end - 1e-9; at += 1) {
      shares.push({ at, share: (Math.min(at + 1, end) - Math.max(at, start)) / step })
    }
    return shares
  })
}

/** Returns the lowest 8 by 8 frequencies of a picture's lightness, the mean first. */
export function lowFrequencies(pixels: Pixels): number[] {
  const grey = smallGrey(pixels)
  const rows = Array.from({ length: SIDE_PX }, (_, y) => cosines((x) => grey[y * SIDE_PX + x]!))
  return Array.from({ length: KEPT }, (_, u) => cosines((y) => rows[y]![u]!)).flat()
}

function cosines(valueAt: (at: number) => number): number[] {
  return Array.from({ length: KEPT }, (_, frequency) => {
    let sum = 0
    for (let at = 0; at < SIDE_PX; at += 1) {
      sum += valueAt(at) * Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE_PX))
    }
    return sum
  })
}
