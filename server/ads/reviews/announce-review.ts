import { findCreative } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { apiAddress, emitEvents, type EventServices } from '#server/programs/webhooks/emit-events.ts'
import type { CommentRow, ReviewRow } from './store.ts'

/** Events about answers of reviewers, for the webhooks of the ad's owner. What reviewers wrote is not in them. */

/** Announces an approval of the version that a link shows. */
export async function announceApproved(tx: Database, services: EventServices, review: ReviewRow): Promise<void> {
  const userId = await findOwner(tx, review)
  const describe = async () => [{ data: describeReview(services, review) }]
  if (userId) await emitEvents(tx, services, { userId, type: 'review.approved', describe })
}

/** Announces a comment, or a request for changes. */
export async function announceCommented(
  tx: Database,
  services: EventServices,
  { review, comment }: { review: ReviewRow; comment: Pick<CommentRow, 'id' | 'asksChanges'> },
): Promise<void> {
  const userId = await findOwner(tx, review)
  const { id: commentId, asksChanges } = comment
  const describe = async () => [{ data: { ...describeReview(services, review), commentId, asksChanges } }]
  if (userId) await emitEvents(tx, services, { userId, type: 'review.commented', describe })
}

async function findOwner(tx: Database, { creativeId }: ReviewRow): Promise<string | undefined> {
  return (await findCreative(tx, creativeId))?.userId
}

function describeReview(services: EventServices, { creativeId, version }: ReviewRow) {
  const creative = apiAddress(services, `/api/creatives/${creativeId}`)
  return { creativeId, version, creative, share: `${creative}/share` }
}
