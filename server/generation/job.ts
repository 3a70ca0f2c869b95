import { z } from 'zod'
import type { JobDefinition } from '../jobs/jobs.ts'

/** Paints one format of one ad. The row in generation_jobs says which and holds its state. */
export const generateVariantJob: JobDefinition<{ jobId: string }> = {
  name: 'generate-variant',
  payload: z.object({ jobId: z.uuid() }),
  retryLimit: 2,
  awaited: true,
}

/** Where a job stands in the queue: higher starts first. */
export const PRIORITY = { standard: 0, pro: 10, overdue: 20 } as const
