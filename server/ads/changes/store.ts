import { and, desc, eq, inArray, lt, notExists } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { adChanges, campaignResults, type ChangeOutcome, type JobState } from '#server/platform/db/schema.ts'

export type ChangeRow = typeof adChanges.$inferSelect

const isUnfinished = inArray(adChanges.state, ['queued', 'running'])

export function isChangeFinished({ state }: ChangeRow): boolean {
  return state !== 'queued' && state !== 'running'
}

export async function insertChange(db: Database, row: typeof adChanges.$inferInsert): Promise<void> {
  await db.insert(adChanges).values(row)
}

export async function findChange(db: Database, changeId: string): Promise<ChangeRow | undefined> {
  const [change] = await db.select().from(adChanges).where(eq(adChanges.id, changeId))
  return change
}

/** Returns a user's unfinished changes, without those that a campaign makes of its pictures by itself. */
export function listUnfinishedChanges(db: Database, userId: string): Promise<ChangeRow[]> {
  const { creativeId, state } = campaignResults
  const painted = db
    .select({ id: campaignResults.id })
    .from(campaignResults)
    .where(and(eq(creativeId, adChanges.creativeId), inArray(state, ['waiting', 'painting'])))
  return db
    .select()
    .from(adChanges)
    .where(and(eq(adChanges.userId, userId), isUnfinished, notExists(painted)))
}

/** Returns the newest change, from which a progress stream starts. */
export async function findLatestChange(db: Database, creativeId: string): Promise<ChangeRow | undefined> {
  const [change] = await db
    .select()
    .from(adChanges)
    .where(eq(adChanges.creativeId, creativeId))
    .orderBy(desc(adChanges.createdAt), desc(adChanges.id))
    .limit(1)
  return change
}

/** Updates an unfinished change. Returns undefined if it has ended, or was deleted with its ad. */
export async function updateChange(
  db: Database,
  changeId: string,
  set: { state: JobState; outcomes?: ChangeOutcome[]; message?: string },
  now: Date,
): Promise<ChangeRow | undefined> {
  const [change] = await db
    .update(adChanges)
    .set({ ...set, updatedAt: now })
    .where(and(eq(adChanges.id, changeId), isUnfinished))
    .returning()
  return change
}

/** Deletes old changes: the pictures and the ad hold their effect, and how it came about is of no use later. */
export async function deleteOldChanges(db: Database, before: Date): Promise<void> {
  await db.delete(adChanges).where(lt(adChanges.createdAt, before))
}
