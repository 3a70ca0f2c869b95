import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/catalogue/campaign-source.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { getOwnCampaign } from '../get-campaign.ts'
import { openPasswordSeal } from './password-seal.ts'
import { presentSource } from './present-source.ts'
import { readSourceNow, removeSource, setSource } from './set-source.ts'
import { findSource } from './source-store.ts'

/** Calls for the address from which a campaign reads its feed. */
export async function campaignSourceRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const seal = await openPasswordSeal(services)

  route(app, contract.getCampaignSourceCall, async (request) => {
    const { id } = await getOwnCampaign(services.db, requireUser(request).id, request.params.id)
    const source = await findSource(services.db, id)
    return { source: source ? presentSource(source) : null }
  })

  route(app, contract.setCampaignSourceCall, async (request) => {
    const options = { userId: requireUser(request).id, id: request.params.id, ...request.body }
    return { source: presentSource(await setSource(services, seal, options)) }
  })

  route(app, contract.readCampaignSourceCall, async (request, reply) => {
    const { evenIfSmaller = false } = request.body ?? {}
    const options = { userId: requireUser(request).id, id: request.params.id, evenIfSmaller }
    reply.code(202)
    return { source: presentSource(await readSourceNow(services, options)) }
  })

  route(app, contract.deleteCampaignSourceCall, (request) =>
    removeSource(services, { userId: requireUser(request).id, id: request.params.id }),
  )
}
