import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Reads the address of one campaign. The row holds the rest, so that a repeat reads it again and harms nothing. */
export const readSourceJob: JobDefinition<{ campaignId: string; evenIfSmaller: boolean }> = {
  name: 'read-campaign-source',
  payload: z.object({ campaignId: z.uuid(), evenIfSmaller: z.boolean() }),
  retryLimit: 2,
  keptSeconds: 60 * 60,
}

/** Queues, every five minutes, the addresses whose time has come, and announces those that have failed for long. */
export const readDueSourcesJob: JobDefinition = {
  name: 'read-due-sources',
  payload: z.object({}),
  retryLimit: 0,
  keptSeconds: 60 * 60,
  schedule: '*/5 * * * *',
}
