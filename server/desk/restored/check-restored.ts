import { deleteAllSessions } from '#server/people/auth/session-store.ts'
import { deleteAllConnections } from '#server/programs/oauth/store.ts'
import { deleteAllTokens } from '#server/programs/tokens/store.ts'
import { stopAllEndpoints } from '#server/programs/webhooks/store.ts'
import { stopAllSources } from '#server/catalogue/campaigns/source/source-store.ts'
import { findKnownPlace, savePlace } from '#server/platform/db/place.ts'
import type { Services } from '#server/services.ts'
import { replayDeletions } from './replay-deletions.ts'

/**
 * Checks, before anything is served, whether the database is a restored copy of the one it was recorded as. If it is,
 * no old session or token is accepted, because it may have been ended since; no webhook is sent, because the original may
 * have sent it, and still send; and nothing comes back that was deleted since. If interrupted, the next start repeats it; several processes may do it at once, which is harmless.
 */
export async function checkRestored(services: Services, place: string): Promise<void> {
  const { db, log } = services
  const known = await findKnownPlace(db)
  if (known === place) return
  if (known !== undefined) {
    await deleteAllSessions(db)
    await deleteAllTokens(db)
    await stopAllSources(db, SOURCES_STOPPED)
    await stopAllEndpoints(db, 'restored', services.now())
    await deleteAllConnections(db)
    const deleted = await replayDeletions(services)
    log.warn(
      { deleted },
      'The database was restored: sessions and API tokens are ended, webhooks are off, and what was deleted since is deleted again',
    )
  }
  await savePlace(db, place)
}

const SOURCES_STOPPED = 'The server was restored from a backup. Press “Read now” to go on reading this address.'
