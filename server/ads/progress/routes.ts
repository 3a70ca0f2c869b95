import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { idParams } from '#contract/platform/call.ts'
import { PROGRESS_PATH } from '#contract/ads/generation.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { findSession, sessionKey } from '#server/people/auth/session-store.ts'
import { onSignOut } from '#server/people/auth/sign-outs.ts'
import { isLiveToken } from '#server/programs/tokens/store.ts'
import { READ_SCOPE } from '#server/platform/http/route.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import type { Services } from '#server/services.ts'
import { streamProgress } from './progress-stream.ts'

const STREAMS = { perUser: 4, sentence: 'This ad is open in too many windows. Please close one of them.' }

export async function progressRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'now'>): Promise<void> {
  /** A stopping server ends its streams; the jobs continue without them. */
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  const streams = makeSlotsPerUser(STREAMS)
  app.get<{ Params: { id: string } }>(
    PROGRESS_PATH,
    { config: READ_SCOPE, schema: { params: idParams } },
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
      const isAllowed = () => isSignedIn(request, services)
      return reply.send(Readable.from(streamProgress(services, { creativeId: creative.id, signal, isAllowed })))
    },
  )
}

/** Reads the session or token as it is stored now, not as it was when the request began. */
async function isSignedIn(request: FastifyRequest, services: Pick<Services, 'db' | 'now'>): Promise<boolean> {
  if (request.program) return isLiveToken(services.db, request.program.tokenId, services.now())
  if (!request.sessionId) return false
  return Boolean(await findSession(services.db, sessionKey(request.sessionId), services.now()).catch(() => undefined))
}
