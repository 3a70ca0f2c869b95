import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import type { RepaintServices } from '#server/services.ts'
import { paintTrialJob } from './job.ts'
import { giveUpTrial, paintTrialPictures } from './paint-trial.ts'

/** Makes this process paint the pictures of trials, in the background of what users wait for. */
export async function registerTrialWorker(services: RepaintServices, pool: PaintPool): Promise<void> {
  const painting = {
    concurrency: pool.size,
    onExhausted: (payload: { trialId: string }) => giveUpTrial(services, payload),
  }
  await services.jobs.work(paintTrialJob, painting, (payload, { signal }) =>
    paintTrialPictures(services, pool, payload, signal),
  )
}
