import type { GenerationStage } from '#contract/generation.ts'
import { AppError } from '../http/app-error.ts'
import type { JobContext } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { announceChange } from './changes.ts'
import { failGeneration } from './fail-generation.ts'
import { changeJob, type JobRow } from './job-store.ts'
import { readPaintTask } from './paint-task.ts'
import type { Paint } from './painter.ts'
import { stopWhenOver } from './stop-when-over.ts'
import { storeVariant } from './store-variant.ts'

/** How far along an ad is when a stage begins. */
const PERCENTAGES: Record<GenerationStage, number> = {
  queued: 0,
  brief: 10,
  writing: 12,
  imagining: 15,
  direction: 20,
  layout: 30,
  paint: 50,
  inspect: 75,
  store: 90,
}

/**
 * Makes the ad of one job: the queue's handler. Safe to run twice: a job that has ended is left alone, and one that was
 * interrupted starts anew with the same seed. Throws what another attempt may mend.
 */
export async function runGeneration(
  services: Services,
  paint: Paint,
  { jobId }: { jobId: string },
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  const job = await changeJob(services.db, jobId, { state: 'running', ...stageChange('brief') }, services.now())
  if (!job) return
  announceChange(job.creativeId)
  using over = stopWhenOver(services, job)
  try {
    const task = await readPaintTask(services, job)
    const stages = noteStages(services, job)
    const painted = await paint(task, { signal: AbortSignal.any([signal, over.signal]), onStage: stages.note })
    await stages.written()
    await storeVariant(services, job, painted)
  } catch (error) {
    if (over.signal.aborted) return
    if (!(error instanceof AppError)) throw error
    await failGeneration(services, jobId, error)
  }
}

function stageChange(stage: GenerationStage) {
  return { stage, percentage: PERCENTAGES[stage] }
}

/** Writes the stages down in their order, without holding up the painting. */
function noteStages(services: Services, job: JobRow) {
  let written: Promise<unknown> = Promise.resolve()
  const write = async (stage: GenerationStage) => {
    await changeJob(services.db, job.id, { state: 'running', ...stageChange(stage) }, services.now())
    announceChange(job.creativeId)
  }
  return {
    note: (stage: GenerationStage) => {
      written = written.then(() => write(stage))
      // A stage that cannot be written fails the job below, where `written` is awaited; here it must only not be unhandled.
      written.catch(() => {})
    },
    written: () => {
      written = written.then(() => write('store'))
      return written
    },
  }
}
