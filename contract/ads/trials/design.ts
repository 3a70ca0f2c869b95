import { TRIAL_PICTURES_MAX } from './factors.ts'

/** Two factors whose joint effect a fraction cannot tell from the effect of a single one. */
export interface Alias {
  /** Index of the factor whose effect is mixed. */
  factor: number
  /** Indices of the two factors that may cause it together. */
  withPair: [first: number, second: number]
}

/**
 * Chooses the combinations of levels that get a picture: all of them where they are few, otherwise the fraction of that
 * size from which the effect of each factor by itself is known best. Returns undefined if not even that many pictures
 * tell the factors apart. `levels` has the number of levels of each factor; level 0 is the ad as it is, and the first
 * picture has level 0 of every factor.
 */
export function designTrial(levels: readonly number[], picturesMax = TRIAL_PICTURES_MAX): number[][] | undefined {
  const all = combinations(levels)
  if (all.length <= picturesMax) return all
  // Balanced designs are orthogonal; those that are not still tell every factor apart.
  const effects = 1 + levels.reduce((sum, count) => sum + count - 1, 0)
  if (effects > picturesMax) return undefined
  const sizes = range(effects, picturesMax)
  const balanced = sizes.filter((size) => levels.every((count) => size % count === 0))
  const found = bestFraction(all, levels, balanced.at(-1) ?? picturesMax)
  return found?.toSorted((first, second) => all.indexOf(first) - all.indexOf(second))
}

function combinations(levels: readonly number[]): number[][] {
  return levels.reduce<number[][]>(
    (runs, count) => runs.flatMap((run) => range(0, count - 1).map((level) => [...run, level])),
    [[]],
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/** Rows that the exchange begins from: it finds the best of what it reaches from each. */
const STARTS = 12

/** Exchanges runs while the determinant of the information matrix grows (a D-optimal fraction). */
function bestFraction(all: readonly number[][], levels: readonly number[], size: number): number[][] | undefined {
  let best: { runs: number[][]; value: number } | undefined
  for (const start of range(0, STARTS - 1)) {
    // The ad as it is stays in the trial.
    let runs = range(0, size - 1).map((index) => all[(index * (start + 1) * 7 + (index > 0 ? start : 0)) % all.length]!)
    runs[0] = all[0]!
    let value = information(runs, levels)
    for (let grows = true; grows;) {
      grows = false
      for (const at of range(1, size - 1)) {
        for (const other of all) {
          if (runs.includes(other)) continue
          const tried = runs.with(at, other)
          const gained = information(tried, levels)
          if (gained <= value * (1 + 1e-9) + 1e-12) continue
          runs = tried
          value = gained
          grows = true
        }
      }
    }
    const isDistinct = new Set(runs).size === runs.length
    if (isDistinct && value > 1e-9 && value > (best?.value ?? 0) * (1 + 1e-9)) best = { runs, value }
  }
  return best?.runs
}

function information(runs: readonly (readonly number[])[], levels: readonly number[]): number {
  if (new Set(runs).size < runs.length) return 0
  const own = ownEffects(runs, levels)
  return determinant(cross(own, own))
}

/** Returns a row for each run: the constant, and the contrasts of every factor by itself. */
function ownEffects(runs: readonly (readonly number[])[], levels: readonly number[]): number[][] {
  return runs.map((run) => [1, ...run.flatMap((level, factor) => contrasts(level, levels[factor]!))])
}

/** Codes a level so that the columns of a factor sum to nothing over its levels. */
function contrasts(level: number, count: number): number[] {
  return range(1, count - 1).map((other) => (level === 0 ? -1 : level === other ? 1 : 0))
}

function cross(left: readonly number[][], right: readonly number[][]): number[][] {
  return left[0]!.map((_, row) =>
    right[0]!.map((__, column) => left.reduce((sum, own, at) => sum + own[row]! * right[at]![column]!, 0)),
  )
}

function determinant(matrix: readonly number[][]): number {
  const rows = matrix.map((row) => [...row])
  let value = 1
  for (const at of rows.keys()) {
    const pivot = pivotOf(rows, at)
    const lead = rows[pivot]!
    if (Math.abs(lead[at]!) < 1e-9) return 0
    if (pivot !== at) {
      rows[pivot] = rows[at]!
      rows[at] = lead
      value = -value
    }
    value *= lead[at]!
    for (const row of range(at + 1, rows.length - 1)) eliminate(rows[row]!, lead, at)
  }
  return value
}

/** Returns the row, from the one of that column on, that has the largest entry in it. */
function pivotOf(rows: readonly number[][], at: number): number {
  return range(at, rows.length - 1).reduce((best, row) =>
    Math.abs(rows[row]![at]!) > Math.abs(rows[best]![at]!) ? row : best,
  )
}

function eliminate(row: number[], lead: readonly number[], at: number): void {
  const share = row[at]! / lead[at]!
  for (const column of range(at, row.length - 1)) row[column]! -= share * lead[column]!
}

/** Solves `matrix * x = columns` by elimination. The matrix of a fraction that was chosen has an inverse. */
function solve(matrix: readonly number[][], columns: readonly number[][]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...columns[at]!])
  for (const at of range(0, size - 1)) {
    const pivot = pivotOf(rows, at)
    const lead = rows[pivot]!
    rows[pivot] = rows[at]!
    rows[at] = lead.map((value) => value / lead[at]!)
    for (const row of range(0, size - 1)) if (row !== at) eliminate(rows[row]!, rows[at]!, at)
  }
  return rows.map((row) => row.slice(size))
}

/**
 * Finds what the runs of a design cannot tell apart: the entries of the alias matrix of the pairs of factors on each
 * factor by itself that are not zero. A design of all combinations has none.
 */
export function findAliases(runs: readonly number[][], levels: readonly number[]): Alias[] {
  const own = ownEffects(runs, levels)
  const owners = [-1, ...levels.flatMap((count, factor) => range(1, count - 1).map(() => factor))]
  const pairs = levels.flatMap((_, first) => range(first + 1, levels.length - 1).map((second) => [first, second]))
  return pairs.flatMap(([first, second]) => {
    const joint = runs.map((run) => {
      const [one, other] = [first!, second!].map((factor) => contrasts(run[factor]!, levels[factor]!))
      return one!.flatMap((left) => other!.map((right) => left * right))
    })
    const mixed = solve(cross(own, own), cross(own, joint))
    const factors = owners.filter((owner, at) => owner >= 0 && mixed[at]!.some((share) => Math.abs(share) > 1e-6))
    return [...new Set(factors)].map((factor): Alias => ({ factor, withPair: [first!, second!] }))
  })
}
