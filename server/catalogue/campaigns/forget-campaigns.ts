import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { dropCampaign } from './drop-campaign.ts'
import { listQuietCampaigns, type QuietSince } from './store.ts'

/** Deletes, every night, campaigns that were not changed for a month and wait for nothing. */
export const forgetCampaignsJob: JobDefinition = {
  name: 'forget-campaigns',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '40 3 * * *',
}

const DAY_MS = 24 * 60 * 60 * 1000

const KEPT_MS = 30 * DAY_MS

/** A shop may be closed for a season, or its list may wait for an answer; after so long its address is nobody's. */
const UNREAD_KEPT_MS = 90 * DAY_MS

/** Feeds write a distant year for a sale without an end. */
const SALE_AHEAD_MS = 366 * DAY_MS

/** Deletes one campaign after the other, so that no request waits for all of them. */
export async function forgetCampaigns(services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>): Promise<void> {
  const now = services.now().getTime()
  const since: QuietSince = {
    changed: new Date(now - KEPT_MS),
    read: new Date(now - UNREAD_KEPT_MS),
    saleUntil: new Date(now + SALE_AHEAD_MS),
  }
  for (const { id, userId } of await listQuietCampaigns(services.db, since)) {
    await services.db.transaction(async (tx) => {
      await lockAccount(tx, userId)
      const [campaign] = await listQuietCampaigns(tx, since, id)
      if (campaign) await dropCampaign(tx, services, campaign)
    })
  }
}
