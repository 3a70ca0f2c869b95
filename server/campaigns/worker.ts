import type { Services } from '../services.ts'
import { forgetCampaigns, forgetCampaignsJob } from './forget-campaigns.ts'

export async function registerCampaignWorker(services: Services): Promise<void> {
  await services.jobs.work(forgetCampaignsJob, { concurrency: 1 }, () => forgetCampaigns(services))
}
