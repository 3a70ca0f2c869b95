/** Returns numbers from 0 up to 1 that are the same for the same seed (Mulberry32, by Tommy Ettinger). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Samples so many of the list, or all of a shorter one, in the list's order; the same ones for the same seed. */
export function sampleOf<Item>(list: readonly Item[], count: number, seed: number): Item[] {
  const next = seededNumbers(seed)
  const drawn = list
    .map((item, index) => ({ item, index, lot: next() }))
    .sort((first, second) => first.lot - second.lot)
  return drawn
    .slice(0, count)
    .sort((first, second) => first.index - second.index)
    .map(({ item }) => item)
}
