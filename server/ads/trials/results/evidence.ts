/** Totals of one level at one look: chances and what came of them, such as impressions and clicks. */
export interface Counts {
  shown: number
  hits: number
}

/**
 * Ratios of two rates that the evidence is gathered for, as logarithms, with their weights: a half normal with the
 * spread that real differences between ads have.
 */
const RATIOS = Array.from({ length: 60 }, (_, index) => (index + 1) * 0.02)
const SPREAD = 0.3
const WEIGHTS = weigh()

function weigh(): number[] {
  const raw = RATIOS.map((ratio) => Math.exp(-0.5 * (ratio / SPREAD) ** 2))
  const sum = raw.reduce((total, weight) => total + weight, 0)
  return raw.map((weight) => weight / sum)
}

/**
 * Returns the evidence that one level has the higher rate, as an e-value, from the totals of both at each look. If it
 * does not have the higher rate, the evidence ever passes 1/a at any look with a probability of at most a, however
 * often and whenever one looks (record 208).
 */
export function gatherEvidence(ones: readonly Counts[], others: readonly Counts[]): number {
  const logs = RATIOS.map(() => 0)
  let before: [Counts, Counts] = [NOTHING, NOTHING]
  for (const [at, one] of ones.entries()) {
    const other = others[at]!
    const [first, second] = [minus(one, before[0]), minus(other, before[1])]
    before = [one, other]
    if (first.shown <= 0 || second.shown <= 0) continue
    const share = first.shown / (first.shown + second.shown)
    for (const [place, ratio] of RATIOS.entries()) {
      logs[place]! += first.hits * ratio - (first.hits + second.hits) * Math.log(1 - share + share * Math.exp(ratio))
    }
  }
  return logs.reduce((sum, log, place) => sum + WEIGHTS[place]! * Math.exp(Math.min(log, LOG_MAX)), 0)
}

const NOTHING: Counts = { shown: 0, hits: 0 }
/** Keeps a sum of exponentials finite. */
const LOG_MAX = 600

function minus(one: Counts, other: Counts): Counts {
  return { shown: one.shown - other.shown, hits: one.hits - other.hits }
}
