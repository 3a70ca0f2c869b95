import { lockAccount } from '#server/people/users/lock-account.ts'
import { releaseCredit } from '#server/money/credits/release-credit.ts'
import type { Database } from '#server/platform/db/database.ts'
import { recordDeletion } from '#server/people/deletions/record-deletion.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { listUnfinishedJobs } from '#server/ads/generation-jobs/store.ts'
import { listPaintedPhotos } from '#server/ads/variants/store.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import { listImagesOfCreative, moveImage } from '#server/pictures/images/store.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { Services } from '#server/services.ts'
import { getOwnCreative } from './get-creative.ts'
import { type CreativeRow, deleteCreativeRow, listOtherCreatives } from './store.ts'

/** Deletes an ad with its pictures, ends its running jobs and gives their credits back. */
export async function deleteCreative(
  services: Pick<Services, 'db' | 'jobs' | 'newId' | 'now'>,
  userId: string,
  id: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const creative = await getOwnCreative(tx, userId, id)
    for (const job of await listUnfinishedJobs(tx, [id])) await releaseCredit(tx, services, { userId, jobId: job.id })
    const imageIds = await collectImages(tx, creative)
    await dropImages(tx, services, imageIds)
    await deleteCreativeRow(tx, id)
    await recordDeletion(tx, services, { kind: 'ad', id })
  })
  notifyAdUpdated(id)
}

/**
 * Returns the images that are deleted with the ad. An upload that another ad of the same user, or a picture of it, also
 * shows moves there instead.
 */
async function collectImages(tx: Database, creative: CreativeRow): Promise<string[]> {
  const others = await listOtherCreatives(tx, creative)
  const painted = await listPaintedPhotos(
    tx,
    others.map(({ id }) => id),
  )
  const leaving: string[] = []
  for (const image of await listImagesOfCreative(tx, creative.id)) {
    const url = imageUrl(image.id)
    const other =
      others.find((one) => [...one.productImages, ...one.inspirationImages].some((entry) => entry.url === url))?.id ??
      painted.find(({ imageIds }) => imageIds.includes(image.id))?.adId
    if (other) await moveImage(tx, image.id, other)
    else leaving.push(image.id)
  }
  return leaving
}
