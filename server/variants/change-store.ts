import { and, desc, eq, inArray, lt, notExists } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { adChanges, campaignResults, type ChangeOutcome, type JobState } from '../db/schema.ts'

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

/** Those that a person has asked for: a campaign that is being painted changes its pictures by itself. */
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

/** What a progress stream starts from. */
export async function findLatestChange(db: Database, creativeId: string): Promise<ChangeRow | undefined> {
  const [change] = await db
    .select()
    .from(adChanges)
    .where(eq(adChanges.creativeId, creativeId))
    .orderBy(desc(adChanges.createdAt), desc(adChanges.id))
    .limit(1)
  return change
}

/** Changes one that is still unfinished; undefined means that it has ended, or is gone with its ad. */
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

/** What was changed is told by the pictures and the ad: how it came about is of no use later. */
export async function deleteOldChanges(db: Database, before: Date): Promise<void> {
  await db.delete(adChanges).where(lt(adChanges.createdAt, before))
}
