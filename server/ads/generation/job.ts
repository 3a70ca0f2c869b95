import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Paints one format of one ad. The row in generation_jobs names it and holds its state. */
export const generateVariantJob: JobDefinition<{ jobId: string }> = {
  name: 'generate-variant',
  payload: z.object({ jobId: z.uuid() }),
  retryLimit: 2,
  awaited: true,
}

/** Priorities in the queue: a higher one starts first. */
export const PRIORITY = { standard: 0, pro: 1_000, overdue: 2_000 } as const

/**
 * Returns the priority of a user's next job. Each of one user's pictures stands one place after the previous one, so
 * that users take turns: nobody's first picture waits for all of another user's sixty.
 */
export function priorityOf(plan: 'standard' | 'pro', unfinished: number): number {
  return PRIORITY[plan] - Math.min(unfinished, PRIORITY.pro / 2 - 1)
}
