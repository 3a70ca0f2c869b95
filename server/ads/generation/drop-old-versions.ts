import type { FormatId } from '#contract/formats.ts'
import { PREVIOUS_VERSIONS_MAX } from '#contract/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { listUnheld } from '#server/ads/reviews/store.ts'
import type { Services } from '#server/services.ts'
import { deleteVariantRows, listReplaced } from '#server/ads/variants/store.ts'

/** Deletes the oldest replaced versions of a format if it has more than are kept. */
export async function dropOldVersions(
  tx: Database,
  services: Pick<Services, 'jobs' | 'now'>,
  { creativeId, format }: { creativeId: string; format: FormatId },
): Promise<void> {
  const old = (await listReplaced(tx, creativeId, format)).slice(PREVIOUS_VERSIONS_MAX)
  if (old.length === 0) return
  await deleteVariantRows(
    tx,
    old.map(({ id }) => id),
  )
  const imageIds = await listUnheld(
    tx,
    old.map(({ imageId }) => imageId),
  )
  await dropImages(tx, services, imageIds)
}
