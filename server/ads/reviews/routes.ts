import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { getSharedListCall } from '#contract/ads/reviews/review-list.ts'
import * as contract from '#contract/ads/reviews/review.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { limitReviews } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import type { EventServices } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { addComment, approve, askForChanges } from './answer-review.ts'
import { getOpenReview } from './get-open-review.ts'
import { getOpenList } from './lists/get-open-list.ts'
import { presentSharedList } from './lists/present.ts'
import { presentApproval, presentComment, presentReview } from './present.ts'
import { findPicture } from './store.ts'

/** Registers the calls of a link, for reviewers: no session is required or read. */
export async function reviewsRoutes(
  app: FastifyInstance,
  services: EventServices & Pick<Services, 'db' | 'storage'>,
): Promise<void> {
  const { db, storage } = services
  limitReviews(app, services)

  route(app, contract.getReviewCall, async (request) => {
    const { token } = request.params
    return presentReview(db, await getOpenReview(services, token), token)
  })

  route(app, getSharedListCall, async (request) => {
    const { token } = request.params
    return presentSharedList(services, await getOpenList(services, token), token)
  })

  // Sent by the server even if a bucket stores it: a signed link would still work after the review has ended.
  app.get<{ Params: z.infer<typeof contract.reviewPictureParams> }>(
    contract.REVIEW_PICTURE_PATH,
    { schema: { params: contract.reviewPictureParams } },
    async (request, reply) => {
      const review = await getOpenReview(services, request.params.token)
      const picture = await findPicture(db, review.id, request.params.pictureId)
      const bytes = picture && (await storage.get(imageKey(picture.imageId)))
      if (!bytes) throw new AppError('NOT_FOUND', 'This picture is not shared any more. Please reload the page.')
      reply.header('x-content-type-options', 'nosniff').type(picture.contentType)
      return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )

  route(app, contract.addReviewCommentCall, async (request) =>
    presentComment(await addComment(services, request.params.token, request.body)),
  )

  route(app, contract.approveReviewCall, async (request) =>
    presentApproval(await approve(services, request.params.token, request.body)),
  )

  route(app, contract.askForChangesCall, async (request) =>
    presentComment(await askForChanges(services, request.params.token, request.body)),
  )
}
