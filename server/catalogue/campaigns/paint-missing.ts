import type { FormatId } from '#contract/formats.ts'
import { PLANS } from '#contract/money/plans.ts'
import { type CreativeRow, findCreative } from '#server/ads/creatives/store.ts'
import { isDatabaseAway } from '#server/platform/db/unavailable.ts'
import { failGeneration, GENERATION_FAILED_MESSAGE } from '#server/ads/generation/fail-generation.ts'
import type { Painters } from '#server/ads/generation/painter.ts'
import { runGeneration } from '#server/ads/generation/run-generation.ts'
import { createJob, readAdContext, type Seeds } from '#server/ads/generation/start-generation.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { GenerationServices, Services } from '#server/services.ts'
import { StorageUnavailable } from '#server/platform/storage/storage.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { findJob, findUnfinishedJob } from '#server/ads/generation-jobs/store.ts'
import type { VariantRow } from '#server/ads/variants/store.ts'
import { describeOutdated } from './list-outdated.ts'
import type { Refusals } from './repaint-stale.ts'
import { changeUnfinished, type ResultRow } from './results-store.ts'
import { findCampaign } from './store.ts'

interface MissingPictureRequest {
  result: ResultRow
  ad: CreativeRow
  format: FormatId
  /** Why formats refused their changes. */
  refusals: Refusals
  signal: AbortSignal
}

/** Why a format does not show its product. */
export interface Shortfall {
  /**
   * `missing`: it has no picture. `outdated`: only a new picture could show the product as it is now. `unpaid`: the
   * plan on which its picture would have been free has ended.
   */
  kind: 'missing' | 'outdated' | 'unpaid'
  message: string
}

/**
 * Paints a format that has no picture. A picture that is stale and could not be changed is made again only if the user
 * agreed to the cost. An interrupted job is resumed, so that no picture is paid for twice. Returns undefined if the
 * format shows its product in the end.
 */
export async function paintMissing(
  services: Services,
  painters: Painters,
  { signal, ...request }: MissingPictureRequest,
): Promise<Shortfall | undefined> {
  // A picture that is made again stays if there is no new one.
  const kind = request.result.remake ? 'outdated' : 'missing'
  const accepted = await acceptPicture(services, request).catch((error: unknown): Shortfall => ({
    kind,
    ...sentenceOf(error),
  }))
  if (typeof accepted !== 'string') return accepted
  try {
    // A campaign counts its products: a stage of one picture is seen nowhere, and would take a commit each.
    await runGeneration(services, painters, { jobId: accepted }, { signal, isFollowed: false })
  } catch (error) {
    if (signal.aborted || isDatabaseAway(error) || error instanceof StorageUnavailable) throw error
    services.log.warn({ err: error, jobId: accepted }, 'A picture of a campaign could not be painted')
    await failGeneration(services, accepted)
  }
  const job = await findJob(services.db, accepted)
  return job?.state === 'failed' ? { kind, message: job.message ?? GENERATION_FAILED_MESSAGE } : undefined
}

/** Returns the job that paints the picture, or undefined if the picture is current or no longer wanted. */
async function acceptPicture(
  services: GenerationServices,
  { result, ad, format, refusals }: Omit<MissingPictureRequest, 'signal'>,
): Promise<string | Shortfall | undefined> {
  return services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, ad.userId)
    // A cancel takes the same lock: nothing is begun after it.
    const isWanted = await changeUnfinished(tx, result, { updatedAt: services.now() })
    const creative = isWanted && (await findCreative(tx, ad.id))
    if (!creative) return undefined
    const begun = await findUnfinishedJob(tx, ad.id, format)
    if (begun) return begun.id
    const context = await readAdContext(tx, services, { account, creative })
    const current = context.made.find((variant) => variant.format === format)
    const message = current && (await describeOutdated(current, creative, refusals))
    if (current && message === undefined) return undefined
    if (message !== undefined && !mayRemake(result, format)) return { kind: 'outdated', message }
    // A start takes the same lock, so that the plan of that start and the current plan cannot be mixed up.
    const { takesCredits } = (await findCampaign(tx, result.campaignId)) ?? {}
    if (takesCredits === false && !PLANS[context.planId].unlimitedCredits)
      return message === undefined ? { kind: 'unpaid', message: UNPAID } : { kind: 'outdated', message }
    const seeds: Seeds = { seed: creative.seed!, campaignSeed: creative.campaignSeed! }
    return createJob(tx, services, { ...context, format, engine: 'studio', seeds: current ? seedsOf(current) : seeds })
  })
}

const UNPAID =
  'You are now on the Free plan, where each new picture uses a credit. Go on with this one, or upgrade to Pro.'

/** Returns true if the user agreed to make this format again: consent covers only what was announced. */
function mayRemake({ remake, outdated }: ResultRow, format: FormatId): boolean {
  return remake && outdated.some((one) => one.format === format)
}

function seedsOf({ seed, campaignSeed }: VariantRow): Seeds {
  return { seed, campaignSeed }
}

function sentenceOf(error: unknown): { message: string } {
  if (error instanceof AppError) return { message: error.message }
  throw error
}
