import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { FormatId } from '#contract/formats.ts'
import type { Report } from '#contract/ads/report.ts'
import type { SentTrialFactor } from '#contract/ads/trials/trial.ts'
import type { StoredLayout } from '#studio/index.ts'
import type { PaintedText } from '../painted.ts'
import { id, moment } from './columns.ts'
import { creatives } from './creatives.ts'
import { images } from './images.ts'

/** Trials of finished ads: what they vary, and the names of their pictures. */
export const trials = pgTable(
  'trials',
  {
    id: id(),
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    /** Number among the trials of the user, so that no two pictures have one name. */
    version: integer().notNull(),
    brand: text().notNull(),
    campaign: text().notNull(),
    factors: jsonb().$type<SentTrialFactor[]>().notNull(),
    /** Labels of each factor's levels, the ad as it is first. */
    labels: jsonb().$type<string[][]>().notNull(),
    runs: jsonb().$type<number[][]>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('trials_creative_id').on(table.creativeId, table.createdAt)],
)

/** Data stored with a picture of a trial, beside its row. */
export interface PaintedTrial {
  layout: StoredLayout
  texts: PaintedText[]
  findings: Report['findings']
}

/** Pictures of trials, one for each combination and format: separate files, which stay when the ad is changed. */
export const trialPictures = pgTable(
  'trial_pictures',
  {
    id: id(),
    trialId: uuid()
      .notNull()
      .references(() => trials.id, { onDelete: 'cascade' }),
    format: text().$type<FormatId>().notNull(),
    /** Index of the combination of levels. */
    run: integer().notNull(),
    state: text().$type<'queued' | 'done' | 'refused'>().notNull(),
    /** Reason why it was refused. */
    message: text(),
    /** Null until it is painted. */
    imageId: uuid().references(() => images.id, { onDelete: 'cascade' }),
    painted: jsonb().$type<PaintedTrial>(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('trial_pictures_run').on(table.trialId, table.format, table.run),
    index('trial_pictures_image_id').on(table.imageId),
  ],
)

/** Results of one level combination, as a report had them. */
export interface RunResult {
  impressions: number
  clicks: number
  spend: number
  purchases: number
}

/** Reports that were read for a trial, each with the totals of every combination at that time. */
export const trialReports = pgTable(
  'trial_reports',
  {
    id: id(),
    trialId: uuid()
      .notNull()
      .references(() => trials.id, { onDelete: 'cascade' }),
    /** Number of the look, from 1. */
    look: integer().notNull(),
    /** Results by combination; null for one that the report does not name. */
    results: jsonb().$type<(RunResult | null)[]>().notNull(),
    /** Counts that the report had: those of a missing column are all 0. */
    has: jsonb().$type<(keyof RunResult)[]>().notNull(),
    readAt: moment().notNull(),
  },
  (table) => [unique('trial_reports_look').on(table.trialId, table.look)],
)
