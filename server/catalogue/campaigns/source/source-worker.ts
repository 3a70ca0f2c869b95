import type { Services } from '#server/services.ts'
import { announceStaleSources } from './announce-stale-sources.ts'
import { openPasswordSeal, resealPasswords } from './password-seal.ts'
import { LOST_MS, readSource } from './read-source.ts'
import { readDueSourcesJob, readSourceJob } from './source-jobs.ts'
import { takeDueSources } from './source-store.ts'

/** Addresses that one process reads at a time, and those of one user. */
const READINGS = { concurrency: 2, groupConcurrency: 1 }

/** Addresses that are queued at once: five minutes later come the next. */
const DUE_MAX = 500

export async function registerSourceWorker(services: Services): Promise<void> {
  await resealPasswords(services)
  const seal = await openPasswordSeal(services)
  await services.jobs.work(readSourceJob, READINGS, (payload, { signal }) =>
    readSource(services, seal, { ...payload, signal }),
  )
  await services.jobs.work(readDueSourcesJob, { concurrency: 1 }, async () => {
    await queueDueSources(services)
    await announceStaleSources(services)
  })
}

/** Queues the addresses whose time has come, each once. */
export async function queueDueSources({ db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now()
    const due = { now: at, lostBefore: new Date(at.getTime() - LOST_MS), limit: DUE_MAX }
    for (const { campaignId, userId } of await takeDueSources(tx, due)) {
      await jobs.sendAll(tx, readSourceJob, [{ campaignId, evenIfSmaller: false }], { group: userId })
    }
  })
}
