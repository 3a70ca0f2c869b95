import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { CAMPAIGN_SHEET_PATH, campaignSheetParams, campaignSheetQuery } from '#contract/catalogue/campaign-sheets.ts'
import { ALL_ARCHIVES, sendZip } from '#server/ads/downloads/send-zip.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { READ_SCOPE } from '#server/platform/http/route.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import type { Services } from '#server/services.ts'
import { downloadSheet } from './download-sheet.ts'

const DOWNLOADS = {
  perUser: 1,
  sentence: 'A sheet is being downloaded already. Please wait until that is done.',
  total: ALL_ARCHIVES,
}

/** The download of a campaign as a bulk sheet of a platform. */
export async function campaignSheetsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const places = makeSlotsPerUser(DOWNLOADS)

  app.get<{ Params: z.output<typeof campaignSheetParams>; Querystring: z.output<typeof campaignSheetQuery> }>(
    CAMPAIGN_SHEET_PATH,
    {
      config: READ_SCOPE,
      schema: { params: campaignSheetParams, querystring: campaignSheetQuery },
      preValidation: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const leave = places.acquire(userId)
      reply.raw.once('close', leave)
      return sendZip(request, reply, await downloadSheet(services, { userId, ...request.params, ...request.query }))
    },
  )
}
