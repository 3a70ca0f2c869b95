import type { FormatId } from '#contract/formats.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { GenerationServices } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { listUnfinishedJobs } from '#server/ads/generation-jobs/store.ts'
import { acceptJob, chooseSeeds, readAdContext, type Seeds, type AdContext } from './start-generation.ts'

export interface FormatsRequest {
  userId: string
  creativeId: string
  formats: readonly FormatId[]
  engine?: 'studio' | undefined
  /** `new` to make existing formats again. */
  look?: 'new' | undefined
}

export interface StartedFormat {
  format: FormatId
  jobId: string
}

/**
 * Accepts several formats of an ad, all of them or none, in a single transaction: an obstacle to one rolls back the
 * others' credits and jobs. A format that is being made already is joined, and one that the ad has is left alone, so
 * that asking twice is paid once.
 */
export async function startFormats(services: GenerationServices, request: FormatsRequest): Promise<StartedFormat[]> {
  const { userId, creativeId } = request
  const started = await services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const creative = await getOwnCreative(tx, userId, creativeId)
    const context = await readAdContext(tx, services, { account, creative })
    const look = request.look && newLook(context, request.formats, services.newSeed)
    const jobs: StartedFormat[] = []
    for (const format of request.formats) {
      const busy = await listUnfinishedJobs(tx, [creativeId])
      const running = busy.find((job) => job.format === format)
      if (running) jobs.push({ format, jobId: running.id })
      const isThere = !look && context.made.some((variant) => variant.format === format)
      if (running || isThere) continue
      const seeds = look ?? chooseSeeds({ format, others: [...context.made, ...busy], creative }, services.newSeed)
      jobs.push({
        format,
        jobId: await acceptJob(tx, services, { ...context, busy, format, seeds, engine: request.engine }),
      })
    }
    return jobs
  })
  notifyAdUpdated(creativeId)
  return started
}

/**
 * Returns one seed for all formats, so that they are one campaign again, which says what its newest picture says. While
 * some are being made a new seed would split them, so a repeated request gets those.
 */
function newLook({ made, busy }: AdContext, formats: readonly FormatId[], newSeed: () => number): Seeds {
  const waits = formats.some((format) => busy.every((job) => job.format !== format))
  if (busy.length > 0 && waits) {
    throw new AppError('CONFLICT', 'Some formats of this ad are being made. Please wait until they are there.')
  }
  const seed = newSeed()
  return { seed, campaignSeed: made.at(-1)?.campaignSeed ?? seed }
}
