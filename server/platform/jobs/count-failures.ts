/**
 * Number of times that a job may lose its process (to a kill, a crash or a power cut) before the job itself counts as
 * the cause. pg-boss counts these like failures, so its limit for a queue is the sum of both limits.
 */
export const LOST_MAX = 10

/**
 * Returns how often the work of a job has failed so far; lost processes do not count. A job that was given up also
 * carries the count of its first queue.
 */
export function failuresOf(job: { name: string; data: object }): number {
  return (job.data as { failures?: Record<string, number> }).failures?.[job.name] ?? 0
}
