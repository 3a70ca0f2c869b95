import type { FastifyInstance, FastifyReply } from 'fastify'
import * as contract from '#contract/ads/generation.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { cancelGeneration } from './cancel-generation.ts'
import { awaitVariant, generateVariant } from './generate-variant.ts'
import { startFormats } from './start-formats.ts'

export async function generationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  /** A stopping server answers its waiting calls; the jobs continue without them. */
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  const untilGone = (reply: FastifyReply) => AbortSignal.any([stopping.signal, clientGone(reply)])
  const answer = (result: Awaited<ReturnType<typeof generateVariant>>, reply: FastifyReply) => {
    if ('variant' in result) return result.variant
    reply.code(202)
    return result
  }

  route(
    app,
    contract.generateVariantCall,
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const options = { userId, creativeId: request.params.id, ...request.body }
      return answer(await generateVariant(services, options, untilGone(reply)), reply)
    },
    {
      answerAgain: async (_request, reply, [jobId]) =>
        answer(await awaitVariant(services, jobId!, untilGone(reply)), reply),
    },
  )

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
