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
export const PRIORITY = { standard: 0, pro: 1_000, overdue: 2_000 } as const

/**
 * Of what one person has asked for, each picture stands one place behind the one before, so that people take turns: nobody's first
 * waits for all of another's sixty.
 */
export function priorityOf(plan: 'standard' | 'pro', unfinished: number): number {
  return PRIORITY[plan] - Math.min(unfinished, PRIORITY.pro / 2 - 1)
}
