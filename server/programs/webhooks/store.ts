import { and, count, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { EndpointStop } from '#contract/programs/webhook.ts'
import type { WebhookEvent } from '#contract/programs/webhook-event-names.ts'
import type { Database } from '#server/platform/db/database.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { users, webhookDeliveries, webhookEndpoints } from '#server/platform/db/schema.ts'
import { isOneOf } from '#server/platform/db/is-one-of.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

export async function insertEndpoint(db: Database, row: EndpointRow): Promise<void> {
  await db.insert(webhookEndpoints).values(row)
}

/** Lists a user's endpoints, the latest first. */
export function listEndpoints(db: Database, userId: string): Promise<EndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))
}

export async function countEndpoints(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ endpoints: count() })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
  return row?.endpoints ?? 0
}

export async function findEndpoint(db: Database, id: string): Promise<EndpointRow | undefined> {
  const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  return row
}

/** Finds and locks an endpoint: whatever changes it or ends its deliveries waits. */
export async function lockEndpoint(tx: Database, id: string): Promise<EndpointRow | undefined> {
  const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('no key update')
  return row
}

export async function updateEndpoint(
  db: Database,
  id: string,
  changes: Partial<Omit<EndpointRow, 'id' | 'userId'>>,
): Promise<void> {
  await db.update(webhookEndpoints).set(changes).where(eq(webhookEndpoints.id, id))
}

export async function deleteEndpoint(db: Database, id: string): Promise<void> {
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
}

export async function deleteEndpointsOfUser(db: Database, userId: string): Promise<void> {
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, userId))
}

/** Lists the sealed secrets of all endpoints, in pages. */
export function listSealed(
  db: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string; sealed: string }[]> {
  const { id, secretSealed: sealed } = webhookEndpoints
  return db
    .select({ id, sealed })
    .from(webhookEndpoints)
    .where(after === undefined ? undefined : gt(id, after))
    .orderBy(id)
    .limit(limit)
}

/** Replaces a sealed secret, unless it was rotated meanwhile. */
export async function replaceSealed(
  db: Database,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  const isSame = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.secretSealed, from))
  await db.update(webhookEndpoints).set({ secretSealed: to }).where(isSame)
}

/** Prepared, because every picture that is finished asks for it. */
const wanting = prepared((db) =>
  db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .innerJoin(users, eq(users.id, webhookEndpoints.userId))
    .where(
      and(
        eq(webhookEndpoints.userId, sql.placeholder('userId')),
        isNull(webhookEndpoints.disabledAt),
        sql`${webhookEndpoints.types} ? ${sql.placeholder('type')}::text`,
        isNull(users.suspendedAt),
      ),
    )
    .prepare('endpoints_wanting'),
)

/** Returns the ids of a user's endpoints that are on and want this event. */
export async function listWanting(db: Database, userId: string, type: WebhookEvent): Promise<string[]> {
  const rows = await wanting(db).execute({ userId, type })
  return rows.map(({ id }) => id)
}

type NewDelivery = typeof webhookDeliveries.$inferInsert

/** Stores deliveries and returns them, without those whose event the log of their endpoint has already. */
export function insertDeliveries(tx: Database, rows: NewDelivery[]): Promise<Pick<DeliveryRow, 'id'>[]> {
  const { id } = webhookDeliveries
  return tx.insert(webhookDeliveries).values(rows).onConflictDoNothing().returning({ id })
}

export interface OwnDelivery extends DeliveryRow {
  userId: string
}

export async function findDelivery(db: Database, id: string): Promise<OwnDelivery | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(webhookDeliveries), userId: webhookEndpoints.userId })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id))
  return row
}

/** Lists the last deliveries to a user's endpoints, the latest first. */
export function listDeliveries(db: Database, userId: string, limit: number): Promise<DeliveryRow[]> {
  return db
    .select(getTableColumns(webhookDeliveries))
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit)
}

/**
 * Takes a due delivery for one attempt and returns it, counted. Returns undefined if it has ended, is not due yet, or
 * another worker has it: until `lostAt`, nobody else can take it.
 */
export async function takeDelivery(
  db: Database,
  id: string,
  { now, lostAt }: { now: Date; lostAt: Date },
): Promise<DeliveryRow | undefined> {
  const { attempts, nextAttemptAt } = webhookDeliveries
  const [row] = await db
    .update(webhookDeliveries)
    .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: lostAt, lastAttemptAt: now, queuedAt: null })
    .where(and(eq(webhookDeliveries.id, id), lte(nextAttemptAt, now)))
    .returning()
  return row
}

/**
 * Changes a delivery after an attempt, unless somebody took it since. Returns false in that case, and if it has ended or
 * was deleted.
 */
export async function settleDelivery(
  tx: Database,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  changes: Partial<DeliveryRow>,
): Promise<boolean> {
  const isSame = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts))
  const rows = await tx
    .update(webhookDeliveries)
    .set(changes)
    .where(and(isSame, isNotNull(webhookDeliveries.nextAttemptAt)))
    .returning({ id: webhookDeliveries.id })
  return rows.length > 0
}

export async function updateDelivery(tx: Database, id: string, changes: Partial<DeliveryRow>): Promise<void> {
  await tx.update(webhookDeliveries).set(changes).where(eq(webhookDeliveries.id, id))
}

export async function deleteDelivery(tx: Database, id: string): Promise<void> {
  await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.id, id))
}

/** Ends everything that still waits at an endpoint. */
export async function endWaiting(tx: Database, endpointId: string, now: Date): Promise<void> {
  const { nextAttemptAt } = webhookDeliveries
  await tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: null, queuedAt: null, failedAt: now, fault: 'off' })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isNotNull(nextAttemptAt)))
}

/** Lists what still waits at an endpoint. */
export async function listWaiting(db: Database, endpoint: string): Promise<Pick<DeliveryRow, 'id' | 'type'>[]> {
  const { id, type, endpointId, nextAttemptAt } = webhookDeliveries
  return db
    .select({ id, type })
    .from(webhookDeliveries)
    .where(and(eq(endpointId, endpoint), isNotNull(nextAttemptAt)))
}

/**
 * Gives up the oldest of what waits at an endpoint with more than `kept`, and returns the ids of those endpoints, one for
 * each delivery. What was attempted after `runningSince` is left out: it may be on its way.
 */
export async function endOldestWaiting(
  tx: Database,
  { now, runningSince, kept }: { now: Date; runningSince: Date; kept: number },
): Promise<string[]> {
  const { id, endpointId, createdAt, nextAttemptAt, lastAttemptAt } = webhookDeliveries
  const placed = tx.$with('placed').as(
    tx
      .select({
        id,
        place: sql<number>`row_number() over (partition by ${endpointId} order by ${createdAt} desc, ${id} desc)`.as(
          'place',
        ),
      })
      .from(webhookDeliveries)
      .where(isNotNull(nextAttemptAt)),
  )
  const older = tx.with(placed).select({ id: placed.id }).from(placed).where(gt(placed.place, kept))
  const free = tx
    .select({ id })
    .from(webhookDeliveries)
    .where(
      and(isOneOf(id, older), isNotNull(nextAttemptAt), or(isNull(lastAttemptAt), lt(lastAttemptAt, runningSince))),
    )
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: null, queuedAt: null, failedAt: now, fault: 'crowded' })
    .where(isOneOf(id, free))
    .returning({ endpointId })
  return rows.map((row) => row.endpointId)
}

/**
 * Marks due deliveries as queued and returns them, the oldest first. Those that were queued after `queuedBefore` are left
 * out: their job still waits.
 */
export async function queueDue(
  tx: Database,
  { now, queuedBefore, limit }: { now: Date; queuedBefore: Date; limit: number },
): Promise<Pick<OwnDelivery, 'id' | 'userId'>[]> {
  const { id, endpointId, nextAttemptAt, queuedAt, createdAt } = webhookDeliveries
  const due = tx
    .select({ id })
    .from(webhookDeliveries)
    .where(and(lte(nextAttemptAt, now), or(isNull(queuedAt), lt(queuedAt, queuedBefore))))
    .orderBy(nextAttemptAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(webhookDeliveries)
    .set({ queuedAt: now })
    .from(webhookEndpoints)
    .where(and(isOneOf(id, due), eq(endpointId, webhookEndpoints.id)))
    .returning({ id, createdAt, userId: webhookEndpoints.userId })
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** Deletes a user's deliveries that have ended, but for the last ones. */
export async function trimLog(tx: Database, userId: string, kept: number): Promise<void> {
  const { id, endpointId, createdAt, nextAttemptAt } = webhookDeliveries
  const ofUser = tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
  const older = tx
    .select({ id })
    .from(webhookDeliveries)
    .where(and(inArray(endpointId, ofUser), isNull(nextAttemptAt)))
    .orderBy(desc(createdAt), desc(id))
    .offset(kept)
  await tx.delete(webhookDeliveries).where(isOneOf(id, older))
}

/** Turns every endpoint off and deletes every delivery, of everybody. */
export async function stopAllEndpoints(db: Database, reason: EndpointStop, now: Date): Promise<void> {
  await db.execute(sql`truncate table ${webhookDeliveries}`)
  await db
    .update(webhookEndpoints)
    .set({ disabledAt: now, disabledFor: reason, failingSince: null })
    .where(isNull(webhookEndpoints.disabledAt))
}

export async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId))
  return row === undefined || row.suspendedAt !== null
}
