import type { Database } from '#server/platform/db/database.ts'
import { auditEvents } from '#server/platform/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { AuditEvent } from './events.ts'

/** Records one event. Pass the transaction of what it reports: both happen, or neither. */
export async function recordAudit(
  db: Database,
  clock: Pick<Services, 'now' | 'newId'>,
  { kind, userId, actorId, details }: AuditEvent,
): Promise<void> {
  await db
    .insert(auditEvents)
    .values({ id: clock.newId(), at: clock.now(), kind, userId, actorId: actorId ?? null, details })
}
