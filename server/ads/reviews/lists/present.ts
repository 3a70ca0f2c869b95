import { sortByFormat } from '#contract/formats.ts'
import type { ReviewList, SharedList } from '#contract/ads/reviews/review-list.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { Database } from '#server/platform/db/database.ts'
import { listShownVariants } from '#server/ads/variants/store.ts'
import { isAlive } from '../lifetime.ts'
import type { LinkSeal } from '../link-seal.ts'
import { presentApproval, presentReviewState } from '../present.ts'
import { hasChanged } from '../share-creative.ts'
import { findLastApproval, listReviewPictures, type PictureRow, type ReviewRow } from '../store.ts'
import { tokenInList } from '../token.ts'
import { type ListRow, listReviewsOfLists } from './store.ts'

/** Presents lists to their owner. */
export async function presentLists(
  { db, links }: { db: Database; links: LinkSeal },
  lists: readonly ListRow[],
): Promise<ReviewList[]> {
  const held = await listReviewsOfLists(
    db,
    lists.map(({ id }) => id),
  )
  const presented = lists.map(async (list) => {
    const reviews = held.filter(({ listId }) => listId === list.id).map(({ review }) => review)
    return {
      id: list.id,
      token: links.open(list),
      createdAt: list.createdAt.toISOString(),
      expiresAt: list.expiresAt.toISOString(),
      ads: await Promise.all(reviews.map((review) => presentOwnAd(db, review))),
    }
  })
  return Promise.all(presented)
}

async function presentOwnAd(db: Database, review: ReviewRow): Promise<ReviewList['ads'][number]> {
  const { id, creativeId, version } = review
  const isOutdated = await hasChanged(db, id, await listShownVariants(db, [creativeId]))
  return {
    creativeId,
    ...(await presentAd(db, review, ({ imageId }) => imageUrl(imageId))),
    currentVersion: isOutdated ? version + 1 : version,
  }
}

/** Presents a list to a reviewer: nothing about its owner, and no address but those of the link. */
export async function presentSharedList(
  { db, now }: { db: Database; now: () => Date },
  list: ListRow,
  listToken: string,
): Promise<SharedList> {
  const held = await listReviewsOfLists(db, [list.id])
  const ads = held
    .filter(({ review }) => isAlive(review, now()))
    .map(async ({ review }) => {
      const token = tokenInList(listToken, review.id)
      return { token, ...(await presentAd(db, review, ({ id }) => `/api/reviews/${token}/pictures/${id}`)) }
    })
  return { expiresAt: list.expiresAt.toISOString(), ads: await Promise.all(ads) }
}

async function presentAd(db: Database, review: ReviewRow, urlOf: (picture: PictureRow) => string) {
  const { id, productName, version } = review
  const pictures = sortByFormat(await listReviewPictures(db, id))
  const approval = await findLastApproval(db, id)
  const { changesAsked } = await presentReviewState(db, review, approval)
  const [first] = pictures
  return {
    productName,
    version,
    changesAsked,
    approval: approval?.version === version ? presentApproval(approval) : null,
    count: pictures.length,
    picture: first ? { imageUrl: urlOf(first), format: first.format, width: first.width, height: first.height } : null,
  }
}
