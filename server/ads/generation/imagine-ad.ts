import type { GenerationStage } from '#contract/ads/generation-stages.ts'
import type { Ad, AdPlan, StudioStage, Suggestion } from '#studio/index.ts'
import { ContentRefused, ModelFault } from '#server/models/failures.ts'
import { findAnswer } from '#server/models/find-answer.ts'
import type { Provenance } from '#server/platform/db/provenance.ts'
import type { Models } from '#server/models/models.ts'
import type { CallLimits } from '#server/models/provider-line.ts'
import { imagineScene, type SceneCall, type SceneJob } from '#server/models/scene/imagine-scene.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { requireFreeAd } from './free-ads.ts'
import type { JobRow } from '#server/ads/generation-jobs/store.ts'
import type { Painters, PaintTask } from './painter.ts'

export interface Imagined {
  /** The plan of the ad and the results of models, for its painting. */
  given: Pick<PaintTask, 'plan' | 'scene'>
  provenance: Omit<Provenance, 'engine' | 'seed'>
  /** The ad itself, if it was painted while its scene was checked. */
  painted?: Ad | undefined
  /** True if a provider failed: this ad is free, and `provenance.notice` tells the user. */
  free: boolean
}

export interface Imagining {
  job: JobRow
  task: PaintTask
  painters: Painters
  options: { signal: AbortSignal; onStage: (stage: GenerationStage) => void }
}

/** Share of the models' time that may go to the words; the rest goes to the scene. */
const WORDS_SHARE = 0.35

const CONTENT_REFUSED_MESSAGE =
  'The AI service will not work with these words or pictures. Change them, or use the built-in studio for 1 credit.'

/**
 * Asks models for a job's ad, within their time: the words, then the layout for these words, then the scene for this
 * layout. After a provider's fault the rules take over; a refusal of the content and a reached ceiling are thrown as
 * AppErrors.
 */
export async function imagineAd(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now' | 'storage'>,
  models: Models | undefined,
  imagining: Imagining,
): Promise<Imagined> {
  if (!models) return { given: {}, provenance: { costMicros: 0 }, free: false }
  try {
    return await askModels(services, models, imagining)
  } catch (error) {
    if (error instanceof ContentRefused) throw new AppError('CONTENT_REFUSED', CONTENT_REFUSED_MESSAGE)
    throw error
  }
}

async function askModels(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now' | 'storage'>,
  models: Models,
  imagining: Imagining,
): Promise<Imagined> {
  const { job, task, painters, options } = imagining
  const { director, painter } = models
  const begun = Date.now()
  const limits = (share: number): CallLimits => ({
    signal: options.signal,
    deadlineMs: begun + share * models.config.timeoutMs,
  })
  const faults: Fault[] = []
  const report = async (what: Fault, error: unknown) => {
    if (!(error instanceof ModelFault)) throw error
    const model = what === 'words' ? director?.name : painter?.name
    services.log.warn({ jobId: job.id, model, fault: error.message }, 'A model failed: the studio does its part')
    faults.push(what)
    // Nothing is paid for or painted for an ad that could not be given away.
    await requireFreeAd(services, job.userId)
    return undefined
  }

  const rules = planByRules(models, imagining)
  const words = await findWords(services, director, imagining, limits(painter ? WORDS_SHARE : 1)).catch(
    (error: unknown) => report('words', error),
  )
  const suggestion = words?.answer
  const plan = await directAndLayOut(models, imagining, { rules: await rules, suggestion })

  let costMicros = words?.costMicros ?? 0
  let draft: Draft | undefined
  const call = {
    limits: limits(1),
    onCost: (micros: number) => (costMicros += micros),
    // Checking for lettering takes as long as painting the ad, so both run at once.
    onPainted: (scene: Uint8Array) => (draft = paintDraft({ ...task, plan, scene }, painters, options)),
  }
  const idea = chooseIdea(suggestion, job.seed)
  const scene =
    plan.scene &&
    (await paintScene(services, models, imagining, { plan: plan.scene, idea, ...call }).catch((error: unknown) =>
      report('scene', error),
    ))
  if (scene) draft?.tell()
  const provenance = describeProvenance(models, { suggestion, scene, costMicros, faults })
  return { given: { plan, scene }, provenance, painted: scene && (await draft?.ad), free: faults.length > 0 }
}

type Fault = 'words' | 'scene'

/**
 * Plans the ad in a painting process, which also studies the photo, while a director looks for words; the latter is the
 * stage that the user sees.
 */
function planByRules({ director }: Models, { task, painters, options }: Imagining): Promise<AdPlan> {
  const rules = director
    ? painters.plan(task, 'direction', { ...options, onStage: () => {} })
    : painters.plan(task, 'layout', options)
  // It is awaited after the words; until then a failure must only not be unhandled.
  rules.catch(() => {})
  return rules
}

async function findWords(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now'>,
  director: Models['director'],
  { job, task, options }: Imagining,
  limits: CallLimits,
) {
  if (!director) return undefined
  options.onStage('writing')
  const { ad } = task
  const key = `direction:${director.keyOf(ad)}`
  return findAnswer(services, { key, userId: job.userId, limits, ask: () => director.direct(ad, limits) })
}

async function directAndLayOut(
  { director, painter }: Models,
  { task, painters, options }: Imagining,
  { rules, suggestion }: { rules: AdPlan; suggestion: Suggestion | undefined },
): Promise<AdPlan> {
  if (!director) return rules
  options.onStage('direction')
  // Loaded only if models are configured, because it takes 36 MB (docs/decisions/0040).
  const { directPlan } = await import('#studio/index.ts')
  const plan = suggestion ? directPlan(rules, suggestion) : rules
  return painter ? painters.plan({ ...task, plan }, 'layout', options) : plan
}

/** Picks one of the director's scene ideas by the seed. */
function chooseIdea(suggestion: Suggestion | undefined, seed: number): SceneJob['idea'] {
  const ideas = suggestion?.scenes ?? []
  return ideas[seed % Math.max(1, ideas.length)]
}

async function paintScene(
  services: Pick<Services, 'db' | 'log' | 'models' | 'now' | 'storage'>,
  models: Models,
  { job, task, options }: Imagining,
  { plan, idea, ...call }: SceneCall & Pick<SceneJob, 'plan' | 'idea'>,
): Promise<Uint8Array> {
  options.onStage('imagining')
  const { id: jobId, userId, seed } = job
  const { ad, photos, inspiration } = task
  const pictures = { photo: photos[0]!.bytes, inspiration: inspiration.map(({ bytes }) => bytes) }
  return imagineScene(services, models, { jobId, userId, seed, ad, plan, idea, ...pictures }, call)
}

/** An ad on a scene that may yet be painted again. */
interface Draft {
  ad: Promise<Ad>
  /** Reports its stages to the user from now on, beginning with the current one. */
  tell(): void
}

function paintDraft(task: PaintTask, painters: Painters, { signal, onStage }: Imagining['options']): Draft {
  let isReporting = false
  let current: StudioStage | undefined
  const ad = painters.paint(task, {
    signal,
    onStage: (stage) => {
      current = stage
      if (isReporting) onStage(stage)
    },
  })
  // The draft is not awaited if its scene is painted again.
  ad.catch(() => {})
  const tell = () => {
    isReporting = true
    if (current) onStage(current)
  }
  return { ad, tell }
}

function describeProvenance(
  { director, painter }: Models,
  {
    suggestion,
    scene,
    costMicros,
    faults,
  }: { suggestion: Suggestion | undefined; scene: Uint8Array | undefined; costMicros: number; faults: Fault[] },
): Imagined['provenance'] {
  const [writer, illustrator] = [suggestion && director, scene && painter]
  return {
    ...(writer && { textModel: writer.name }),
    ...(illustrator && { imageModel: illustrator.name }),
    prompts: {
      ...(writer && { director: writer.promptVersion }),
      ...(illustrator && { scene: illustrator.promptVersion }),
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
