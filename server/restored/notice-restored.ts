import { deleteAllSessions } from '../auth/session-store.ts'
import { findKnownPlace, keepPlace } from '../db/place.ts'
import type { Services } from '../services.ts'
import { replayDeletions } from './replay-deletions.ts'

/**
 * Before anything is served: whether the database is a copy of the one that it knows itself to be, out of a backup. Then nobody is signed in
 * by a session of that time, which may have been ended since, and nothing comes back that was deleted since. Interrupted, the next start
 * does it; of several that start at once each does it, which is harmless.
 */
export async function noticeRestored(services: Services, place: string): Promise<void> {
  const { db, log } = services
  const known = await findKnownPlace(db)
  if (known === place) return
  if (known !== undefined) {
    await deleteAllSessions(db)
    const deleted = await replayDeletions(services)
    log.warn({ deleted }, 'The database was restored: sessions are ended, and what was deleted since is deleted again')
  }
  await keepPlace(db, place)
}
