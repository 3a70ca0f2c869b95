import type { FormatId } from '#contract/formats.ts'
import { type CreativeRow, findCreative } from '../creatives/store.ts'
import { isDatabaseAway } from '../db/unavailable.ts'
import { failGeneration, GENERATION_FAILED_MESSAGE } from '../generation/fail-generation.ts'
import type { Painters } from '../generation/painter.ts'
import { runGeneration } from '../generation/run-generation.ts'
import { noteJob, readStanding, type Seeds } from '../generation/start-generation.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import { StorageUnavailable } from '../storage/storage.ts'
import { lockAccount } from '../users/lock-account.ts'
import { findJob, findUnfinishedJob } from '../variants/job-store.ts'
import { tellStale } from '../variants/tell-stale.ts'
import type { VariantRow } from '../variants/store.ts'
import { changeUnfinished, type ResultRow } from './results-store.ts'

interface Wish {
  result: ResultRow
  ad: CreativeRow
  format: FormatId
  signal: AbortSignal
}

/**
 * Paints a format that has no picture, or one that shows what the product says no more and could not be changed so. A job that was begun
 * before is gone on with, so that no picture is paid for twice. A sentence says why there is none.
 */
export async function paintMissing(
  services: Services,
  painters: Painters,
  { signal, ...wish }: Wish,
): Promise<string | undefined> {
  const jobId = await acceptPicture(services, wish).catch(sentenceOf)
  if (jobId === undefined || typeof jobId !== 'string') return jobId?.message
  try {
    await runGeneration(services, painters, { jobId }, { signal })
  } catch (error) {
    if (signal.aborted || isDatabaseAway(error) || error instanceof StorageUnavailable) throw error
    services.log.warn({ err: error, jobId }, 'A picture of a campaign could not be painted')
    await failGeneration(services, jobId)
  }
  const job = await findJob(services.db, jobId)
  return job?.state === 'failed' ? (job.message ?? GENERATION_FAILED_MESSAGE) : undefined
}

/** Undefined where the picture stands already, or is not wanted any more. */
async function acceptPicture(
  services: Services,
  { result, ad, format }: Omit<Wish, 'signal'>,
): Promise<string | undefined> {
  return services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, ad.userId)
    // A cancel has the same lock: what comes after it is not begun.
    const isWanted = await changeUnfinished(tx, result, { updatedAt: services.now() })
    const creative = isWanted && (await findCreative(tx, ad.id))
    if (!creative) return undefined
    const begun = await findUnfinishedJob(tx, ad.id, format)
    if (begun) return begun.id
    const standing = await readStanding(tx, services, { account, creative })
    const stands = standing.made.find((variant) => variant.format === format)
    if (stands && (await tellStale({ ...stands, findings: stands.report.findings }, creative)).length === 0)
      return undefined
    const seeds: Seeds = { seed: creative.seed!, campaignSeed: creative.campaignSeed! }
    return noteJob(tx, services, { ...standing, format, engine: 'studio', seeds: stands ? seedsOf(stands) : seeds })
  })
}

function seedsOf({ seed, campaignSeed }: VariantRow): Seeds {
  return { seed, campaignSeed }
}

function sentenceOf(error: unknown): { message: string } {
  if (error instanceof AppError) return { message: error.message }
  throw error
}
