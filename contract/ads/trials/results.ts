import { z } from 'zod'
import { defineCall } from '../../platform/call.ts'
import { TRIAL_CERTAINTIES, TRIAL_METRICS } from './factors.ts'
import { trialFactorIdSchema, trialParams } from './trial.ts'

/** Longest report, in letters of base64: 700 KB of a file. */
const REPORT_MAX = 950_000
const REPORT_TOO_LONG = 'This report is too large: please export the ads of this test alone'

export const trialResultsQuery = z.object({
  /** Clicks or purchases, each by impressions. */
  metric: z.enum(TRIAL_METRICS).default('clicks'),
  certainty: z.enum(TRIAL_CERTAINTIES).default('0.95'),
})

const levelResultSchema = z.object({
  label: z.string(),
  impressions: z.number(),
  clicks: z.number(),
  /** Amount in the report's currency. */
  spend: z.number(),
  purchases: z.number(),
  /** Share of impressions with a hit, and its Wilson interval. */
  rate: z.number(),
  from: z.number(),
  to: z.number(),
  /** Probability that this level is the best, by these counts alone: no reason to stop early. */
  chanceBest: z.number(),
})

const trialResultsSchema = z.object({
  /** Number of reports that were read. */
  looks: z.int(),
  factors: z.array(
    z.object({
      factor: trialFactorIdSchema,
      levels: z.array(levelResultSchema),
      /** Index of the level that is better than all others at the chosen certainty; null if none is. */
      winner: z.int().nullable(),
      /** The result in plain words. */
      sentence: z.string(),
    }),
  ),
  /** Names of pictures that the last report did not have. */
  missing: z.array(z.string()),
})

export type TrialResults = z.infer<typeof trialResultsSchema>

const PATH = '/api/creatives/:id/trials/:trialId/results'

/** Returns the results of a trial by all reports so far. */
export const readTrialResultsCall = defineCall({
  method: 'GET',
  path: PATH,
  scope: 'read',
  params: trialParams,
  query: trialResultsQuery,
  success: { 200: trialResultsSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})

/** Reads a report of an ad platform: the totals since the start, in which the pictures are found by their names. */
export const sendTrialReportCall = defineCall({
  method: 'POST',
  path: PATH,
  scope: 'make',
  params: trialParams,
  query: trialResultsQuery,
  body: z.object({
    /** The file, in base64. */
    report: z.base64('Please send the file in base64').min(1).max(REPORT_MAX, REPORT_TOO_LONG),
  }),
  success: { 200: trialResultsSchema },
  codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
})
