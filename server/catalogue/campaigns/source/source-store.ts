import { and, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import { campaigns, campaignSources, users } from '#server/platform/db/schema.ts'

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

/** Locks the source if this reading of it is still the one under way: no address was set meanwhile. */
export async function isStillRead(
  tx: Database,
  { campaignId, readingSince }: Pick<SourceRow, 'campaignId' | 'readingSince'>,
): Promise<boolean> {
  const rows = await tx
    .select({ campaignId: campaignSources.campaignId })
    .from(campaignSources)
    .where(and(eq(campaignSources.campaignId, campaignId), eq(campaignSources.readingSince, readingSince!)))
    .for('update')
  return rows.length > 0
}

/** Ends the reading that began at that moment. An address that was set since is not touched. */
export async function endReading(
  db: Database,
  { campaignId, readingSince }: Pick<SourceRow, 'campaignId' | 'readingSince'>,
  changes: Partial<SourceRow>,
): Promise<void> {
  await db
    .update(campaignSources)
    .set({ ...changes, readingSince: null })
    .where(and(eq(campaignSources.campaignId, campaignId), eq(campaignSources.readingSince, readingSince!)))
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
