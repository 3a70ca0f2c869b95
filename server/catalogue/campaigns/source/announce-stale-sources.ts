import { apiAddress, emitEvents } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { takeStaleSources } from './source-store.ts'

const DAY_MS = 24 * 60 * 60_000

/** Sources that are announced in one transaction; the others follow in five minutes. */
const PORTION = 500

type AnnounceServices = Pick<Services, 'config' | 'db' | 'jobs' | 'log' | 'newId' | 'now'>

/**
 * Informs the owners of campaigns whose address has given no list for a day, and again for a week: by their webhooks, and
 * by a notice that their screens show from then on. Both are written in one transaction, so that each is sent once.
 */
export async function announceStaleSources(services: AnnounceServices): Promise<void> {
  const { db, log, now } = services
  const at = now().getTime()
  const due = { dayAgo: new Date(at - DAY_MS), weekAgo: new Date(at - 7 * DAY_MS), limit: PORTION }
  const taken = await db.transaction(async (tx) => {
    const sources = await takeStaleSources(tx, due)
    for (const { campaignId, userId, failingSince, staleFor } of sources) {
      const since = failingSince!
      const data = { ...sourceAddresses(services, campaignId), since: since.toISOString(), for: staleFor! }
      const describe = async () => [{ data, once: `stale_${campaignId}_${since.getTime()}_${staleFor}` }]
      await emitEvents(tx, services, { userId, type: 'campaign.stale', describe })
    }
    return sources
  })
  for (const { campaignId, failingSince: since, staleFor } of taken)
    log.info({ campaignId, since, for: staleFor }, 'A campaign is stale: its address gives no list')
}

/** Returns what every event about a source has. */
export function sourceAddresses(services: Pick<Services, 'config'>, campaignId: string) {
  const campaign = apiAddress(services, `/api/campaigns/${campaignId}`)
  return { campaignId, campaign, source: `${campaign}/source` }
}
