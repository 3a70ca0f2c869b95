import { AsyncLocalStorage } from 'node:async_hooks'
import { GENERATION_STAGES, type GenerationStage } from '#contract/ads/generation-stages.ts'
import type { Services } from '#server/services.ts'
import { emit } from '#server/platform/telemetry/events.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { partOf, readUsualTimings, secondsLeft } from './estimate.ts'
import { changeJob, type JobRow } from '#server/ads/generation-jobs/store.ts'
import type { Timings } from '#server/platform/db/timings.ts'

/** Percentage at the beginning of each stage. */
const PERCENTAGES: Record<GenerationStage, number> = {
  queued: 0,
  brief: 10,
  writing: 10,
  direction: 20,
  layout: 30,
  imagining: 30,
  paint: 50,
  inspect: 75,
  store: 90,
}

/** Percentages with models, which take nearly all of the time. */
const WITH_MODELS: Record<GenerationStage, number> = {
  queued: 0,
  brief: 10,
  writing: 12,
  direction: 18,
  layout: 20,
  imagining: 22,
  paint: 88,
  inspect: 94,
  store: 97,
}

export interface StageRecorder {
  /** Records that a stage begins; one that is not further along than the last is ignored. */
  note(stage: GenerationStage): void
  /** Resolves with the last stage once all are written. */
  written(): Promise<void>
  /** Times of the parts, or undefined if no model takes part. */
  timings(): Timings | undefined
}

export interface StageOptions {
  withModels: boolean
  /** False if nobody sees the job's progress: its stages are then timed and not written. */
  isFollowed: boolean
}

/** Writes the stages of a job in their order, without holding up the work. */
export async function recordStages(
  services: Pick<Services, 'db' | 'now'>,
  job: JobRow,
  { withModels, isFollowed }: StageOptions,
): Promise<StageRecorder> {
  const usual = withModels ? await readUsualTimings(services.db) : {}
  const percentages = withModels ? WITH_MODELS : PERCENTAGES
  const taken: Timings = {}
  let last: { stage: GenerationStage; at: number } = { stage: 'brief', at: performance.now() }
  let written: Promise<unknown> = Promise.resolve()
  // A painter's message comes from outside the job's async context, yet its stage is a part of the job.
  const within = AsyncLocalStorage.snapshot()

  const write = async (stage: GenerationStage) => {
    const left = secondsLeft(stage, usual)
    const change = { stage, percentage: percentages[stage], ...(left !== undefined && { secondsLeft: left }) }
    await changeJob(services.db, job.id, { state: 'running', ...change }, services.now())
    notifyAdUpdated(job.creativeId)
  }
  const begin = (stage: GenerationStage) => {
    const now = performance.now()
    const part = partOf(last.stage)
    const ended = { stage: last.stage, seconds: (now - last.at) / 1000 }
    within(() => emit('stage', ended))
    taken[part] = Math.round((taken[part] ?? 0) + now - last.at)
    last = { stage, at: now }
    if (isFollowed) written = written.then(() => write(stage))
    // A stage that cannot be written fails the job at `written`; here it must only not be unhandled.
    written.catch(() => {})
  }
  return {
    note: (stage) => {
      if (GENERATION_STAGES.indexOf(stage) > GENERATION_STAGES.indexOf(last.stage)) begin(stage)
    },
    written: async () => {
      begin('store')
      await written
    },
    timings: () => (withModels ? taken : undefined),
  }
}

/** The state of a job that begins. */
export const BEGUN = { state: 'running', stage: 'brief', percentage: PERCENTAGES.brief } as const
