import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { usedTrials } from '#server/platform/db/schema.ts'

export async function hasUsedTrial(db: Database, identityHash: string): Promise<boolean> {
  const used = await db.select().from(usedTrials).where(eq(usedTrials.identityHash, identityHash))
  return used.length > 0
}

export async function insertUsedTrial(db: Database, row: typeof usedTrials.$inferInsert): Promise<void> {
  await db.insert(usedTrials).values(row).onConflictDoNothing()
}
