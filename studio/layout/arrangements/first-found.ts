/** What the first of several ways gives that gives anything; the others are not tried. */
export function firstFound<Way, Gain>(ways: readonly Way[], find: (way: Way) => Gain | undefined): Gain | undefined {
  for (const way of ways) {
    const found = find(way)
    if (found) return found
  }
  return undefined
}
