import { GENERATE_WAIT_MS } from '#contract/ads/generation.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { isDatabaseAway } from '#server/platform/db/unavailable.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { GenerationServices, Services } from '#server/services.ts'
import { isFinished, type JobRow } from '#server/ads/generation-jobs/store.ts'
import { GENERATION_FAILED_MESSAGE } from './fail-generation.ts'
import { presentVariant } from '#server/ads/variants/present.ts'
import { type GenerationRequest, startGeneration } from './start-generation.ts'
import { findVariant } from '#server/ads/variants/store.ts'
import { waitForJob } from './wait-for-job.ts'

/**
 * Makes one format of an ad and waits for it. If the wait is over before the job is, or the database is lost meanwhile,
 * the job continues by itself and its id is the answer.
 */
export async function generateVariant(
  services: GenerationServices,
  request: GenerationRequest,
  signal: AbortSignal,
): Promise<{ variant: Variant } | { jobId: string }> {
  return awaitVariant(services, await startGeneration(services, request), signal)
}

/** Waits for an accepted job and answers with its variant, or with its id if it goes on for longer. */
export async function awaitVariant(
  services: GenerationServices,
  jobId: string,
  signal: AbortSignal,
): Promise<{ variant: Variant } | { jobId: string }> {
  try {
    const job = await waitForJob(services, jobId, { timeoutMs: GENERATE_WAIT_MS, signal })
    return job && !isFinished(job) ? { jobId } : { variant: await readVariant(services, job) }
  } catch (error) {
    // An accepted job is made as soon as the database is back, even if no caller waits for it.
    if (isDatabaseAway(error)) return { jobId }
    throw error
  }
}

async function readVariant(services: Pick<Services, 'db'>, job: JobRow | undefined): Promise<Variant> {
  if (job?.state === 'failed') throw failureOf(job)
  const variant = job?.variantId ? await findVariant(services.db, job.variantId) : undefined
  const creative = variant && (await findCreative(services.db, variant.adId))
  if (!creative) throw new AppError('CONFLICT', 'This generation was cancelled. Your credit is back.')
  return presentVariant(variant, creative)
}

function failureOf({ code, message }: JobRow): AppError {
  return new AppError(code ?? 'GENERATION_FAILED', message ?? GENERATION_FAILED_MESSAGE)
}
