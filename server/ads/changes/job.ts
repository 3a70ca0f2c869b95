import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Changes the finished pictures of one ad. The row in ad_changes describes the change and holds its state. */
export const changeAdJob: JobDefinition<{ changeId: string }> = {
  name: 'change-ad',
  payload: z.object({ changeId: z.uuid() }),
  retryLimit: 2,
  awaited: true,
}
