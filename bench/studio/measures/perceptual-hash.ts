import { greyOf, type Picture } from './picture.ts'
import { scaleTo } from './scale-to-area.ts'

const SIDE_PX = 32
const KEPT = 8

/** 64 bits by the discrete cosine transform: the lowest 8 by 8 frequencies, each against their median. */
export function perceptualHash(picture: Picture): bigint {
  const { data } = greyOf(scaleTo(picture, SIDE_PX, SIDE_PX))
  const frequencies = lowFrequencies(data)
  const sorted = frequencies.slice(1).sort((first, second) => first - second)
  const middle = sorted[Math.floor(sorted.length / 2)]!
  return frequencies.reduce((hash, value) => (hash << 1n) | (value > middle ? 1n : 0n), 0n)
}

/** How many of the 64 bits differ. Two ads look the same up to 6. */
export function hammingDistance(first: bigint, second: bigint): number {
  let different = first ^ second
  let count = 0
  for (; different > 0n; different >>= 1n) count += Number(different & 1n)
  return count
}

function lowFrequencies(data: Uint8Array): number[] {
  const rows = Array.from({ length: SIDE_PX }, (_, y) => cosines((x) => data[y * SIDE_PX + x]!))
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
