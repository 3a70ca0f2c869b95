import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/ads/reviews/review.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { isAlive } from './lifetime.ts'
import { makeLinkSeal } from './link-seal.ts'
import { presentShare } from './present.ts'
import {
  deleteComment,
  renewLink,
  revokeShare,
  shareCreative,
  shareNewVersion,
  updateComment,
} from './share-creative.ts'
import { findReviewOfCreative } from './store.ts'

/** Registers the owner's calls for the link of an ad. */
export async function shareRoutes(app: FastifyInstance, all: Services): Promise<void> {
  const { db } = all
  const services = { ...all, links: makeLinkSeal(await readSessionSecrets(all.config)) }

  route(app, contract.getShareCall, async (request) => {
    const { id } = await getOwnCreative(db, requireUser(request).id, request.params.id)
    const review = await findReviewOfCreative(db, id)
    return { share: review && isAlive(review, services.now()) ? await presentShare(services, review) : null }
  })

  route(app, contract.shareCreativeCall, async (request) => {
    const options = { userId: requireUser(request).id, creativeId: request.params.id }
    const { review, token } = await shareCreative(services, options)
    return { ...(await presentShare(services, review)), token }
  })

  route(app, contract.renewShareLinkCall, async (request) => {
    const options = { userId: requireUser(request).id, creativeId: request.params.id }
    const { review, token } = await renewLink(services, options)
    return { ...(await presentShare(services, review)), token }
  })

  route(app, contract.shareNewVersionCall, async (request) => {
    const options = { userId: requireUser(request).id, creativeId: request.params.id }
    return presentShare(services, await shareNewVersion(services, options))
  })

  route(app, contract.deleteShareCommentCall, async (request) => {
    const { id: creativeId, commentId } = request.params
    return presentShare(
      services,
      await deleteComment(services, { userId: requireUser(request).id, creativeId, commentId }),
    )
  })

  route(app, contract.updateShareCommentCall, async (request) => {
    const { id: creativeId, commentId } = request.params
    const options = { userId: requireUser(request).id, creativeId, commentId, ...request.body }
    return presentShare(services, await updateComment(services, options))
  })

  route(app, contract.revokeShareCall, async (request) => {
    await revokeShare(services, { userId: requireUser(request).id, creativeId: request.params.id })
  })
}
