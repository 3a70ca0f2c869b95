import type { Database } from '../db/database.ts'
import { dropImages } from '../images/drop-images.ts'
import type { Services } from '../services.ts'
import { deleteReview, takePictures, takeProposals } from './store.ts'

type Needed = Pick<Services, 'jobs' | 'now'>

/** Ends a link and deletes everything that reviewers wrote. */
export async function endReview(tx: Database, services: Needed, reviewId: string): Promise<void> {
  await letPicturesGo(tx, services, reviewId)
  await dropImages(tx, services, await takeProposals(tx, { reviewId }))
  await deleteReview(tx, reviewId)
}

/** Empties a review, and deletes the pictures that were kept for it alone. */
export async function letPicturesGo(tx: Database, services: Needed, reviewId: string): Promise<void> {
  const imageIds = await takePictures(tx, reviewId)
  await dropImages(tx, services, imageIds)
}
