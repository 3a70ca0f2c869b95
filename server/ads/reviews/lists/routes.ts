import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/ads/reviews/review-list.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { makeLinkSeal } from '../link-seal.ts'
import { addToList, endList, makeList, removeFromList } from './change-list.ts'
import { presentLists } from './present.ts'
import { type ListRow, listLists } from './store.ts'

/** Registers the owner's calls for links of several ads. */
export async function reviewListsRoutes(app: FastifyInstance, all: Services): Promise<void> {
  const services = { ...all, links: makeLinkSeal(await readSessionSecrets(all.config)) }
  const present = async (list: ListRow) => (await presentLists(services, [list]))[0]!

  route(app, contract.listReviewListsCall, async (request) => {
    const { id: userId } = requireUser(request)
    return { lists: await presentLists(services, await listLists(all.db, userId, all.now())) }
  })

  route(app, contract.makeReviewListCall, async (request) => {
    const { id: userId } = requireUser(request)
    return present(await makeList(services, { userId, creativeIds: request.body.creativeIds }))
  })

  route(app, contract.addToReviewListCall, async (request) => {
    const { id: userId } = requireUser(request)
    return present(await addToList(services, { userId, listId: request.params.id, ...request.body }))
  })

  route(app, contract.removeFromReviewListCall, async (request) => {
    const { id: userId } = requireUser(request)
    const { id: listId, creativeId } = request.params
    return present(await removeFromList(services, { userId, listId, creativeId }))
  })

  route(app, contract.endReviewListCall, async (request) => {
    await endList(services, { userId: requireUser(request).id, listId: request.params.id })
  })
}
