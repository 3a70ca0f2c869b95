import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#contract/catalogue/campaign.ts'
import * as run from '#contract/catalogue/campaign-run.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { cancelCampaign } from './cancel-campaign.ts'
import { changeLook } from './change-look.ts'
import { createCampaign } from './create-campaign.ts'
import { deleteOwnCampaign } from './drop-campaign.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { presentCampaign, presentCampaigns, presentProduct } from './present.ts'
import { FEED_FORM_LIMITS, readFeedForm } from './read-feed-form.ts'
import { campaignCarouselsRoutes } from './carousels/routes.ts'
import { campaignSheetsRoutes } from './sheets/routes.ts'
import { campaignRulesRoutes } from './rules/routes.ts'
import { campaignFeedOutRoutes } from './feed-out/routes.ts'
import { campaignSourceRoutes } from './source/routes.ts'
import { campaignResultsRoutes } from './results-routes.ts'
import { remakeCampaign, retryCampaign, startCampaign } from './start-campaign.ts'
import { listCampaigns, listProducts } from './store.ts'
import { takeInProducts } from './take-in-products.ts'
import { requireInPlan, importFeed } from './import-feed.ts'

export async function campaignsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services
  await app.register(multipart, { throwFileSizeLimit: false, limits: FEED_FORM_LIMITS })

  route(
    app,
    contract.createCampaignCall,
    async (request) => presentCampaign(services, await createCampaign(services, requireUser(request).id, request.body)),
    {
      answerAgain: async (request, _reply, [id]) =>
        presentCampaign(services, await getOwnCampaign(db, requireUser(request).id, id!)),
    },
  )

  route(app, contract.listCampaignsCall, async (request) =>
    presentCampaigns(db, await listCampaigns(db, requireUser(request).id, request.query)),
  )

  route(app, contract.getCampaignCall, async (request) =>
    presentCampaign(services, await getOwnCampaign(db, requireUser(request).id, request.params.id)),
  )

  route(app, contract.changeCampaignLookCall, async (request) =>
    presentCampaign(services, await changeLook(services, { ...wishOf(request), look: request.body })),
  )

  route(app, contract.deleteCampaignCall, async (request) => {
    await deleteOwnCampaign(services, requireUser(request).id, request.params.id)
  })

  route(app, contract.uploadFeedCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    // Checked before anything is received: a user who may not start it need not send it.
    const { id } = await requireInPlan(services, { userId, id: request.params.id })
    await using folder = await services.temporary.open()
    const form = await readFeedForm(request, folder.path)
    // The folder has to exist until all of it has been read.
    return presentCampaign(services, await importFeed(services, { userId, id, ...form, signal: clientGone(reply) }))
  })

  route(app, contract.listCampaignProductsCall, async (request) => {
    const { id } = await getOwnCampaign(db, requireUser(request).id, request.params.id)
    return (await listProducts(db, id, request.query)).map(presentProduct)
  })

  route(app, contract.includeProductsCall, async (request) =>
    presentCampaign(services, await takeInProducts(services, { ...wishOf(request), ...request.body })),
  )

  route(app, run.startCampaignCall, async (request) =>
    presentCampaign(services, await startCampaign(services, { ...wishOf(request), ...request.body })),
  )

  route(app, run.retryCampaignCall, async (request) =>
    presentCampaign(services, await retryCampaign(services, { ...wishOf(request), ...request.body })),
  )

  route(app, run.remakePicturesCall, async (request) =>
    presentCampaign(services, await remakeCampaign(services, { ...wishOf(request), ...request.body })),
  )

  route(app, run.cancelCampaignCall, (request) => cancelCampaign(services, wishOf(request)))

  await campaignSourceRoutes(app, services)
  await campaignSheetsRoutes(app, services)
  await campaignCarouselsRoutes(app, services)
  campaignRulesRoutes(app, services)
  await campaignFeedOutRoutes(app, services)
  await campaignResultsRoutes(app, services)
}

function wishOf(request: FastifyRequest & { params: { id: string } }) {
  return { userId: requireUser(request).id, id: request.params.id }
}
