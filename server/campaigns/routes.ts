import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/campaign.ts'
import { FEED_MAX_BYTES } from '#contract/feed.ts'
import { requireUser } from '../http/require-user.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { createCampaign } from './create-campaign.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { presentCampaign, presentProduct } from './present.ts'
import { readFeedForm } from './read-feed-form.ts'
import { deleteCampaign, listCampaigns, listProducts } from './store.ts'
import { takeFeed } from './take-feed.ts'

export async function campaignsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: FEED_MAX_BYTES, files: 1, fields: 1, parts: 2 },
  })

  route(app, contract.createCampaign, async (request) =>
    presentCampaign(await createCampaign(services, requireUser(request).id, request.body)),
  )

  route(app, contract.listCampaigns, async (request) =>
    (await listCampaigns(db, requireUser(request).id)).map(presentCampaign),
  )

  route(app, contract.getCampaign, async (request) =>
    presentCampaign(await getOwnCampaign(db, requireUser(request).id, request.params.id)),
  )

  route(app, contract.deleteCampaign, async (request) => {
    const campaign = await getOwnCampaign(db, requireUser(request).id, request.params.id)
    await deleteCampaign(db, campaign.id)
  })

  route(app, contract.uploadFeed, async (request) => {
    const { id: userId } = requireUser(request)
    const { id } = await getOwnCampaign(db, userId, request.params.id)
    await using folder = await services.temporary.open()
    const form = await readFeedForm(request, folder.path)
    // The folder stands until the feed has been read.
    return presentCampaign(await takeFeed(services, { userId, id, ...form }))
  })

  route(app, contract.listCampaignProducts, async (request) => {
    const { id } = await getOwnCampaign(db, requireUser(request).id, request.params.id)
    return (await listProducts(db, id, request.query)).map(presentProduct)
  })
}
