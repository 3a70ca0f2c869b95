import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { openEmbedded } from '#server/platform/db/open-embedded.ts'
import { creatives, images, variants } from '#server/platform/db/schema.ts'
import { imageKey, thumbnailKey } from '#server/pictures/images/keys.ts'
import { openDiskStorage } from '#server/platform/storage/disk.ts'

/**
 * Copies the ads in the data folder of an app that is not running, pictures and all, until there are as many as wanted.
 */
export async function fillGallery(dataDir: string, wanted: number): Promise<void> {
  const { db, close } = await openEmbedded(dataDir)
  const storage = openDiskStorage(path.join(dataDir, 'storage'))
  try {
    const made = await db.select().from(creatives)
    for (let number = made.length; number < wanted; number += 1) await copy(made[number % made.length]!, number)
  } finally {
    await close()
  }

  async function copy(creative: typeof creatives.$inferSelect, number: number): Promise<void> {
    const id = randomUUID()
    const createdAt = new Date(creative.createdAt.getTime() - number * 60_000)
    await db.insert(creatives).values({ ...creative, id, createdAt, productName: `${creative.productName} ${number}` })
    const painted = await db.select().from(variants).where(eq(variants.adId, creative.id))
    const ids = new Map(painted.map(({ imageId }) => [imageId, randomUUID()]))
    for (const image of await db
      .select()
      .from(images)
      .where(inArray(images.id, [...ids.keys()]))) {
      const copyId = ids.get(image.id)!
      await db.insert(images).values({ ...image, id: copyId, creativeId: id })
      for (const key of [imageKey, thumbnailKey]) {
        const bytes = await storage.get(key(image.id))
        if (bytes) await storage.put(key(copyId), bytes, image.contentType)
      }
    }
    for (const variant of painted) {
      const imageId = ids.get(variant.imageId)!
      await db
        .insert(variants)
        .values({ ...variant, id: randomUUID(), adId: id, imageId, imageUrl: `/api/images/${imageId}` })
    }
  }
}
