import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idParams } from '#contract/call.ts'
import { CREATIVE_DOWNLOAD_PATH, CREATIVES_DOWNLOAD_PATH, CREATIVES_PER_DOWNLOAD_MAX } from '#contract/downloads.ts'
import { makePlacesPerUser } from '../http/places-per-user.ts'
import { requireUser } from '../http/require-user.ts'
import type { Services } from '../services.ts'
import { downloadAds } from './download-ads.ts'
import { sendZip } from './send-zip.ts'

export const downloadQuery = z.object({
  ids: z
    .string()
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(
      z
        .array(z.uuid())
        .max(CREATIVES_PER_DOWNLOAD_MAX, `At most ${CREATIVES_PER_DOWNLOAD_MAX} ads can be downloaded at once.`),
    ),
})

const DOWNLOADS = { perUser: 2, sentence: 'Two downloads are under way already. Please wait until one is done.' }

export async function downloadsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const places = makePlacesPerUser(DOWNLOADS)
  // Who is signed out hears that first, whatever they sent.
  const preValidation = async (request: FastifyRequest) => void requireUser(request)

  app.get<{ Params: { id: string } }>(
    CREATIVE_DOWNLOAD_PATH,
    { schema: { params: idParams }, preValidation },
    (request, reply) => send(request, reply, [request.params.id]),
  )

  app.get<{ Querystring: z.output<typeof downloadQuery> }>(
    CREATIVES_DOWNLOAD_PATH,
    { schema: { querystring: downloadQuery }, preValidation },
    (request, reply) => send(request, reply, request.query.ids),
  )

  async function send(request: FastifyRequest, reply: FastifyReply, creativeIds: string[]): Promise<FastifyReply> {
    const { id: userId } = requireUser(request)
    const leave = places.take(userId)
    reply.raw.once('close', leave)
    const { name, zip } = await downloadAds(services, { userId, creativeIds })
    return sendZip(request, reply, { name, zip })
  }
}
