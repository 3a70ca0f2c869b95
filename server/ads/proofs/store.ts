import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { images, variants } from '#server/platform/db/schema.ts'

/** Returns the id of a user's picture with exactly these bytes, the newest first; undefined if they have none. */
export async function findVariantOfFile(db: Database, userId: string, sha256: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: variants.id })
    .from(images)
    .innerJoin(variants, eq(variants.imageId, images.id))
    .where(and(eq(images.userId, userId), eq(images.kind, 'variant'), eq(images.sha256, sha256)))
    .orderBy(desc(variants.createdAt))
    .limit(1)
  return found?.id
}
