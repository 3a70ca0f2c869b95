import { cancelUnfinished } from '../generation/cancel-generation.ts'
import type { Services } from '../services.ts'
import { lockAccount } from '../users/lock-account.ts'
import { announceChange } from '../variants/changes.ts'
import { listUnfinishedJobs } from '../variants/job-store.ts'
import { countPicturesBack } from './day-of-pictures.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { endUnfinished } from './results-store.ts'

/** Ends what is under way; what is painted stays. One that does not run stays as it is. */
export async function cancelCampaign(
  services: Services,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const stopped = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const campaign = await getOwnCampaign(tx, userId, id)
    const ended = await endUnfinished(tx, id, { state: 'cancelled', now: services.now() })
    await countPicturesBack(tx, services, { userId, pictures: ended.length * campaign.formats.length })
    const adIds = ended.flatMap(({ creativeId }) => creativeId ?? [])
    for (const { creativeId, format } of await listUnfinishedJobs(tx, adIds))
      await cancelUnfinished(tx, services, { userId, creativeId, format })
    return adIds
  })
  for (const adId of stopped) announceChange(adId)
}
