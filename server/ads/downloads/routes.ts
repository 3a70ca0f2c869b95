import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idParams } from '#contract/platform/call.ts'
import { CREATIVE_DOWNLOAD_PATH, CREATIVES_DOWNLOAD_PATH, CREATIVES_PER_DOWNLOAD_MAX } from '#contract/ads/downloads.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import { withoutQuery } from '#server/platform/http/require-accepted.ts'
import { READ_SCOPE } from '#server/platform/http/route.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import type { Services } from '#server/services.ts'
import { downloadAds, type DownloadRequest } from './download-ads.ts'
import { ALL_ARCHIVES, sendZip } from './send-zip.ts'

export const adDownloadQuery = z.object({ without: withoutQuery })

export const downloadQuery = adDownloadQuery.extend({
  ids: z
    .string()
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(
      z
        .array(z.uuid())
        .max(CREATIVES_PER_DOWNLOAD_MAX, `At most ${CREATIVES_PER_DOWNLOAD_MAX} ads can be downloaded at once.`),
    ),
})

const DOWNLOADS = {
  perUser: 2,
  sentence: 'Two downloads are under way already. Please wait until one is done.',
  total: ALL_ARCHIVES,
}

export async function downloadsRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'now' | 'storage'>,
): Promise<void> {
  const places = makeSlotsPerUser(DOWNLOADS)
  // A signed-out caller gets that answer first, whatever they sent.
  const preValidation = async (request: FastifyRequest) => void requireUser(request)

  app.get<{ Params: { id: string }; Querystring: z.output<typeof adDownloadQuery> }>(
    CREATIVE_DOWNLOAD_PATH,
    { config: READ_SCOPE, schema: { params: idParams, querystring: adDownloadQuery }, preValidation },
    (request, reply) => send(request, reply, { creativeIds: [request.params.id], without: request.query.without }),
  )

  app.get<{ Querystring: z.output<typeof downloadQuery> }>(
    CREATIVES_DOWNLOAD_PATH,
    { config: READ_SCOPE, schema: { querystring: downloadQuery }, preValidation },
    (request, reply) => send(request, reply, { creativeIds: request.query.ids, without: request.query.without }),
  )

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    options: Omit<DownloadRequest, 'userId'>,
  ): Promise<FastifyReply> {
    const { id: userId } = requireUser(request)
    const leave = places.acquire(userId)
    reply.raw.once('close', leave)
    const { name, zip } = await downloadAds(services, { userId, ...options })
    return sendZip(request, reply, { name, zip })
  }
}
