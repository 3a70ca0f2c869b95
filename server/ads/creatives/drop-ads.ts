import type { Database } from '#server/platform/db/database.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { listImageIdsOfCreatives } from '#server/pictures/images/store.ts'
import type { Services } from '#server/services.ts'
import { deleteCreativeRows } from './store.ts'

/** Deletes ads, as many as a statement takes, with all of their pictures, and stops painting them. */
export async function dropAds(
  tx: Database,
  services: Pick<Services, 'jobs' | 'now'>,
  adIds: readonly string[],
): Promise<void> {
  await dropImages(tx, services, await listImageIdsOfCreatives(tx, adIds))
  await deleteCreativeRows(tx, adIds)
}
