import type { EventServices } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { endRun } from './end-run.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { cancelCampaignJob } from './job.ts'
import { findCampaign } from './store.ts'

/** Ends what is under way; painted pictures stay. A campaign that does not run is left unchanged. */
export async function cancelCampaign(
  services: EventServices & Pick<Services, 'db'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const campaign = await getOwnCampaign(services.db, userId, id)
  const { run } = campaign
  let isNoted = false
  await endRun(services, campaign, {
    state: 'cancelled',
    // If this process ends in the middle, the job ends the rest.
    onMore: async (tx) => {
      if (!isNoted) await services.jobs.send(tx, cancelCampaignJob, { campaignId: id, run })
      isNoted = true
    },
  })
}

/** Ends the rest of a cancelled start: the queue's handler. Products that were started again since are not touched. */
export async function cancelRest(
  services: EventServices & Pick<Services, 'db'>,
  { campaignId, run }: { campaignId: string; run: number },
  signal: AbortSignal,
): Promise<void> {
  const campaign = await findCampaign(services.db, campaignId)
  if (campaign) await endRun(services, { ...campaign, run }, { state: 'cancelled' }, signal)
}
