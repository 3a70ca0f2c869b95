import { z } from 'zod'
import type { JobDefinition } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { deleteCampaignsBefore } from './store.ts'

/** Every night: campaigns that nobody has changed for a month. */
export const forgetCampaignsJob: JobDefinition = {
  name: 'forget-campaigns',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '40 3 * * *',
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export async function forgetCampaigns({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteCampaignsBefore(db, new Date(now().getTime() - KEPT_MS))
}
