import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import { campaigns, campaignSources, users } from '#server/platform/db/schema.ts'
import { isOneOf } from '#server/platform/db/is-one-of.ts'

export type SourceRow = typeof campaignSources.$inferSelect

export async function findSource(db: Database, campaignId: string): Promise<SourceRow | undefined> {
  const [row] = await db.select().from(campaignSources).where(eq(campaignSources.campaignId, campaignId))
  return row
}

export async function saveSource(tx: Database, row: SourceRow): Promise<SourceRow> {
  const { campaignId: _, createdAt: _createdAt, ...changes } = row
  return onlyRow(
    await tx
      .insert(campaignSources)
      .values(row)
      .onConflictDoUpdate({ target: campaignSources.campaignId, set: changes })
      .returning(),
  )
}

export async function deleteSource(tx: Database, campaignId: string): Promise<void> {
  await tx.delete(campaignSources).where(eq(campaignSources.campaignId, campaignId))
}

/** Changes some fields. Returns undefined if the source is gone. */
export async function updateSource(
  tx: Database,
  campaignId: string,
  changes: Partial<SourceRow>,
): Promise<SourceRow | undefined> {
  const [row] = await tx
    .update(campaignSources)
    .set(changes)
    .where(eq(campaignSources.campaignId, campaignId))
    .returning()
  return row
}

/** Forgets what the address gave last, so that the next reading takes whatever it gives. */
export async function forgetContent(tx: Database, campaignId: string): Promise<void> {
  await updateSource(tx, campaignId, { contentHash: null, etag: null, lastModified: null })
}

/**
 * Marks a source that waits, or whose reading began before `lostBefore` and was killed, as being read. Returns it with
 * its campaign's owner, or undefined if it is gone, needs no reading, or its owner is suspended.
 */
export async function beginReading(
  db: Database,
  campaignId: string,
  { now, lostBefore }: { now: Date; lostBefore: Date },
): Promise<(SourceRow & { userId: string }) | undefined> {
  const free = or(eq(campaignSources.state, 'waiting'), lt(campaignSources.readingSince, lostBefore))
  const [row] = await db
    .update(campaignSources)
    .set({ state: 'reading', message: null, readingSince: now })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(
      and(
        eq(campaignSources.campaignId, campaignId),
        eq(campaigns.id, campaignSources.campaignId),
        isNull(users.suspendedAt),
        free,
      ),
    )
    .returning({ ...getTableColumns(campaignSources), userId: campaigns.userId })
  return row
}

/**
 * Locks the source and returns it, if this reading of it is still the one under way. Returns undefined if an address was
 * set meanwhile.
 */
export async function lockReading(
  tx: Database,
  { campaignId, readingSince }: Pick<SourceRow, 'campaignId' | 'readingSince'>,
): Promise<SourceRow | undefined> {
  const [row] = await tx
    .select()
    .from(campaignSources)
    .where(and(eq(campaignSources.campaignId, campaignId), eq(campaignSources.readingSince, readingSince!)))
    .for('update')
  return row
}

/**
 * Takes the sources whose time has come, or whose reading was killed, and gives each its next time, in one statement: of
 * two schedulers, each takes others. Returns their campaigns with the owners.
 */
export async function takeDueSources(
  tx: Database,
  { now, lostBefore, limit }: { now: Date; lostBefore: Date; limit: number },
): Promise<{ campaignId: string; userId: string }[]> {
  const due = tx
    .select({ campaignId: campaignSources.campaignId })
    .from(campaignSources)
    .innerJoin(campaigns, eq(campaigns.id, campaignSources.campaignId))
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(
      and(
        isNull(users.suspendedAt),
        or(lte(campaignSources.nextReadAt, now), lt(campaignSources.readingSince, lostBefore)),
        or(isNull(campaignSources.readingSince), lt(campaignSources.readingSince, lostBefore)),
      ),
    )
    .orderBy(campaignSources.nextReadAt)
    .limit(limit)
    .for('update', { of: campaignSources, skipLocked: true })
  return tx
    .update(campaignSources)
    .set({
      state: 'waiting',
      readingSince: null,
      nextReadAt: sql`${now}::timestamptz + ${campaignSources.everyHours} * interval '1 hour'`,
    })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignSources.campaignId), sql`${campaignSources.campaignId} in (${due})`))
    .returning({ campaignId: campaignSources.campaignId, userId: campaigns.userId })
}

interface StaleTake {
  dayAgo: Date
  weekAgo: Date
  limit: number
}

/**
 * Takes the sources that have failed for a day or a week and whose owners were not informed of it, and records that they
 * are, in one statement: of two schedulers, each takes others.
 */
export function takeStaleSources(
  tx: Database,
  { dayAgo, weekAgo, limit }: StaleTake,
): Promise<(Pick<SourceRow, 'campaignId' | 'failingSince' | 'staleFor'> & { userId: string })[]> {
  const { campaignId, failingSince, staleFor, state } = campaignSources
  const isDue = or(
    and(isNull(staleFor), lte(failingSince, dayAgo)),
    and(eq(staleFor, 'day'), lte(failingSince, weekAgo)),
  )
  const due = tx
    .select({ campaignId })
    .from(campaignSources)
    .innerJoin(campaigns, eq(campaigns.id, campaignId))
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(and(isDue, ne(state, 'paused'), isNull(users.suspendedAt)))
    .orderBy(failingSince)
    .limit(limit)
    .for('update', { of: campaignSources, skipLocked: true })
  return tx
    .update(campaignSources)
    .set({
      staleFor: sql`case when ${failingSince} <= ${weekAgo.toISOString()}::timestamptz then 'week' else 'day' end`,
    })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), isOneOf(campaignId, due)))
    .returning({ campaignId, failingSince, staleFor, userId: campaigns.userId })
}

/** Selects the source of the campaign in the surrounding query if its owner was informed that it fails. */
export function staleSourceOf(db: Database, id: typeof campaigns.id) {
  return db
    .select({ campaignId: campaignSources.campaignId })
    .from(campaignSources)
    .where(and(eq(campaignSources.campaignId, id), isStale()))
}

function isStale() {
  return and(isNotNull(campaignSources.staleFor), ne(campaignSources.state, 'paused'))
}

/** Returns the stale sources among those of these campaigns. */
export function listStaleSources(db: Database, campaignIds: readonly string[]): Promise<SourceRow[]> {
  return db
    .select()
    .from(campaignSources)
    .where(and(inArray(campaignSources.campaignId, [...campaignIds]), isStale()))
}

/** Counts the sources that are read by themselves: good ones, failing ones, and those that have failed for a day. */
export async function countSources(db: Database): Promise<{ good: number; failing: number; stale: number }> {
  const { failingSince, nextReadAt, staleFor, state } = campaignSources
  const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  return onlyRow(
    await db
      .select({
        good: countIf(sql`${failingSince} is null`),
        failing: countIf(sql`${failingSince} is not null and ${staleFor} is null`),
        stale: countIf(sql`${staleFor} is not null`),
      })
      .from(campaignSources)
      .where(and(isNotNull(nextReadAt), ne(state, 'paused'))),
  )
}

/** Keeps a campaign whose feed was read from being forgotten. */
export async function touchCampaign(db: Database, campaignId: string, now: Date): Promise<void> {
  await db.update(campaigns).set({ updatedAt: now }).where(eq(campaigns.id, campaignId))
}

/** Stops every source until its owner says that it goes on. */
export async function stopAllSources(db: Database, message: string): Promise<void> {
  await db.update(campaignSources).set({ state: 'paused', message, nextReadAt: null, readingSince: null })
}

/** Lists sealed passwords, by the ids of their campaigns. */
export function listSealedPasswords(
  db: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string; sealed: string }[]> {
  const { campaignId: id, passwordSealed } = campaignSources
  return db
    .select({ id, sealed: sql<string>`${passwordSealed}` })
    .from(campaignSources)
    .where(and(isNotNull(passwordSealed), after === undefined ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(limit)
}

/** Replaces a sealed password, unless it is another one by now. */
export async function replaceSealedPassword(
  db: Database,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  const isSame = and(eq(campaignSources.campaignId, id), eq(campaignSources.passwordSealed, from))
  await db.update(campaignSources).set({ passwordSealed: to }).where(isSame)
}
