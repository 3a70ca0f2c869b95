import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/ads/generation.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { cancelGeneration } from './cancel-generation.ts'
import { generateVariant } from './generate-variant.ts'
import { startFormats } from './start-formats.ts'

export async function generationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  /** A stopping server answers its waiting calls; the jobs continue without them. */
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  route(app, contract.generateVariantCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const options = { userId, creativeId: request.params.id, ...request.body }
    const result = await generateVariant(services, options, AbortSignal.any([stopping.signal, clientGone(reply)]))
    if ('variant' in result) return result.variant
    reply.code(202)
    return result
  })

  route(app, contract.generateFormatsCall, async (request, reply) => {
    const options = { userId: requireUser(request).id, creativeId: request.params.id, ...request.body }
    const jobs = await startFormats(services, options)
    reply.code(202)
    return { jobs }
  })

  route(app, contract.cancelGenerationCall, (request) => {
    const { id: creativeId, format } = request.params
    return cancelGeneration(services, { userId: requireUser(request).id, creativeId, format })
  })
}
