import type { Composed } from '#studio/index.ts'
import type { JobRecipe } from '#server/platform/db/job-recipe.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { asStorageFull } from '#server/platform/http/storage-full.ts'
import type { JobContext } from '#server/platform/jobs/jobs.ts'
import { modelsFor } from './can-use-models.ts'
import type { PaintingServices } from '#server/services.ts'
import { emit } from '#server/platform/telemetry/events.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { failGeneration } from './fail-generation.ts'
import { imagineAd } from './imagine-ad.ts'
import { changeJob } from '#server/ads/generation-jobs/store.ts'
import { BEGUN, recordStages, type StageOptions } from './record-stages.ts'
import { CHANGED_WHILE_WAITING } from './sketch-words.ts'
import { readPaintTask } from './paint-task.ts'
import type { Painters } from './painter.ts'
import { stopWhenOver } from './stop-when-over.ts'
import { storeVariant } from './store-variant.ts'

/**
 * Handles one job of the queue by making its ad. Safe to run twice: a job that has ended is left alone, and one that
 * was interrupted starts again with the same seed. Throws what another attempt may mend. `isFollowed` is false if nobody
 * sees the progress of this one picture.
 */
export async function runGeneration(
  services: PaintingServices,
  painters: Painters,
  { jobId }: { jobId: string },
  { signal, isFollowed = true }: Pick<JobContext, 'signal'> & Partial<Pick<StageOptions, 'isFollowed'>>,
): Promise<void> {
  const job = await changeJob(services.db, jobId, BEGUN, services.now())
  if (!job) return
  emit('stage', { stage: 'queued', seconds: (services.now().getTime() - job.createdAt.getTime()) / 1000 })
  notifyAdUpdated(job.creativeId)
  using over = stopWhenOver(services, job)
  try {
    const { task, from, of } = await readPaintTask(services, job)
    const exact = job.recipe && requireSame(job.recipe, of)
    const models = await modelsFor(services, job)
    const stages = await recordStages(services, job, { withModels: models !== undefined, isFollowed })
    const options = { signal: AbortSignal.any([signal, over.signal]), onStage: stages.note }
    const imagined = await imagineAd(services, models, { job, task, painters, options })
    const painted =
      imagined.painted ?? (await painters.paint({ ...task, ...imagined.given, ...(exact && { exact }) }, options))
    await stages.written()
    await storeVariant(services, job, { painted, from, of, imagined, timings: stages.timings() })
  } catch (error) {
    if (over.signal.aborted) return
    // Another attempt would find the disk just as full.
    const failure = asStorageFull(error)
    if (!(failure instanceof AppError)) throw error
    await failGeneration(services, jobId, failure)
  }
}

/**
 * Returns the composition that a sketch has shown. Throws if the ad was changed while its picture waited to be made.
 */
function requireSame({ of, ...composed }: JobRecipe, ofNow: string): Composed {
  if (of !== ofNow) throw new AppError('GENERATION_FAILED', CHANGED_WHILE_WAITING)
  return composed as Composed
}
