import type { z } from 'zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { idParams } from '#contract/platform/call.ts'
import * as contract from '#contract/catalogue/campaign-results.ts'
import { adDownloadQuery } from '#server/ads/downloads/routes.ts'
import { ALL_ARCHIVES, sendZip } from '#server/ads/downloads/send-zip.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { READ_SCOPE, route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { changeProduct } from './change-product.ts'
import { downloadCampaign } from './download-campaign.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { openProduct } from './open-product.ts'
import type { ProductRequest } from './own-product.ts'
import { presentResults } from './present.ts'
import { listResults } from './results-store.ts'

const DOWNLOADS = {
  perUser: 1,
  sentence: 'A campaign is being downloaded already. Please wait until that is done.',
  total: ALL_ARCHIVES,
}

/** Registers the calls for the results of a campaign. */
export async function campaignResultsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services
  const places = makeSlotsPerUser(DOWNLOADS)
  /** A stopping server answers its waiting calls; the jobs continue without them. */
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  route(app, contract.listCampaignResultsCall, async (request) => {
    const campaign = await getOwnCampaign(db, requireUser(request).id, request.params.id)
    return presentResults(db, campaign, await listResults(db, campaign.id, request.query))
  })

  route(app, contract.changeCampaignProductCall, async (request, reply) => {
    const signal = AbortSignal.any([stopping.signal, clientGone(reply)])
    const result = await changeProduct(services, { ...wishOf(request), ...request.body }, signal)
    if ('jobId' in result) reply.code(202)
    return result
  })

  route(app, contract.openCampaignProductCall, (request) => openProduct(services, wishOf(request)))

  app.get<{ Params: { id: string }; Querystring: z.output<typeof adDownloadQuery> }>(
    contract.CAMPAIGN_DOWNLOAD_PATH,
    {
      config: READ_SCOPE,
      schema: { params: idParams, querystring: adDownloadQuery },
      preValidation: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const leave = places.acquire(userId)
      reply.raw.once('close', leave)
      return sendZip(
        request,
        reply,
        await downloadCampaign(services, { userId, id: request.params.id, ...request.query }),
      )
    },
  )
}

function wishOf(request: FastifyRequest & { params: { id: string; productId: string } }): ProductRequest {
  return { userId: requireUser(request).id, campaignId: request.params.id, productId: request.params.productId }
}
