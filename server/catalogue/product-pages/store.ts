import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { pageReads } from '#server/platform/db/schema.ts'

export type PageRead = typeof pageReads.$inferSelect

/** Returns page reads, the last ones first. */
export function listPageReads(db: Database, userId: string, after: Date): Promise<PageRead[]> {
  return db
    .select()
    .from(pageReads)
    .where(and(eq(pageReads.userId, userId), gt(pageReads.readAt, after)))
    .orderBy(desc(pageReads.readAt))
}

export async function insertPageRead(db: Database, read: PageRead): Promise<void> {
  await db.insert(pageReads).values(read)
}

export async function setPagePhotos(db: Database, id: string, photos: string[]): Promise<void> {
  await db.update(pageReads).set({ photos }).where(eq(pageReads.id, id))
}

export async function deletePageReadsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(pageReads).where(lte(pageReads.readAt, before))
}
