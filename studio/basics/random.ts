/** A seeded stream of numbers: the same seed and labels give the same stream on every platform. */
export interface Random {
  /** Returns a number from 0 up to, not including, 1. */
  next(): number
  pick<Item>(list: readonly Item[]): Item
  between(low: number, high: number): number
}

/**
 * Creates a stream. Labels name a substream (`createRandom(seed, 'layout', 'confetti')`), so that one stage can draw
 * more numbers without changing what another stage gets.
 */
export function createRandom(seed: number, ...labels: string[]): Random {
  const next = sfc32([hash(`${seed}`), ...['a', 'b', 'c'].map((salt) => hash([salt, seed, ...labels].join('\u0000')))])
  return {
    next,
    pick(list) {
      if (list.length === 0) throw new Error('There is nothing to pick from an empty list')
      return list[Math.floor(next() * list.length)]!
    },
    between: (low, high) => low + (high - low) * next(),
  }
}

/** Hashes a text by FNV-1a over UTF-16 units, with a final mix so that neighbouring seeds diverge at once. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** "Small fast counter" by Chris Doty-Humphrey (PractRand): 32-bit integer arithmetic only, so exact everywhere. */
function sfc32(state: number[]): () => number {
  let [a, b, c, counter] = state as [number, number, number, number]
  const step = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 12; round += 1) step()
  return step
}
