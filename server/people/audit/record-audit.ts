import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import type { AuditEvent } from './events.ts'
import { insertAuditEvent } from './store.ts'

/** Records one event. Pass the transaction of what it reports: both happen, or neither. */
export async function recordAudit(
  db: Database,
  clock: Pick<Services, 'now' | 'newId'>,
  { kind, userId, actorId, details }: AuditEvent,
): Promise<void> {
  const row = { id: clock.newId(), at: clock.now(), kind, userId, actorId: actorId ?? null, details }
  await insertAuditEvent(db, row)
}
