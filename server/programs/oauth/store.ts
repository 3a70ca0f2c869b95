import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { connectedApps, oauthRecords, users } from '#server/platform/db/schema.ts'
import { recordKey } from './record-key.ts'

export type ConnectedAppRow = typeof connectedApps.$inferSelect
export type OauthRecord = typeof oauthRecords.$inferSelect

export async function saveRecord(db: Database, row: OauthRecord): Promise<void> {
  const { key: _, ...values } = row
  await db.insert(oauthRecords).values(row).onConflictDoUpdate({ target: oauthRecords.key, set: values })
}

/** Finds a record that has not expired. */
export async function findRecord(db: Database, key: string, now: Date): Promise<OauthRecord | undefined> {
  const isAlive = or(isNull(oauthRecords.expiresAt), gt(oauthRecords.expiresAt, now))
  const [row] = await db
    .select()
    .from(oauthRecords)
    .where(and(eq(oauthRecords.key, key), isAlive))
  return row
}

/** Marks a record as used. Returns false if it is gone, or was used before: only one of two requests gets true. */
export async function consumeRecord(db: Database, key: string, at: number): Promise<boolean> {
  const used = await db
    .update(oauthRecords)
    .set({ payload: sql`${oauthRecords.payload} || jsonb_build_object('consumed', ${at}::int)` })
    .where(and(eq(oauthRecords.key, key), sql`${oauthRecords.payload} -> 'consumed' is null`))
    .returning({ key: oauthRecords.key })
  return used.length > 0
}

/**
 * Takes the question of a consent page, which is answered once. Returns false if it is gone, or was answered before:
 * only one of two presses gets true.
 */
export async function takeQuestion(db: Database, uid: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(oauthRecords)
    .set({ payload: sql`${oauthRecords.payload} || jsonb_build_object('taken', ${now.getTime()}::bigint)` })
    .where(
      and(
        eq(oauthRecords.key, recordKey('Interaction', uid)),
        sql`${oauthRecords.payload} -> 'taken' is null`,
        // Storing the answer writes the record again.
        sql`${oauthRecords.payload} -> 'result' is null`,
      ),
    )
    .returning({ key: oauthRecords.key })
  return taken.length > 0
}

export async function deleteRecord(db: Database, key: string): Promise<void> {
  await db.delete(oauthRecords).where(eq(oauthRecords.key, key))
}

/** Deletes codes and tokens of a consent, and the consent itself. */
export async function deleteGrant(db: Database, grantId: string): Promise<void> {
  await db.delete(oauthRecords).where(eq(oauthRecords.grantId, grantId))
  await db.delete(connectedApps).where(eq(connectedApps.grantId, grantId))
}

export async function deleteExpiredRecords(db: Database, now: Date): Promise<void> {
  await db.delete(oauthRecords).where(lt(oauthRecords.expiresAt, now))
  await db.delete(connectedApps).where(lt(connectedApps.expiresAt, now))
}

export async function insertConnectedApp(db: Database, row: ConnectedAppRow): Promise<void> {
  await db.insert(connectedApps).values(row)
}

/** Lists a user's connected programs, the latest first. */
export function listConnectedApps(db: Database, userId: string, now: Date): Promise<ConnectedAppRow[]> {
  return db
    .select()
    .from(connectedApps)
    .where(and(eq(connectedApps.userId, userId), gt(connectedApps.expiresAt, now)))
    .orderBy(desc(connectedApps.createdAt), desc(connectedApps.id))
}

export async function findConnectedApp(db: Database, id: string): Promise<ConnectedAppRow | undefined> {
  const [row] = await db.select().from(connectedApps).where(eq(connectedApps.id, id))
  return row
}

/** Returns true if anybody has connected this client. */
export async function isConnectedClient(db: Database, clientId: string): Promise<boolean> {
  const rows = await db
    .select({ id: connectedApps.id })
    .from(connectedApps)
    .where(eq(connectedApps.clientId, clientId))
    .limit(1)
  return rows.length > 0
}

/** Finds the access token with this key and its connection, unless it has expired or its user is suspended. */
export async function findAccess(db: Database, key: string, now: Date) {
  const [row] = await db
    .select({
      id: connectedApps.id,
      userId: connectedApps.userId,
      lastUsedAt: connectedApps.lastUsedAt,
      payload: oauthRecords.payload,
    })
    .from(oauthRecords)
    .innerJoin(connectedApps, eq(connectedApps.grantId, oauthRecords.grantId))
    .innerJoin(users, eq(users.id, connectedApps.userId))
    .where(and(eq(oauthRecords.key, key), gt(oauthRecords.expiresAt, now), isNull(users.suspendedAt)))
  return row
}

/** Records a use. The time never goes back, whichever of two requests is written last. */
export async function recordAppUse(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(connectedApps)
    .set({ lastUsedAt: now })
    .where(and(eq(connectedApps.id, id), or(isNull(connectedApps.lastUsedAt), lt(connectedApps.lastUsedAt, now))))
}

export async function deleteConnectionsOfUser(db: Database, userId: string): Promise<void> {
  await db.delete(oauthRecords).where(eq(oauthRecords.userId, userId))
  await db.delete(connectedApps).where(eq(connectedApps.userId, userId))
}

/** Deletes everybody's connections, in the same time for any number. */
export async function deleteAllConnections(db: Database): Promise<void> {
  await db.execute(sql`truncate table ${oauthRecords}, ${connectedApps}`)
}
