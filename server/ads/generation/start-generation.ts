import type { FormatId } from '#contract/formats.ts'
import { type PlanId, PLANS } from '#contract/money/plans.ts'
import type { Recipe } from '#contract/ads/sketch.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { noteMade } from '#server/platform/db/witness.ts'
import type { JobRecipe } from '#server/platform/db/job-recipe.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { type AccountRow, lockAccount } from '#server/people/users/lock-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { reserveCredit } from '#server/money/credits/reserve-credit.ts'
import { requireBudget } from '#server/models/budget.ts'
import { canUseModels } from './can-use-models.ts'
import type { GenerationServices, Services } from '#server/services.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { generateVariantJob, priorityOf } from './job.ts'
import {
  countUnfinishedJobs,
  findUnfinishedJob,
  insertJob,
  type JobRow,
  listUnfinishedJobs,
} from '#server/ads/generation-jobs/store.ts'
import { requireMayGenerate } from './policy.ts'
import { isCopied } from '#server/ads/variants/describe-composed.ts'
import { findMadeAs, isBy, requireRecipe } from './recipe.ts'
import { listCurrentVariants, type VariantRow } from '#server/ads/variants/store.ts'

export interface GenerationRequest {
  userId: string
  creativeId: string
  format: FormatId
  /** `studio` if no model is to take part. */
  engine?: 'studio' | undefined
  /** `another` if the ad is to say something else, too. */
  idea?: 'another' | undefined
  /** Recipe of a sketch that is to be painted as it was shown. */
  recipe?: string | undefined
}

/**
 * Accepts the generation of one format: a credit reserved and a job queued, in one transaction. While the same format
 * is being made already, that job's id is returned and nothing is taken.
 */
export async function startGeneration(
  services: GenerationServices,
  { userId, creativeId, format, engine, idea, recipe: text }: GenerationRequest,
): Promise<string> {
  const recipe = text === undefined ? undefined : await requireRecipe(text, format)
  const jobId = await services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const creative = await getOwnCreative(tx, userId, creativeId)
    const running = await findUnfinishedJob(tx, creativeId, format)
    if (running && recipe && !isBy(running, recipe)) throw new AppError('CONFLICT', ANOTHER_IS_MADE, 'recipe')
    if (running) return noted(running.id)
    const made = recipe && (await findMadeAs(tx, creative, recipe))
    if (made) return noted(made.id)
    const context = await readAdContext(tx, services, { account, creative })
    if (recipe)
      return noted(await acceptJob(tx, services, { ...context, format, engine: 'studio', recipe, seeds: recipe }))
    const others = [...context.made, ...context.busy]
    const seeds = chooseSeeds({ format, idea, others, creative }, services.newSeed)
    return noted(await acceptJob(tx, services, { ...context, format, engine, seeds }))
  })
  notifyAdUpdated(creativeId)
  return jobId
}

function noted(jobId: string): string {
  noteMade(jobId)
  return jobId
}

const ANOTHER_IS_MADE = 'Another picture of this format is being made. Please wait until it is there.'

/** An ad, its account and its pictures, read before something more is made of it. */
export interface AdContext {
  account: AccountRow
  creative: CreativeRow
  planId: PlanId
  /** The current variants and the unfinished jobs, each oldest first. */
  made: VariantRow[]
  busy: JobRow[]
}

/** Reads the context of an ad. Needs the account's lock, so that nothing of it changes meanwhile. */
export async function readAdContext(
  tx: Database,
  services: Pick<Services, 'now' | 'payments'>,
  { account, creative }: Pick<AdContext, 'account' | 'creative'>,
): Promise<AdContext> {
  const planId = await findPlan(tx, services, account.id)
  const made = await listCurrentVariants(tx, [creative.id])
  return { account, creative, planId, made, busy: await listUnfinishedJobs(tx, [creative.id]) }
}

type FormatRequest = AdContext &
  Pick<GenerationRequest, 'format' | 'engine'> & { seeds: Seeds; recipe?: Recipe | undefined }

/** Takes the credit of one format and queues its job. Throws the first obstacle. */
export async function acceptJob(tx: Database, services: GenerationServices, request: FormatRequest): Promise<string> {
  await services.storage.requireRoom()
  const unfinished = await countUnfinishedJobs(tx, request.account.id)
  const jobId = await createJob(tx, services, request)
  const priority = priorityOf(PLANS[request.planId].priorityGeneration ? 'pro' : 'standard', unfinished)
  await services.jobs.send(tx, generateVariantJob, { jobId }, { priority })
  return jobId
}

/** Takes the credit and inserts the job, for a caller that runs it without the queue. */
export async function createJob(
  tx: Database,
  services: Pick<Services, 'log' | 'models' | 'newId' | 'now'>,
  request: FormatRequest,
): Promise<string> {
  const { account, creative, planId, format, engine } = request
  const madeFormats = request.made.map((variant) => variant.format)
  const busyFormats = request.busy.map((job) => job.format)
  requireMayGenerate({ planId, creative, format, madeFormats, busyFormats })
  const { id: userId } = account
  if (canUseModels(services.models, { planId, engine })) await requireBudget(tx, services, userId)
  const id = services.newId()
  await reserveCredit(tx, services, { account, planId, jobId: id })
  const { seed, campaignSeed } = request.seeds
  const recipe = request.recipe && jobRecipe(request.recipe)
  const job = { id, creativeId: creative.id, userId, format, seed, campaignSeed, engine, recipe } as const
  const now = services.now()
  await insertJob(tx, { ...job, state: 'queued', stage: 'queued', createdAt: now, updatedAt: now })
  return id
}

export type Seeds = Pick<JobRow, 'seed' | 'campaignSeed'>

function jobRecipe({ family, candidate, of }: Recipe): JobRecipe {
  return { family, candidate, of }
}

interface SeedRequest extends Pick<GenerationRequest, 'format' | 'idea'> {
  others: readonly (Seeds & { format: FormatId })[]
  creative: Pick<CreativeRow, 'seed' | 'campaignSeed' | 'composedAs'>
}

/** Seed of ads from before each had its own: their sketches showed the families that show a style best. */
const EARLY_SEED = 2

/** Returns the seeds by which an ad is sketched and its next format made: those of its newest picture, else its own. */
export function seedsOfAd(creative: Pick<CreativeRow, 'seed' | 'campaignSeed'>, newest: Seeds | undefined): Seeds {
  const { seed, campaignSeed } = newest ?? creative
  return { seed: seed ?? EARLY_SEED, campaignSeed: campaignSeed ?? EARLY_SEED }
}

/**
 * Chooses the seeds of a picture. A further format is the same ad in another shape, so it takes the seeds of the newest
 * one; the first one is what its sketch has shown, and that of a copy takes the seeds of its original, as long as the
 * copy looks like it. A format that is made again is composed again and says the same, unless another idea is asked
 * for.
 */
export function chooseSeeds({ format, idea, others, creative }: SeedRequest, newSeed: () => number): Seeds {
  const stood = others.find((other) => other.format === format)
  const newest = others.at(-1)
  const original = !newest || isCopied(newest.seed, creative) ? creative.composedAs?.formats?.[format] : undefined
  if (!stood) return original ? seedsOfAd(creative, original) : seedsOfAd(creative, newest)
  const fresh = newSeed()
  return { seed: fresh, campaignSeed: idea === 'another' ? fresh : stood.campaignSeed }
}
