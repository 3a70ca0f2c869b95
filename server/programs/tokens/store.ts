import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { apiTokens, users } from '#server/platform/db/schema.ts'

export type ApiTokenRow = typeof apiTokens.$inferSelect

export async function insertToken(db: Database, row: ApiTokenRow): Promise<void> {
  await db.insert(apiTokens).values(row)
}

/** Lists a user's tokens, the latest first. */
export function listTokens(db: Database, userId: string): Promise<ApiTokenRow[]> {
  return db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
}

export async function countTokens(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ tokens: count() }).from(apiTokens).where(eq(apiTokens.userId, userId))
  return row?.tokens ?? 0
}

export async function findToken(db: Database, id: string): Promise<ApiTokenRow | undefined> {
  const [row] = await db.select().from(apiTokens).where(eq(apiTokens.id, id))
  return row
}

const oneLiveToken = prepared((db) =>
  db
    .select({
      id: apiTokens.id,
      userId: apiTokens.userId,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, sql.placeholder('tokenHash')),
        gt(apiTokens.expiresAt, sql.placeholder('now')),
        isNull(users.suspendedAt),
      ),
    )
    .prepare('one_live_token'),
)

/** Returns the token with this hash, unless it has expired or its user is suspended. */
export async function findLiveToken(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<Pick<ApiTokenRow, 'id' | 'userId' | 'scopes' | 'lastUsedAt'> | undefined> {
  const [row] = await oneLiveToken(db).execute({ tokenHash, now })
  return row
}

/** Returns true if the token still opens something. */
export async function isLiveToken(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.id, id), gt(apiTokens.expiresAt, now), isNull(users.suspendedAt)))
  return rows.length > 0
}

/** Records a use. The time never goes back, whichever of two requests is written last. */
export async function recordUse(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, now))))
}

/** Returns false if the token is gone already. */
export async function deleteToken(db: Database, id: string): Promise<boolean> {
  const gone = await db.delete(apiTokens).where(eq(apiTokens.id, id)).returning({ id: apiTokens.id })
  return gone.length > 0
}

/** Deletes tokens that expired before this time. */
export async function deleteTokensThatEnded(db: Database, before: Date): Promise<void> {
  await db.delete(apiTokens).where(lt(apiTokens.expiresAt, before))
}

export async function deleteTokensOfUser(db: Database, userId: string): Promise<void> {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId))
}

/** Deletes everybody's tokens, in the same time for any number. */
export async function deleteAllTokens(db: Database): Promise<void> {
  await db.execute(sql`truncate table ${apiTokens}`)
}
