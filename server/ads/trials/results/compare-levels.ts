import jstat from 'jstat'
import { type Counts, gatherEvidence } from './evidence.ts'

const { beta, normal } = jstat.jStat

export interface ComparedLevel extends Counts {
  /** Share of chances that led to a hit; 0 if there were none. */
  rate: number
  /** Wilson interval of the rate, at the chosen certainty. */
  from: number
  to: number
  /** Probability that this level is the best, if all rates were equally likely before. */
  chanceBest: number
}

export interface LevelComparison {
  levels: ComparedLevel[]
  /** Index of the level that is better than every other one at the chosen certainty; null if none is. */
  winner: number | null
}

interface CompareOptions {
  /** Such as .95. */
  certainty: number
  /** Factors that are compared in one trial: each may name a winner. */
  factors?: number
}

/**
 * Returns the index of the level that is better than every other one, from their totals at each look, the oldest first;
 * null if there is none. The evidence has to pass a bound that holds for all looks, all levels and all factors together.
 */
export function findWinner(
  looks: readonly (readonly Counts[])[],
  { certainty, factors = 1 }: CompareOptions,
): number | null {
  const last = looks.at(-1) ?? []
  const { current, restarts } = sinceRestart(looks)
  // The looks up to the first restart may spend one half of the error, those up to the next one a sixth, and so on.
  const needed = (last.length * factors * (restarts + 1) * (restarts + 2)) / (1 - certainty)
  const of = (level: number) => current.map((look) => look[level]!)
  const winner = last.findIndex((_, level) =>
    last.every((__, other) => other === level || gatherEvidence(of(level), of(other)) >= needed),
  )
  return winner === -1 || last.length < 2 ? null : winner
}

/** Describes the levels of a factor by their last totals, and names a winner if there is one. */
export function compareLevels(looks: readonly (readonly Counts[])[], options: CompareOptions): LevelComparison {
  const last = looks.at(-1) ?? []
  const chances = chancesOfBest(last)
  return {
    levels: last.map((counts, level) => ({
      ...counts,
      rate: counts.shown === 0 ? 0 : counts.hits / counts.shown,
      ...wilson(counts, options.certainty),
      chanceBest: chances[level]!,
    })),
    winner: findWinner(looks, options),
  }
}

/** Splits off looks from before totals fell: those of another period are no part of the same count. */
function sinceRestart(looks: readonly (readonly Counts[])[]) {
  let [current, restarts]: [(readonly Counts[])[], number] = [[], 0]
  for (const look of looks) {
    const before = current.at(-1)
    const fell = before && look.some(({ shown, hits }, at) => shown < before[at]!.shown || hits < before[at]!.hits)
    if (fell) restarts += 1
    current = fell ? [look] : [...current, look]
  }
  return { current, restarts }
}

/** Returns the Wilson score interval of a rate. */
export function wilson({ shown, hits }: Counts, certainty: number): { from: number; to: number } {
  if (shown <= 0) return { from: 0, to: 1 }
  const z = normal.inv((1 + certainty) / 2, 0, 1)
  const rate = Math.min(1, hits / shown)
  const middle = (rate + z ** 2 / (2 * shown)) / (1 + z ** 2 / shown)
  const half = (z / (1 + z ** 2 / shown)) * Math.sqrt((rate * (1 - rate)) / shown + z ** 2 / (4 * shown ** 2))
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}

const STEPS = 400

/** Integrates for each level the probability that all others have a lower rate, over uniform priors. */
function chancesOfBest(levels: readonly Counts[]): number[] {
  const shapes = levels.map(({ shown, hits }): [number, number] => [1 + hits, 1 + Math.max(0, shown - hits)])
  const [low, high] = [1e-9, 1 - 1e-9].map((share) => shapes.map(([a, b]) => beta.inv(share, a, b)))
  const [from, to] = [Math.min(...(low ?? [])), Math.max(...(high ?? []))]
  const weights = levels.map((_, level) => {
    let sum = 0
    for (let step = 0; step < STEPS; step += 1) {
      const rate = from + ((step + 0.5) / STEPS) * (to - from)
      const rest = shapes.reduce(
        (product, [a, b], other) => (other === level ? product : product * beta.cdf(rate, a, b)),
        1,
      )
      sum += beta.pdf(rate, ...shapes[level]!) * rest
    }
    return sum
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => (total > 0 ? weight / total : 1 / levels.length))
}

/**
 * Returns the number of chances for each level at which a level that is better by `lift` (a share, such as .2) is named
 * with this power, if the others have the rate `rate`.
 */
export function neededShown(
  { rate, lift, levels, factors = 1 }: { rate: number; lift: number; levels: number; factors?: number },
  { certainty, power }: { certainty: number; power: number },
): number {
  const z = normal.inv(1 - (1 - power) / (levels - 1), 0, 1)
  const isEnough = (shown: number) => {
    const [one, other] = [shown * rate * (1 + lift), shown * rate]
    const spread = z * Math.sqrt(one + other)
    // The unlucky course of things: the better one has less and the other one more.
    const hits = [one - spread * (one / (one + other)), other + spread * (other / (one + other))]
    const [first, second] = hits.map((count) => [{ shown, hits: Math.max(0, count) }])
    return gatherEvidence(first!, second!) >= (2 * levels * factors) / (1 - certainty)
  }
  let [low, high] = [1, 1]
  while (!isEnough(high) && high < SHOWN_MAX) high *= 2
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return high
}

const SHOWN_MAX = 2 ** 40
