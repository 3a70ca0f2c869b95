import { and, eq } from 'drizzle-orm'
import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import type { Database } from '#server/platform/db/database.ts'
import { touchUps } from '#server/platform/db/schema.ts'

type PhotoOfAd = Pick<typeof touchUps.$inferInsert, 'creativeId' | 'imageId'>

const isOf = ({ creativeId, imageId }: PhotoOfAd) =>
  and(eq(touchUps.creativeId, creativeId), eq(touchUps.imageId, imageId))

/** Returns no strokes if the photo was never touched up. */
export async function findStrokes(db: Database, photo: PhotoOfAd): Promise<Stroke[]> {
  const [row] = await db.select().from(touchUps).where(isOf(photo))
  return row?.strokes ?? []
}

/** Returns the strokes of all touched-up photos of an ad, by the photo's id. */
export async function listStrokes(db: Database, creativeId: string): Promise<Map<string, Stroke[]>> {
  const rows = await db.select().from(touchUps).where(eq(touchUps.creativeId, creativeId))
  return new Map(rows.map(({ imageId, strokes }) => [imageId, strokes]))
}

export async function saveStrokes(db: Database, row: typeof touchUps.$inferInsert): Promise<void> {
  const { strokes, updatedAt } = row
  await db
    .insert(touchUps)
    .values(row)
    .onConflictDoUpdate({ target: [touchUps.creativeId, touchUps.imageId], set: { strokes, updatedAt } })
}

export async function deleteStrokes(db: Database, photo: PhotoOfAd): Promise<void> {
  await db.delete(touchUps).where(isOf(photo))
}
