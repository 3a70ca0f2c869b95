import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import * as contract from '#contract/catalogue/campaign-carousels.ts'
import { ALL_ARCHIVES, sendZip } from '#server/ads/downloads/send-zip.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { READ_SCOPE, route } from '#server/platform/http/route.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import type { Services } from '#server/services.ts'
import { getOwnCampaign } from '../get-campaign.ts'
import { listCarousels } from './carousel-store.ts'
import { createCarousel, deleteCarousel, getOwnCarousel, repaintCarousel } from './change-carousels.ts'
import { downloadCarousel } from './download-carousel.ts'
import { presentCarousel, presentCarousels } from './present-carousel.ts'

const DOWNLOADS = {
  perUser: 2,
  sentence: 'Two carousels are being downloaded already. Please wait until one is done.',
  total: ALL_ARCHIVES,
}

/** Calls for carousels: products of a campaign as one set. */
export async function campaignCarouselsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services
  const places = makeSlotsPerUser(DOWNLOADS)

  route(
    app,
    contract.createCarouselCall,
    async (request, reply) => {
      const options = { userId: requireUser(request).id, id: request.params.id, ...request.body }
      const row = await createCarousel(services, options)
      reply.code(202)
      return presentCarousel(db, row)
    },
    {
      answerAgain: async (request, reply, [carouselId]) => {
        const own = { userId: requireUser(request).id, id: request.params.id, carouselId: carouselId! }
        reply.code(202)
        return presentCarousel(db, (await getOwnCarousel(db, own)).carousel)
      },
    },
  )

  route(app, contract.listCarouselsCall, async (request) => {
    const { id } = await getOwnCampaign(db, requireUser(request).id, request.params.id)
    return presentCarousels(db, id, await listCarousels(db, id))
  })

  route(app, contract.getCarouselCall, async (request) => {
    const { carousel } = await getOwnCarousel(db, { userId: requireUser(request).id, ...request.params })
    return presentCarousel(db, carousel)
  })

  route(app, contract.repaintCarouselCall, async (request, reply) => {
    const row = await repaintCarousel(services, { userId: requireUser(request).id, ...request.params })
    reply.code(202)
    return presentCarousel(db, row)
  })

  route(app, contract.deleteCarouselCall, (request) =>
    deleteCarousel(services, { userId: requireUser(request).id, ...request.params }),
  )

  app.get<{ Params: z.output<typeof contract.carouselParams> }>(
    contract.CAROUSEL_DOWNLOAD_PATH,
    {
      config: READ_SCOPE,
      schema: { params: contract.carouselParams },
      preValidation: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const leave = places.acquire(userId)
      reply.raw.once('close', leave)
      return sendZip(request, reply, await downloadCarousel(services, { userId, ...request.params }))
    },
  )
}
