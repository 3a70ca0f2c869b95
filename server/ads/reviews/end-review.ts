import type { Database } from '#server/platform/db/database.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { Services } from '#server/services.ts'
import { deleteReview, detachPictures, deleteProposals } from './store.ts'

type Needed = Pick<Services, 'jobs' | 'now'>

/** Ends a link and deletes everything that reviewers wrote. */
export async function endReview(tx: Database, services: Needed, reviewId: string): Promise<void> {
  await deletePictures(tx, services, reviewId)
  await dropImages(tx, services, await deleteProposals(tx, { reviewId }))
  await deleteReview(tx, reviewId)
}

/** Empties a review, and deletes the pictures that were kept for it alone. */
export async function deletePictures(tx: Database, services: Needed, reviewId: string): Promise<void> {
  const imageIds = await detachPictures(tx, reviewId)
  await dropImages(tx, services, imageIds)
}
