import { and, eq, getTableColumns, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { campaigns, feedsOut, users } from '#server/platform/db/schema.ts'

export type FeedOutRow = typeof feedsOut.$inferSelect

export async function findFeedOut(db: Database, campaignId: string): Promise<FeedOutRow | undefined> {
  const [row] = await db.select().from(feedsOut).where(eq(feedsOut.campaignId, campaignId))
  return row
}

/** Finds the feed that an address opens. Returns undefined also if its owner is suspended. */
export async function findFeedByToken(db: Database, tokenHash: string): Promise<FeedOutRow | undefined> {
  const [row] = await db
    .select(getTableColumns(feedsOut))
    .from(feedsOut)
    .innerJoin(campaigns, eq(campaigns.id, feedsOut.campaignId))
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(and(eq(feedsOut.tokenHash, tokenHash), isNull(users.suspendedAt)))
  return row
}

export async function insertFeedOut(tx: Database, row: typeof feedsOut.$inferInsert): Promise<void> {
  await tx.insert(feedsOut).values(row)
}

/** Changes some fields. Returns undefined if the feed is gone. */
export async function updateFeedOut(
  tx: Database,
  campaignId: string,
  changes: Partial<FeedOutRow>,
): Promise<FeedOutRow | undefined> {
  const [row] = await tx.update(feedsOut).set(changes).where(eq(feedsOut.campaignId, campaignId)).returning()
  return row
}

export async function deleteFeedOut(tx: Database, campaignId: string): Promise<void> {
  await tx.delete(feedsOut).where(eq(feedsOut.campaignId, campaignId))
}

/** Finds the campaign whose feed had this id. */
export async function findCampaignOfFeed(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db.select({ campaignId: feedsOut.campaignId }).from(feedsOut).where(eq(feedsOut.id, id))
  return row?.campaignId
}

/** Ends the addresses of a user. The pictures go with the account's others. */
export async function deleteFeedsOfUser(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.userId, userId))
  await tx.delete(feedsOut).where(inArray(feedsOut.campaignId, own))
}

/**
 * Counts a change of what a feed holds. Each change has a second of its own, because a Last-Modified has no smaller
 * parts.
 */
export async function countFeedChange(
  tx: Database,
  campaignId: string,
  { now, base }: { now: Date; base: string },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx
    .update(feedsOut)
    .set({
      revision: sql`${feedsOut.revision} + 1`,
      changedAt: sql`greatest(${at}, ${feedsOut.changedAt} + interval '1 second')`,
      base,
    })
    .where(eq(feedsOut.campaignId, campaignId))
}

/** Makes a feed due now, if the campaign has one: something that it shows may have changed. */
export async function markFeedDue(tx: Database, campaignId: string, now: Date): Promise<void> {
  await tx
    .update(feedsOut)
    .set({ dueAt: now })
    .where(and(eq(feedsOut.campaignId, campaignId), gt(feedsOut.dueAt, now)))
}

interface Lease {
  lease: string
  now: Date
  /** A publication that was not heard of since then was killed. */
  lostBefore: Date
  nextAt: Date
}

/**
 * Gives the feed to this publication, unless another one is at work. From here on, what marks the feed as due is a change
 * that the publication may have missed. Returns undefined if the feed is gone, taken, or its owner is suspended.
 */
export async function takeFeed(
  db: Database,
  campaignId: string,
  { lease, now, lostBefore, nextAt }: Lease,
): Promise<(FeedOutRow & { userId: string }) | undefined> {
  const [row] = await db
    .update(feedsOut)
    .set({ lease, leasedAt: now, dueAt: nextAt })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(
      and(
        eq(feedsOut.campaignId, campaignId),
        eq(campaigns.id, feedsOut.campaignId),
        isNull(users.suspendedAt),
        isFree(lostBefore),
      ),
    )
    .returning({ ...getTableColumns(feedsOut), userId: campaigns.userId })
  return row
}

function isFree(lostBefore: Date): SQL | undefined {
  return or(isNull(feedsOut.lease), lt(feedsOut.leasedAt, lostBefore))
}

/** Renews the lease within a transaction, and keeps the feed as it is until that ends. Returns false if it was lost. */
export async function renewLease(
  tx: Database,
  { campaignId, lease }: { campaignId: string; lease: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(feedsOut)
    .set({ leasedAt: now })
    .where(and(eq(feedsOut.campaignId, campaignId), eq(feedsOut.lease, lease)))
    .returning({ campaignId: feedsOut.campaignId })
  return rows.length > 0
}

/** Ends a publication with what it found. A feed that another publication has taken since is not touched. */
export async function releaseFeed(
  db: Database,
  { campaignId, lease }: { campaignId: string; lease: string },
  changes: Partial<FeedOutRow> = {},
): Promise<void> {
  await db
    .update(feedsOut)
    .set({ ...changes, lease: null, leasedAt: null })
    .where(and(eq(feedsOut.campaignId, campaignId), eq(feedsOut.lease, lease)))
}

/**
 * Takes the feeds whose time has come and gives each its next time, in one statement: of two schedulers, each takes
 * others. Returns their campaigns with the owners.
 */
export function takeDueFeeds(
  tx: Database,
  { now, lostBefore, retryAt, limit }: { now: Date; lostBefore: Date; retryAt: Date; limit: number },
): Promise<{ campaignId: string; userId: string }[]> {
  const due = tx
    .select({ campaignId: feedsOut.campaignId })
    .from(feedsOut)
    .innerJoin(campaigns, eq(campaigns.id, feedsOut.campaignId))
    .innerJoin(users, eq(users.id, campaigns.userId))
    .where(and(lte(feedsOut.dueAt, now), isFree(lostBefore), isNull(users.suspendedAt)))
    .orderBy(feedsOut.dueAt)
    .limit(limit)
    .for('update', { of: feedsOut, skipLocked: true })
  return tx
    .update(feedsOut)
    .set({ dueAt: retryAt })
    .from(campaigns)
    .where(and(eq(campaigns.id, feedsOut.campaignId), sql`${feedsOut.campaignId} in (${due})`))
    .returning({ campaignId: feedsOut.campaignId, userId: campaigns.userId })
}

/** Returns feeds that have ended after a downgrade and still have pictures. */
export async function listEndedFeeds(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ campaignId: feedsOut.campaignId })
    .from(feedsOut)
    .where(and(lte(feedsOut.endsAt, now), sql`${feedsOut.report} is not null`))
    .limit(limit)
  return rows.map(({ campaignId }) => campaignId)
}

/** Lists sealed tokens, by the ids of their feeds. */
export function listSealedTokens(
  db: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string; sealed: string }[]> {
  const { id, tokenSealed: sealed } = feedsOut
  return db
    .select({ id, sealed })
    .from(feedsOut)
    .where(after === undefined ? undefined : gt(id, after))
    .orderBy(id)
    .limit(limit)
}

/** Replaces a sealed token, unless it is another one by now. */
export async function replaceSealedToken(
  db: Database,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  await db
    .update(feedsOut)
    .set({ tokenSealed: to })
    .where(and(eq(feedsOut.id, id), eq(feedsOut.tokenSealed, from)))
}
