import type { Services } from '../services.ts'
import { endRun } from './end-run.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { cancelCampaignJob } from './job.ts'
import { findCampaign } from './store.ts'

/** Ends what is under way; what is painted stays. One that does not run stays as it is. */
export async function cancelCampaign(
  services: Services,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const campaign = await getOwnCampaign(services.db, userId, id)
  const { run } = campaign
  let isNoted = false
  await endRun(services, campaign, {
    state: 'cancelled',
    // Should this process end in the middle, the job ends the rest.
    onMore: async (tx) => {
      if (!isNoted) await services.jobs.send(tx, cancelCampaignJob, { campaignId: id, run })
      isNoted = true
    },
  })
}

/** What a cancel has left: the queue's handler. What was started again since is not touched. */
export async function cancelRest(
  services: Services,
  { campaignId, run }: { campaignId: string; run: number },
  signal: AbortSignal,
): Promise<void> {
  const campaign = await findCampaign(services.db, campaignId)
  if (campaign) await endRun(services, { ...campaign, run }, { state: 'cancelled' }, signal)
}
