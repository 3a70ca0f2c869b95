import type { Ad, ScenePlan } from '#studio/index.ts'
import { findSuggestion } from '../models/director/find-suggestion.ts'
import { ContentRefused, ModelFault } from '../models/failures.ts'
import type { Provenance } from '../db/provenance.ts'
import type { Models } from '../models/models.ts'
import type { CallLimits } from '../models/provider-line.ts'
import { imagineScene, type SceneCall } from '../models/scene/imagine-scene.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import { requireFreeAd } from './free-ads.ts'
import type { JobRow } from '../variants/job-store.ts'
import type { PaintTask, PlanScene } from './painter.ts'

export interface Imagined {
  /** What models found for the ad, for its painting. */
  given: Pick<PaintTask, 'suggestion' | 'scene'>
  provenance: Omit<Provenance, 'engine' | 'seed'>
  /** The ad itself, where it was painted while its scene was looked at. */
  painted?: Ad | undefined
  /** A provider failed: this ad is free, and the person is told by `provenance.notice`. */
  free: boolean
}

export interface Imagining {
  signal: AbortSignal
  plan: PlanScene
  /** Paints the ad with what was found. */
  compose: (given: Imagined['given']) => Promise<Ad>
  onStage: (stage: 'writing' | 'imagining' | 'inspect') => void
}

/** Of all the time that models get, this share may go to the words; what it leaves goes to the scene. */
const WORDS_SHARE = 0.35

const CONTENT_REFUSED_MESSAGE =
  'The AI service will not work with these words or pictures. Change them, or use the built-in studio for 1 credit.'

/**
 * What models find for a job's ad, within the time that they are given: the words, then the scene for them. A provider's fault
 * leaves the rules in its place; a refusal of the content, and a ceiling that is reached, are thrown as AppErrors.
 */
export async function imagineAd(
  services: Services,
  models: Models | undefined,
  { job, task, options }: Asked,
): Promise<Imagined> {
  if (!models) return { given: {}, provenance: { costMicros: 0 }, free: false }
  try {
    return await askModels(services, models, { job, task, options })
  } catch (error) {
    if (error instanceof ContentRefused) throw new AppError('CONTENT_REFUSED', CONTENT_REFUSED_MESSAGE)
    throw error
  }
}

interface Asked {
  job: JobRow
  task: PaintTask
  options: Imagining
}

async function askModels(services: Services, models: Models, { job, task, options }: Asked): Promise<Imagined> {
  const begun = Date.now()
  const limits = (share: number): CallLimits => ({
    signal: options.signal,
    deadlineMs: begun + share * models.config.timeoutMs,
  })
  const faults: Fault[] = []
  const report = async (what: Fault, error: unknown) => {
    if (!(error instanceof ModelFault)) throw error
    const model = what === 'words' ? models.director?.name : models.painter?.name
    services.log.warn({ jobId: job.id, model, fault: error.message }, 'A model failed: the studio does its part')
    faults.push(what)
    // Nothing is paid for or painted for an ad that could not be given away.
    await requireFreeAd(services, job.userId)
    return undefined
  }

  // While the words are found, a painting process studies the photo: what it learns is there when the scene is planned.
  const first = models.painter ? planFor(task, options) : Promise.resolve(undefined)
  first.catch(() => {})
  const words = await findWords(
    services,
    models,
    { job, task, options },
    limits(models.painter ? WORDS_SHARE : 1),
  ).catch((error: unknown) => report('words', error))
  const suggestion = words?.suggestion
  const planned = await first
  const plan = planned && suggestion ? await planFor({ ...task, suggestion }, options) : planned

  let costMicros = words?.costMicros ?? 0
  let draft: Promise<Ad> | undefined
  const call = {
    limits: limits(1),
    onCost: (micros: number) => (costMicros += micros),
    // Looking for lettering takes as long as painting the ad: both go on at once.
    onPainted: (scene: Uint8Array) => {
      draft = options.compose({ suggestion, scene })
      draft.catch(() => {})
    },
  }
  const wish = { job, task: { ...task, suggestion }, options }
  const scene =
    plan &&
    (await paintScene(services, models, wish, { plan, ...call }).catch((error: unknown) => report('scene', error)))
  if (draft && scene) options.onStage('inspect')
  const provenance = describeProvenance(models, { suggestion, scene, costMicros, faults })
  return { given: { suggestion, scene }, provenance, painted: scene && (await draft), free: faults.length > 0 }
}

type Fault = 'words' | 'scene'

function planFor(task: PaintTask, { signal, plan }: Imagining): Promise<ScenePlan | undefined> {
  return plan(task, { signal, onStage: () => {} })
}

async function findWords(services: Services, models: Models, { job, task, options }: Asked, limits: CallLimits) {
  if (!models.director) return undefined
  options.onStage('writing')
  return findSuggestion(services, models.director, { userId: job.userId, ad: task.ad, limits })
}

async function paintScene(
  services: Services,
  models: Models,
  { job, task, options }: Asked,
  { plan, ...call }: SceneCall & { plan: ScenePlan },
): Promise<Uint8Array> {
  options.onStage('imagining')
  const { id: jobId, userId, seed } = job
  const { ad, photos, inspiration, suggestion } = task
  const ideas = suggestion?.scenes ?? []
  const idea = ideas[seed % Math.max(1, ideas.length)]
  const pictures = { photo: photos[0]!.bytes, inspiration: inspiration.map(({ bytes }) => bytes) }
  return imagineScene(services, models, { jobId, userId, seed, ad, plan, idea, ...pictures }, call)
}

function describeProvenance(
  { director, painter }: Models,
  {
    suggestion,
    scene,
    costMicros,
    faults,
  }: Pick<PaintTask, 'suggestion' | 'scene'> & { costMicros: number; faults: Fault[] },
): Imagined['provenance'] {
  return {
    ...(suggestion && { textModel: director!.name }),
    ...(scene && { imageModel: painter!.name }),
    prompts: {
      ...(suggestion && { director: director!.promptVersion }),
      ...(scene && { scene: painter!.promptVersion }),
    },
    costMicros,
    ...(faults.length > 0 && { notice: noticeOf(faults) }),
  }
}

function noticeOf(faults: readonly Fault[]): string {
  const missing =
    faults.length > 1
      ? 'The AI service did not answer'
      : faults[0] === 'words'
        ? 'The AI found no words in time'
        : 'The AI painted no scene that could be used'
  return `${missing}, so the built-in studio made up for it and this ad cost no credit: regenerate it to try again.`
}
