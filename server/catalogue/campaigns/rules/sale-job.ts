import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Shows, every five minutes, the prices of sales that have begun or ended since. */
export const turnSalesJob: JobDefinition = {
  name: 'turn-sales',
  payload: z.object({}),
  retryLimit: 0,
  keptSeconds: 60 * 60,
  schedule: '*/5 * * * *',
}
