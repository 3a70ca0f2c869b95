import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { dropCampaign } from './drop-campaign.ts'
import { findCampaign, listCampaignsBefore } from './store.ts'

/** Deletes, every night, campaigns that were not changed for a month. */
export const forgetCampaignsJob: JobDefinition = {
  name: 'forget-campaigns',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '40 3 * * *',
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes one campaign after the other, so that no request waits for all of them. */
export async function forgetCampaigns(services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>): Promise<void> {
  const before = new Date(services.now().getTime() - KEPT_MS)
  for (const { id, userId } of await listCampaignsBefore(services.db, before)) {
    await services.db.transaction(async (tx) => {
      await lockAccount(tx, userId)
      const campaign = await findCampaign(tx, id)
      if (campaign && campaign.updatedAt < before) await dropCampaign(tx, services, campaign)
    })
  }
}
