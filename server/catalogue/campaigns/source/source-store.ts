import { and, eq, getTableColumns, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { onlyRow } from '#server/platform/db/only-row.ts'
import { campaigns, campaignSources } from '#server/platform/db/schema.ts'

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

/**
 * Marks a source as being read. Returns it with its campaign's owner, or undefined if it is gone or another reading of
 * it began after `lostBefore`.
 */
export async function beginReading(
  db: Database,
  campaignId: string,
  { now, lostBefore }: { now: Date; lostBefore: Date },
): Promise<(SourceRow & { userId: string }) | undefined> {
  const free = or(isNull(campaignSources.readingSince), lt(campaignSources.readingSince, lostBefore))
  const [row] = await db
    .update(campaignSources)
    .set({ state: 'reading', message: null, readingSince: now })
    .from(campaigns)
    .where(and(eq(campaignSources.campaignId, campaignId), eq(campaigns.id, campaignSources.campaignId), free))
    .returning({ ...getTableColumns(campaignSources), userId: campaigns.userId })
  return row
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
 * Takes the sources whose time has come and gives each its next time, in one statement: of two schedulers, each takes
 * others. Returns their campaigns with the owners.
 */
export async function takeDueSources(
  tx: Database,
  now: Date,
  limit: number,
): Promise<{ campaignId: string; userId: string }[]> {
  const due = tx
    .select({ campaignId: campaignSources.campaignId })
    .from(campaignSources)
    .where(lte(campaignSources.nextReadAt, now))
    .orderBy(campaignSources.nextReadAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(campaignSources)
    .set({ nextReadAt: sql`${now}::timestamptz + ${campaignSources.everyHours} * interval '1 hour'` })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignSources.campaignId), sql`${campaignSources.campaignId} in (${due})`))
    .returning({ campaignId: campaignSources.campaignId, userId: campaigns.userId })
}

/** Keeps a campaign whose feed was read from being forgotten. */
export async function touchCampaign(db: Database, campaignId: string, now: Date): Promise<void> {
  await db.update(campaigns).set({ updatedAt: now }).where(eq(campaigns.id, campaignId))
}
