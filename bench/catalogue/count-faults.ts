import { existsSync } from 'node:fs'
import path from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import { openEmbedded } from '#server/platform/db/open-embedded.ts'
import { campaignResults, creatives, images, variants } from '#server/platform/db/schema.ts'
import { imageKey } from '#server/pictures/images/keys.ts'

export interface Faults {
  /** Number of products without a finished result, and of pictures without a row or without bytes. */
  lost: number
  /** Number of products, pictures or files of pictures that exist more than once. */
  doubled: number
}

/**
 * Counts the faults of one campaign in the folder of a stopped server: each of its products has to exist once, with a
 * picture in each format.
 */
export async function countFaults(
  dataDir: string,
  { products, formats }: { products: number; formats: number },
): Promise<Faults> {
  const { db, close } = await openEmbedded(dataDir)
  try {
    const results = await db.select().from(campaignResults)
    const ads = await db.select({ id: creatives.id }).from(creatives).where(isNotNull(creatives.campaignId))
    const pictures = await db
      .select({ format: variants.format, adId: variants.adId, imageId: variants.imageId })
      .from(variants)
      .innerJoin(creatives, and(eq(creatives.id, variants.adId), isNotNull(creatives.campaignId)))
    const files = await db.$count(images, eq(images.kind, 'variant'))
    const finished = results.filter(({ state }) => state === 'done' || state === 'needsLook').length
    const single = new Set(pictures.map(({ adId, format }) => `${adId} ${format}`)).size
    const without = pictures.filter(({ imageId }) => !existsSync(path.join(dataDir, 'storage', imageKey(imageId))))
    const lost = products - finished + (products * formats - single) + without.length
    const doubled = ads.length - products + (pictures.length - single) + (files - pictures.length)
    return { lost, doubled }
  } finally {
    await close()
  }
}
