import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/ads/reviews/review.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import { makeLinkSeal } from '#server/ads/reviews/link-seal.ts'
import { presentShare } from '#server/ads/reviews/present.ts'
import type { Services } from '#server/services.ts'
import { acceptProposal } from './accept-proposal.ts'
import { proposeChange } from './propose-change.ts'
import { withdrawProposal } from './withdraw-proposal.ts'

/** Registers the calls for changes that an ad's owner proposes because of a comment. */
export async function proposalsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const shown = { db: services.db, links: makeLinkSeal(await readSessionSecrets(services.config)) }
  /** A stopping server answers its waiting calls; the jobs continue without them. */
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  route(app, contract.proposeChangeCall, async (request, reply) => {
    const { id: creativeId, commentId } = request.params
    const options = { userId: requireUser(request).id, creativeId, commentId, ...request.body }
    const signal = AbortSignal.any([stopping.signal, clientGone(reply)])
    return presentShare(shown, await proposeChange(services, options, signal))
  })

  route(app, contract.withdrawProposalCall, async (request) => {
    const { id: creativeId, commentId } = request.params
    const options = { userId: requireUser(request).id, creativeId, commentId }
    return presentShare(shown, await withdrawProposal(services, options))
  })

  route(app, contract.acceptProposalCall, async (request, reply) => {
    const { id: creativeId, commentId } = request.params
    const options = { userId: requireUser(request).id, creativeId, commentId }
    const result = await acceptProposal(services, options, AbortSignal.any([stopping.signal, clientGone(reply)]))
    if ('jobId' in result) {
      reply.code(202)
      return result
    }
    const { review, refused } = result
    return { ...(await presentShare(shown, review)), refused }
  })
}
