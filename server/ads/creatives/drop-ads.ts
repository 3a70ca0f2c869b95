import { inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { creatives, images } from '#server/platform/db/schema.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { Services } from '#server/services.ts'

/** Deletes ads, as many as a statement takes, with all of their pictures, and stops painting them. */
export async function dropAds(
  tx: Database,
  services: Pick<Services, 'jobs' | 'now'>,
  adIds: readonly string[],
): Promise<void> {
  const pictures = await tx.select({ id: images.id }).from(images).where(inArray(images.creativeId, adIds))
  await dropImages(
    tx,
    services,
    pictures.map(({ id }) => id),
  )
  await tx.delete(creatives).where(inArray(creatives.id, adIds))
}
