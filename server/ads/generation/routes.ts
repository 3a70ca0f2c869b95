import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { idParams } from '#contract/call.ts'
import * as contract from '#contract/generation.ts'
import { deleteVariant, listPreviousVariants, listVariants, restoreVariant } from '#contract/variant.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { onSignOut } from '#server/people/auth/sign-outs.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { route } from '#server/platform/http/route.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import type { Services } from '#server/services.ts'
import { cancelGeneration } from './cancel-generation.ts'
import { deleteVariant as removeVariant } from './delete-variant.ts'
import { generateVariant } from './generate-variant.ts'
import { keptSince, presentPreviousVariant } from './kept-versions.ts'
import { presentVariant, presentVariants } from '#server/ads/variants/present.ts'
import { streamProgress } from './progress-stream.ts'
import { restoreVersion } from './restore-version.ts'
import { startFormats } from './start-formats.ts'
import { listReplacedVariants, listShownVariants } from '#server/ads/variants/store.ts'

const STREAMS = { perUser: 4, sentence: 'This ad is open in too many windows. Please close one of them.' }

export async function generationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  /** A stopping server ends its streams and answers its waiting calls; the jobs continue without them. */
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  route(app, contract.generateVariant, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const options = { userId, creativeId: request.params.id, ...request.body }
    const result = await generateVariant(services, options, AbortSignal.any([stopping.signal, clientGone(reply)]))
    if ('variant' in result) return result.variant
    reply.code(202)
    return result
  })

  route(app, contract.generateFormats, async (request, reply) => {
    const options = { userId: requireUser(request).id, creativeId: request.params.id, ...request.body }
    const jobs = await startFormats(services, options)
    reply.code(202)
    return { jobs }
  })

  route(app, contract.cancelGeneration, (request) => {
    const { id: creativeId, format } = request.params
    return cancelGeneration(services, { userId: requireUser(request).id, creativeId, format })
  })

  route(app, listVariants, async (request) => {
    const creative = await getOwnCreative(services.db, requireUser(request).id, request.params.id)
    return presentVariants(await listShownVariants(services.db, [creative.id]), creative)
  })

  route(app, deleteVariant, (request) => {
    const { id: creativeId, variantId } = request.params
    return removeVariant(services, { userId: requireUser(request).id, creativeId, variantId })
  })

  route(app, listPreviousVariants, async (request) => {
    const creative = await getOwnCreative(services.db, requireUser(request).id, request.params.id)
    const since = keptSince(services.now())
    const replaced = await listReplacedVariants(services.db, creative.id, since)
    return Promise.all(replaced.map((row) => presentPreviousVariant(row, creative)))
  })

  route(app, restoreVariant, async (request) => {
    const { id: creativeId, variantId } = request.params
    const { restored, creative } = await restoreVersion(services, {
      userId: requireUser(request).id,
      creativeId,
      variantId,
    })
    return presentVariant(restored, creative)
  })

  const streams = makeSlotsPerUser(STREAMS)
  app.get<{ Params: { id: string } }>(
    contract.PROGRESS_PATH,
    { schema: { params: idParams } },
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const creative = await getOwnCreative(services.db, userId, request.params.id)
      const leave = streams.acquire(userId)
      const ended = new AbortController()
      const stopListening = onSignOut(request, () => ended.abort())
      reply.raw.once('close', () => {
        ended.abort()
        stopListening()
        leave()
      })
      const signal = AbortSignal.any([stopping.signal, ended.signal])
      reply.type('text/event-stream').headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      const isAllowed = () => isSignedIn(request)
      return reply.send(Readable.from(streamProgress(services, { creativeId: creative.id, signal, isAllowed })))
    },
  )
}

/** Reads the session as it is stored now, not as it was when the request began. */
function isSignedIn(request: FastifyRequest): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  request.sessionStore.get(request.session.sessionId, (error, session) => resolve(!error && Boolean(session)))
  return promise
}
