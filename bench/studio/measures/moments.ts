/** Returns mean and standard deviation (of the whole, not of a sample). */
export function momentsOf(values: ArrayLike<number>): { mean: number; deviation: number } {
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += values[index]!
  const mean = sum / values.length
  let squares = 0
  for (let index = 0; index < values.length; index += 1) squares += (values[index]! - mean) ** 2
  return { mean, deviation: Math.sqrt(squares / values.length) }
}

/** Returns the value below which this share of the list lies; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}

export function medianOf(values: readonly number[]): number {
  return percentile(values, 0.5)
}
