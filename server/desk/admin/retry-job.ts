import { recordAudit } from '#server/people/audit/record-audit.ts'
import { generateVariantJob, PRIORITY } from '#server/ads/generation/job.ts'
import { startGeneration } from '#server/ads/generation/start-generation.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { GenerationServices, Services } from '#server/services.ts'
import { findJob, isFinished, type JobRow } from '#server/ads/generation-jobs/store.ts'
import { isRequestedAgain, touchStuck } from '#server/ads/generation-jobs/operator-store.ts'
import { stuckBefore } from './list-jobs.ts'

/**
 * Resolves to the id of the job that makes the ad now. Throws NOT_FOUND, CONFLICT, and for a failed job whatever
 * prevents a new one.
 */
export async function retryJob(services: GenerationServices, actorId: string, id: string): Promise<{ jobId: string }> {
  const job = await findJob(services.db, id)
  if (!job) throw new AppError('NOT_FOUND', 'There is no such job: its ad may be deleted.')
  if (!isFinished(job)) return sendAgain(services, actorId, job)
  if (job.state !== 'failed' || (await isRequestedAgain(services.db, id))) throw nothingToRetry()
  return { jobId: await generateAgain(services, actorId, job) }
}

/** Generates the ad again. Of two calls at once, the second finds the first one's job under way. */
async function generateAgain(services: GenerationServices, actorId: string, job: JobRow): Promise<string> {
  const { userId, creativeId, format, engine } = job
  const jobId = await startGeneration(services, { userId, creativeId, format, engine: engine ?? undefined })
  await recordAudit(services.db, services, { kind: 'job-retried', userId, actorId, details: { jobId: job.id } })
  return jobId
}

/**
 * Sends the job again. The handler is safe to run twice: if the first one still exists, the last one to run finds the
 * job ended.
 */
async function sendAgain(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>,
  actorId: string,
  { id: jobId, userId }: JobRow,
) {
  const { db, jobs, now } = services
  await db.transaction(async (tx) => {
    if (!(await touchStuck(tx, jobId, stuckBefore(now()), now()))) throw nothingToRetry()
    await jobs.send(tx, generateVariantJob, { jobId }, { priority: PRIORITY.overdue })
    await recordAudit(tx, services, { kind: 'job-retried', userId, actorId, details: { jobId } })
  })
  return { jobId }
}

function nothingToRetry(): AppError {
  return new AppError('CONFLICT', 'This job goes on, has ended or was made anew: load the list again.')
}
