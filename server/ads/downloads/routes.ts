import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idParams } from '#contract/platform/call.ts'
import { EXITS, EXTRA_IDS } from '#contract/ads/extras.ts'
import { CREATIVE_DOWNLOAD_PATH, CREATIVES_DOWNLOAD_PATH, CREATIVES_PER_DOWNLOAD_MAX } from '#contract/ads/downloads.ts'
import { clientGone } from '#server/platform/http/client-gone.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import { withoutQuery } from '#server/platform/http/require-accepted.ts'
import { READ_SCOPE } from '#server/platform/http/route.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { downloadAds, type DownloadRequest } from './download-ads.ts'
import type { ExtrasServices } from './read-extras.ts'
import { ALL_ARCHIVES, sendZip } from './send-zip.ts'

export const adDownloadQuery = z.object({ without: withoutQuery })

/** Files that are wanted beside the pictures: `?also=psd,html5`, and for HTML5 `exit=google` and `motion=1`. */
export const creativeDownloadQuery = adDownloadQuery.extend({
  also: z
    .string()
    .transform((extras) => [...new Set(extras.split(','))])
    .pipe(z.array(z.enum(EXTRA_IDS)))
    .optional(),
  exit: z.enum(EXITS).optional(),
  motion: z.literal('1').optional(),
})

export const downloadQuery = creativeDownloadQuery.extend({
  ids: z
    .string()
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(
      z
        .array(z.uuid())
        .max(CREATIVES_PER_DOWNLOAD_MAX, `At most ${CREATIVES_PER_DOWNLOAD_MAX} ads can be downloaded at once.`),
    ),
})

/** Time for which nothing may be sent while files are made, behind all that people wait for. */
const MADE_MEANWHILE_MS = 10 * 60_000

type WantedArchive = Pick<DownloadRequest, 'creativeIds'> & z.output<typeof creativeDownloadQuery>

const DOWNLOADS = {
  perUser: 2,
  sentence: 'Two downloads are under way already. Please wait until one is done.',
  total: ALL_ARCHIVES,
}

export async function downloadsRoutes(app: FastifyInstance, services: ExtrasServices): Promise<void> {
  const places = makeSlotsPerUser(DOWNLOADS)
  // A signed-out caller gets that answer first, whatever they sent.
  const preValidation = async (request: FastifyRequest) => void requireUser(request)

  app.get<{ Params: { id: string }; Querystring: z.output<typeof creativeDownloadQuery> }>(
    CREATIVE_DOWNLOAD_PATH,
    { config: READ_SCOPE, schema: { params: idParams, querystring: creativeDownloadQuery }, preValidation },
    (request, reply) => send(request, reply, { creativeIds: [request.params.id], ...request.query }),
  )

  app.get<{ Querystring: z.output<typeof downloadQuery> }>(
    CREATIVES_DOWNLOAD_PATH,
    { config: READ_SCOPE, schema: { querystring: downloadQuery }, preValidation },
    (request, reply) => send(request, reply, { creativeIds: request.query.ids, ...request.query }),
  )

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { creativeIds, without, also, exit = 'clicktag', motion }: WantedArchive,
  ): Promise<FastifyReply> {
    const { id: userId } = requireUser(request)
    const leave = places.acquire(userId)
    reply.raw.once('close', leave)
    const wanted = also && { extras: also, exit, hasMotion: motion === '1', signal: clientGone(reply) }
    const { name, zip } = await downloadAds(services, { userId, creativeIds, without, also: wanted })
    return sendZip(request, reply, { name, zip, ...(also && { stalledMs: MADE_MEANWHILE_MS }) })
  }
}
