/** Returns a list in which one item has moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, items[from]!)
}
