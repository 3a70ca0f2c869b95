import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/ads/change.ts'
import { readCreativeVersion, creativeVersionOf } from '#server/ads/creatives/version.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { changeAd } from './change-ad.ts'

export async function changesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  /** A stopping server answers its waiting calls; the jobs continue without them. */
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  route(app, contract.changeAdCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const version = readCreativeVersion(request.headers['if-match'])
    const options = { userId, creativeId: request.params.id, ...request.body, version }
    const result = await changeAd(services, options, AbortSignal.any([stopping.signal, clientGone(reply)]))
    if ('jobId' in result) {
      reply.code(202)
      return result
    }
    reply.header('etag', creativeVersionOf(result.creative))
    return result
  })
}
