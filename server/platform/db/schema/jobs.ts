import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AdChangesBody } from '#contract/ads/change.ts'
import type { ErrorCode } from '#contract/platform/errors.ts'
import type { FormatId } from '#contract/formats.ts'
import type { GenerationStage } from '#contract/ads/generation-stages.ts'
import type { StoredLogo } from '#contract/pictures/logo.ts'
import type { JobRecipe } from '../job-recipe.ts'
import type { Timings } from '../timings.ts'
import { createdAt, id, moment } from './columns.ts'
import { creatives } from './creatives.ts'
import { users } from './people.ts'

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

export const generationJobs = pgTable(
  'generation_jobs',
  {
    id: id(),
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    format: text().$type<FormatId>().notNull(),
    seed: integer().notNull(),
    campaignSeed: integer().notNull(),
    state: text().$type<JobState>().notNull(),
    stage: text().$type<GenerationStage>().notNull(),
    percentage: integer().notNull().default(0),
    code: text().$type<ErrorCode>(),
    message: text(),
    variantId: uuid(),
    /** `studio` if the user wants no model to take part. */
    engine: text().$type<'studio'>(),
    /**
     * Recipe that the job must paint; once it is done, the one that it painted. Null if no sketch was shown before, and
     * with models.
     */
    recipe: jsonb().$type<JobRecipe>(),
    /** Estimated seconds until the ad is done, as of its last stage. */
    secondsLeft: integer(),
    /** Duration of each part of the job, for later estimates. */
    timings: jsonb().$type<Timings>(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    /** The same ad and format requested twice at once is one job. */
    uniqueIndex('generation_jobs_unfinished')
      .on(table.creativeId, table.format)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('generation_jobs_creative_id').on(table.creativeId, table.createdAt),
    index('generation_jobs_user_id').on(table.userId),
    index('generation_jobs_unfinished_of_user')
      .on(table.userId)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('generation_jobs_timings')
      .on(table.updatedAt)
      .where(sql`${table.timings} is not null`),
    /** Index for operators: jobs under way, and jobs that failed recently. */
    index('generation_jobs_unfinished_since')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('generation_jobs_failed')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'failed'`),
  ],
)

/** A change as it was accepted: its logo is named by the id of its upload. */
export type AcceptedChanges = Omit<AdChangesBody, 'logo'> & {
  logo?: StoredLogo | null | undefined
  /** Set if the change is for some of the ad's pictures alone, and the ad itself stays as it is. */
  onlyThese?: true | undefined
  /**
   * Set if everything but the changed words must stay the same to the pixel; a format that cannot do so refuses the
   * change.
   */
  frozen?: true | undefined
}

/** Outcome of a change for one format. */
export type ChangeOutcome = { format: FormatId } &
  /**
   * `alike`: the photo was shown in this way before, so that the picture looks the same. `moved`: parts other than the
   * changed words had to move.
   */
  (
    | { variantId: string; alike?: true; moved?: true }
    /** Reason why the format could not take the change. */
    | { message: string }
    /** Reason why the change is not visible in the picture; set only if no other format took it. */
    | { unseen: string }
  )

/** Changes of finished ads, which are free: a job kind of their own. */
export const adChanges = pgTable(
  'ad_changes',
  {
    id: id(),
    creativeId: uuid()
      .notNull()
      .references(() => creatives.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    changes: jsonb().$type<AcceptedChanges>().notNull(),
    formats: jsonb().$type<FormatId[]>().notNull(),
    /** Outcomes in the order of completion; after a restart, those formats are not done again. */
    outcomes: jsonb().$type<ChangeOutcome[]>().notNull().default([]),
    state: text().$type<JobState>().notNull(),
    message: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('ad_changes_creative_id').on(table.creativeId, table.createdAt),
    index('ad_changes_user_id').on(table.userId),
    index('ad_changes_created_at').on(table.createdAt),
  ],
)
