import type { Database } from '#server/platform/db/database.ts'
import { emitEvents } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { sourceAddresses } from './announce-stale-sources.ts'
import { lockReading, type SourceRow, updateSource } from './source-store.ts'

type EndServices = Pick<Services, 'config' | 'db' | 'jobs' | 'log' | 'newId' | 'now'>

/**
 * Ends the reading that began at that moment, and counts since when its source fails. An address that was set since is not
 * touched. A list that has come again is announced if its failure was.
 */
export async function endReading(
  services: EndServices,
  source: SourceRow & { userId: string },
  changes: Partial<SourceRow>,
): Promise<void> {
  const { campaignId, userId } = source
  const { db, log, now } = services
  const before = await db.transaction(async (tx) => {
    const locked = await lockReading(tx, source)
    if (!locked) return undefined
    const failing = failingAfter(locked, changes, now())
    await updateSource(tx, campaignId, { ...changes, ...failing, readingSince: null })
    const isOver = locked.staleFor !== null && failing.staleFor === null
    if (!isOver) return undefined
    await announceRecovery(tx, services, { campaignId, userId, since: locked.failingSince! })
    return locked
  })
  if (before) log.info({ campaignId, since: before.failingSince }, 'A campaign is up to date again')
}

/**
 * Returns since when a source fails after a reading that ended like this. A reading that was interrupted, or that the plan
 * has not, proves nothing.
 */
function failingAfter(
  { failingSince, staleFor }: SourceRow,
  { state, message }: Partial<SourceRow>,
  now: Date,
): Partial<SourceRow> {
  if (state === undefined || state === 'waiting' || state === 'paused') return {}
  // A list that was read and could not be started is as old on the pictures as one that was not read.
  if (message) return { failingSince: failingSince ?? now, staleFor }
  return { failingSince: null, staleFor: null }
}

function announceRecovery(
  tx: Database,
  services: EndServices,
  { campaignId, userId, since }: { campaignId: string; userId: string; since: Date },
): Promise<void> {
  const describe = async () => [
    {
      data: { ...sourceAddresses(services, campaignId), since: since.toISOString() },
      once: `recovered_${campaignId}_${since.getTime()}`,
    },
  ]
  return emitEvents(tx, services, { userId, type: 'campaign.recovered', describe })
}
