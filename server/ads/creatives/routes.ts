import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#contract/ads/creative.ts'
import { translateCreativeCall as translateCall } from '#contract/ads/translation.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { readBrowserLanguages } from '#server/platform/http/browser-languages.ts'
import { takeCarried } from '#server/platform/http/carried-read.ts'
import { type CallRequest, route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { createCreative } from './create-creative.ts'
import { deleteCreative } from './delete-creative.ts'
import { duplicateCreative } from './duplicate-creative.ts'
import { creativeOfPath, firstPageOfSession } from './carried-reads.ts'
import { presentListed, presentOwn, readCreatives, readOwnCreative } from './read-creatives.ts'
import { translateCreative } from './translate-creative.ts'
import { updateCreative } from './update-creative.ts'
import { readCreativeVersion, creativeVersionOf } from './version.ts'

export async function creativesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  /** Answers with the ad that was made before. */
  const answerAgain = async (request: FastifyRequest, reply: FastifyReply, [id]: readonly string[]) => {
    const creative = await readOwnCreative(services.db, requireUser(request).id, id!)
    reply.header('etag', creativeVersionOf(creative))
    return creative
  }

  const list = async (request: CallRequest<typeof contract.listCreativesCall>) => {
    const ads = takeCarried(request, firstPageOfSession)
    return ads ? presentListed(ads, services.now()) : readCreatives(services, requireUser(request).id, request.query)
  }
  route(app, contract.listCreativesCall, list, { carried: firstPageOfSession })

  route(
    app,
    contract.getCreativeCall,
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const found = takeCarried(request, creativeOfPath)
      const creative =
        found === undefined ? await readOwnCreative(services.db, userId, request.params.id) : presentOwn(found, userId)
      reply.header('etag', creativeVersionOf(creative))
      return creative
    },
    { carried: creativeOfPath },
  )

  route(
    app,
    contract.createCreativeCall,
    async (request, reply) => {
      const browserLanguages = readBrowserLanguages(request.headers)
      const creative = await createCreative(services, requireUser(request).id, { ...request.body, browserLanguages })
      reply.header('etag', creativeVersionOf(creative))
      return creative
    },
    { answerAgain },
  )

  route(app, contract.updateCreativeCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const body = { ...request.body, browserLanguages: readBrowserLanguages(request.headers) }
    const version = readCreativeVersion(request.headers['if-match'])
    const creative = await updateCreative(services, { userId, id: request.params.id, body, version })
    reply.header('etag', creativeVersionOf(creative))
    return creative
  })

  route(
    app,
    contract.duplicateCreativeCall,
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const creative = await duplicateCreative(services, {
        userId,
        id: request.params.id,
        product: request.body.product,
      })
      reply.header('etag', creativeVersionOf(creative))
      return creative
    },
    { answerAgain },
  )

  route(
    app,
    translateCall,
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const creative = await translateCreative(services, { userId, id: request.params.id, translation: request.body })
      reply.header('etag', creativeVersionOf(creative))
      return creative
    },
    { answerAgain },
  )

  route(app, contract.deleteCreativeCall, (request) =>
    deleteCreative(services, requireUser(request).id, request.params.id),
  )
}
