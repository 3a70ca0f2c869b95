import type { Database } from '#server/platform/db/database.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { apiAddress, emitEvents, type EventServices } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { publishSoon } from './feed-out/publish-soon.ts'
import { changeUnfinished, countStates, type ResultRow } from './results-store.ts'
import type { CampaignRow } from './store.ts'

type Run = Pick<CampaignRow, 'id' | 'userId' | 'run'>

/**
 * Ends one product of a start, and announces the end of the start with its last one. Two products that end at once wait
 * for each other: otherwise each would find the other one unfinished.
 */
export async function endProduct(
  services: EventServices & Pick<Services, 'db'>,
  { id, userId }: Pick<CampaignRow, 'id' | 'userId'>,
  { result, changes }: { result: Pick<ResultRow, 'id' | 'run'>; changes: Parameters<typeof changeUnfinished>[2] },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const ended = await changeUnfinished(tx, result, changes)
    if (!ended) return
    await announceDone(tx, services, { id, userId, run: result.run })
    await publishSoon(tx, services, { id, userId })
  })
}

/** Announces the end of a start, unless something is left to be painted. Needs the account's lock. */
export function announceDone(tx: Database, services: EventServices, { id, userId, run }: Run): Promise<void> {
  const describe = async () => {
    const states = (await countStates(tx, [id])).get(id)
    if (!states || states.waiting + states.painting > 0) return []
    const { done, needsLook, failed, cancelled } = states
    const products = { done, needsLook, failed, cancelled }
    const campaign = apiAddress(services, `/api/campaigns/${id}`)
    return [{ data: { campaignId: id, run, products, campaign }, once: `campaign_${id}_${run}` }]
  }
  return emitEvents(tx, services, { userId, type: 'campaign.done', describe })
}
