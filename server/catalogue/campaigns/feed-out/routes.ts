import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/catalogue/campaign-feed-out.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { getOwnCampaign } from '../get-campaign.ts'
import { findFeedOut, type FeedOutRow } from './feed-out-store.ts'
import { openFeedSeal } from './feed-token.ts'
import { presentFeedOut } from './present-feed-out.ts'
import { removeFeedOut, renewFeedAddress, setFeedOut } from './set-feed-out.ts'

/** Calls of an owner for the feed out of a campaign. */
export async function campaignFeedOutRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const seal = await openFeedSeal(services)
  const answer = async (userId: string, feed: FeedOutRow | undefined) => ({
    feedOut: feed ? await presentFeedOut(services, seal, { feed, userId }) : null,
  })

  route(app, contract.getCampaignFeedOutCall, async (request) => {
    const { id: userId } = requireUser(request)
    const { id } = await getOwnCampaign(services.db, userId, request.params.id)
    return answer(userId, await findFeedOut(services.db, id))
  })

  route(app, contract.setCampaignFeedOutCall, async (request) => {
    const { id: userId } = requireUser(request)
    return answer(userId, await setFeedOut(services, seal, { userId, id: request.params.id, ...request.body }))
  })

  route(app, contract.renewFeedOutLinkCall, async (request) => {
    const { id: userId } = requireUser(request)
    return answer(userId, await renewFeedAddress(services, seal, { userId, id: request.params.id }))
  })

  route(app, contract.deleteCampaignFeedOutCall, (request) =>
    removeFeedOut(services, { userId: requireUser(request).id, id: request.params.id }),
  )
}
