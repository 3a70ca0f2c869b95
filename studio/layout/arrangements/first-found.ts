/** Returns what the first successful way gives. The ways after it are not tried. Undefined if no way gives anything. */
export function firstFound<Way, Gain>(ways: readonly Way[], find: (way: Way) => Gain | undefined): Gain | undefined {
  for (const way of ways) {
    const found = find(way)
    if (found) return found
  }
  return undefined
}
