import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { campaignPhotos } from '../db/schema.ts'

export async function findPhoto(db: Database, campaignId: string, address: string): Promise<string | undefined> {
  const own = and(eq(campaignPhotos.campaignId, campaignId), eq(campaignPhotos.address, address))
  const [row] = await db.select({ imageId: campaignPhotos.imageId }).from(campaignPhotos).where(own)
  return row?.imageId
}

export async function insertPhoto(db: Database, row: typeof campaignPhotos.$inferInsert): Promise<void> {
  await db.insert(campaignPhotos).values(row)
}
