import { isDeepStrictEqual } from 'node:util'
import type { TrialResults } from '#contract/ads/trials/results.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { RunResult } from '#server/platform/db/schema.ts'
import type { Services } from '#server/services.ts'
import { getOwnTrial } from '../get-own-trial.ts'
import { nameOfPicture } from '../names.ts'
import { insertTrialReport, listShownTrialPictures, listTrialReports } from '../store.ts'
import { addResults } from './add-results.ts'
import { presentTrialResults, type ResultsQuery } from './present-results.ts'
import { readReport, ReportError } from './read-report.ts'

/** Most reports of one trial: one a day for a year. */
const REPORTS_MAX = 400

interface TakeReportRequest {
  userId: string
  creativeId: string
  trialId: string
  bytes: Uint8Array
  query: ResultsQuery
}

/**
 * Reads a report and keeps the totals of the trial's pictures, and nothing else of it. One with the same totals as the
 * last one is no new look.
 */
export async function takeReport(
  services: Pick<Services, 'db' | 'newId' | 'now'>,
  { userId, creativeId, trialId, bytes, query }: TakeReportRequest,
): Promise<TrialResults> {
  const trial = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const own = await getOwnTrial(tx, await getOwnCreative(tx, userId, creativeId), trialId)
    const pictures = await listShownTrialPictures(tx, [trialId])
    const names = pictures.map(({ run, format }) => nameOfPicture(own, run, format))
    const { totals, has } = readOrRefuse(bytes, names)
    const results = own.runs.map((_, run) => sumOf(totals.filter((__, at) => pictures[at]!.run === run)))
    if (results.every((result) => result === null)) {
      throw new AppError(
        'VALIDATION_FAILED',
        'None of the pictures of this test is in the report. Name the ads on the platform as the pictures are named here.',
        'report',
      )
    }
    const before = await listTrialReports(tx, trialId)
    if (isDeepStrictEqual(before.at(-1)?.results, results)) return own
    if (before.length >= REPORTS_MAX)
      throw new AppError('VALIDATION_FAILED', 'This test has had too many reports.', 'report')
    await insertTrialReport(tx, {
      id: services.newId(),
      trialId,
      look: before.length + 1,
      results,
      has,
      readAt: services.now(),
    })
    return own
  })
  return presentTrialResults(services.db, trial, query)
}

function readOrRefuse(bytes: Uint8Array, names: readonly string[]) {
  try {
    return readReport(bytes, names)
  } catch (error) {
    if (error instanceof ReportError) throw new AppError('VALIDATION_FAILED', error.message, 'report')
    throw error
  }
}

function sumOf(totals: readonly (RunResult | undefined)[]): RunResult | null {
  const known = totals.filter((total) => total !== undefined)
  return known.length === 0 ? null : addResults(known)
}
