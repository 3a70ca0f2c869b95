import type { z } from 'zod'
import type { TrialResults, trialResultsQuery } from '#contract/ads/trials/results.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { RunResult } from '#server/platform/db/schema.ts'
import { nameOfPicture } from '../names.ts'
import { listShownTrialPictures, listTrialReports, type TrialRow } from '../store.ts'
import { addResults } from './add-results.ts'
import { compareLevels, neededShown } from './compare-levels.ts'
import type { Counts } from './evidence.ts'

export type ResultsQuery = z.output<typeof trialResultsQuery>

/** Presents the results of a trial by factor and level, from all reports that were read. */
export async function presentTrialResults(db: Database, trial: TrialRow, query: ResultsQuery): Promise<TrialResults> {
  const reports = await listTrialReports(db, trial.id)
  const looks = reports.map(({ results }) => results)
  const last = looks.at(-1)
  const pictures = await listShownTrialPictures(db, [trial.id])
  const absent = pictures.filter(({ run, state }) => state === 'done' && last && !last[run])
  return {
    looks: looks.length,
    factors: trial.factors.map((_, factor) => compareFactor(trial, { factor, looks, query })),
    missing: absent.map(({ run, format }) => nameOfPicture(trial, run, format)),
  }
}

function compareFactor(
  { factors, labels, runs }: TrialRow,
  { factor, looks, query }: { factor: number; looks: readonly (RunResult | null)[][]; query: ResultsQuery },
): TrialResults['factors'][number] {
  const certainty = Number(query.certainty)
  const totals = looks.map((results) => labels[factor]!.map((_, level) => sumOf(results, runs, { factor, level })))
  const counts = totals.map((look) => look.map((total) => countsOf(total, query)))
  const { levels, winner } = compareLevels(counts, { certainty, factors: factors.length })
  const last = totals.at(-1) ?? []
  return {
    factor: factors[factor]!.factor,
    levels: levels.map(({ shown: _shown, hits: _hits, ...level }, at) => {
      return { label: labels[factor]![at]!, ...last[at]!, ...level }
    }),
    winner,
    sentence: describe(
      { labels: labels[factor]!, counts: counts.at(-1) ?? [], winner, factors: factors.length },
      query,
    ),
  }
}

function sumOf(
  results: readonly (RunResult | null)[],
  runs: readonly number[][],
  { factor, level }: { factor: number; level: number },
): RunResult {
  return addResults(runs.flatMap((run, at) => (run[factor] === level ? (results[at] ?? []) : [])))
}

/** Google counts parts of a purchase: a started one is none. */
function countsOf(total: RunResult, { metric }: ResultsQuery): Counts {
  return { shown: Math.floor(total.impressions), hits: Math.floor(total[metric]) }
}

/** Difference that is worth finding: a fifth. */
const LIFT = 0.2
const POWER = 0.8

interface Described {
  labels: readonly string[]
  counts: readonly Counts[]
  winner: number | null
  factors: number
}

function describe({ labels, counts, winner, factors }: Described, { metric, certainty }: ResultsQuery): string {
  const sure = `${Math.round(Number(certainty) * 100)}%`
  if (counts.length === 0) return 'There are no results yet. Upload a report of the ad platform.'
  if (winner !== null) {
    const label = labels[winner]!
    return metric === 'clicks'
      ? `“${label}” gets more clicks per impression than every other version, with ${sure} certainty.`
      : `“${label}” gets more purchases per impression than every other version, with ${sure} certainty.`
  }
  const [shown, hits] = (['shown', 'hits'] as const).map((key) => counts.reduce((sum, one) => sum + one[key], 0))
  if (!shown || !hits) {
    return metric === 'clicks'
      ? 'Not enough data: the report has no clicks for these pictures yet.'
      : 'Not enough data: the report has no purchases for these pictures yet.'
  }
  const rate = hits / shown
  const needed = neededShown(
    { rate, lift: LIFT, levels: labels.length, factors },
    { certainty: Number(certainty), power: POWER },
  )
  const about = Number(needed.toPrecision(2)).toLocaleString('en')
  return `Not enough data to name the better version with ${sure} certainty. To find one that is better by a fifth, each version needs about ${about} impressions.`
}
