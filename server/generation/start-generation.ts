import type { FormatId } from '#contract/formats.ts'
import { PLANS } from '#contract/plans.ts'
import { findPlan } from '../purchases/plan.ts'
import { getOwnCreative } from '../creatives/get-creative.ts'
import { lockAccount } from '../users/lock-account.ts'
import { reserveCredit } from '../credits/reserve-credit.ts'
import { requireBudget } from '../models/budget.ts'
import { getsModels } from './who-gets-models.ts'
import type { Services } from '../services.ts'
import { announceChange } from '../variants/changes.ts'
import { generateVariantJob, PRIORITY } from './job.ts'
import { findUnfinishedJob, insertJob, type JobRow, listUnfinishedJobs } from '../variants/job-store.ts'
import { requireMayGenerate } from './policy.ts'
import { listCurrentVariants } from '../variants/store.ts'

export interface GenerationWish {
  userId: string
  creativeId: string
  format: FormatId
  /** `studio` where no model is to take part. */
  engine?: 'studio' | undefined
  /** `another` where the ad is to say something else, too. */
  idea?: 'another' | undefined
}

/**
 * Accepts the generation of one format: a credit reserved and a job queued, in one transaction. While the same format is being
 * made already, that job's id comes back and nothing is taken.
 */
export async function startGeneration(
  services: Services,
  { userId, creativeId, format, engine, idea }: GenerationWish,
): Promise<string> {
  const jobId = await services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const creative = await getOwnCreative(tx, userId, creativeId)
    const running = await findUnfinishedJob(tx, creativeId, format)
    if (running) return running.id
    const planId = await findPlan(tx, services, userId)
    const made = await listCurrentVariants(tx, [creativeId])
    const busy = await listUnfinishedJobs(tx, [creativeId])
    const madeFormats = made.map((variant) => variant.format)
    const busyFormats = busy.map((job) => job.format)
    requireMayGenerate({ planId, creative, format, madeFormats, busyFormats })
    if (getsModels(services.models, { planId, engine })) await requireBudget(tx, services, userId)
    const id = services.newId()
    await reserveCredit(tx, services, { account, planId, jobId: id })
    const seeds = chooseSeeds({ format, idea }, [...made, ...busy], services.newSeed)
    const job = { id, creativeId, userId, format, ...seeds, engine, state: 'queued', stage: 'queued' } as const
    await insertJob(tx, { ...job, createdAt: services.now(), updatedAt: services.now() })
    const priority = PLANS[planId].priorityGeneration ? PRIORITY.pro : PRIORITY.standard
    await services.jobs.send(tx, generateVariantJob, { jobId: id }, { priority })
    return id
  })
  announceChange(creativeId)
  return jobId
}

type Seeds = Pick<JobRow, 'seed' | 'campaignSeed'>

/**
 * A further format is the same ad in another shape, so it takes the seeds of the newest one. A format made again is composed anew and
 * says the same, as long as no other idea is asked for.
 */
function chooseSeeds(
  { format, idea }: Pick<GenerationWish, 'format' | 'idea'>,
  others: readonly (Seeds & { format: FormatId })[],
  newSeed: () => number,
): Seeds {
  const stood = others.find((other) => other.format === format)
  const { seed, campaignSeed } = others.at(-1) ?? {}
  if (!stood && seed !== undefined && campaignSeed !== undefined) return { seed, campaignSeed }
  const fresh = newSeed()
  return { seed: fresh, campaignSeed: (idea === 'another' ? undefined : stood?.campaignSeed) ?? fresh }
}
