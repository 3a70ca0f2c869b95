import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idParams } from '#contract/platform/call.ts'
import { SALE_DOWNLOAD_PATH } from '#contract/ads/downloads.ts'
import * as contract from '#contract/ads/sales/sale-calendar.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { ALL_ARCHIVES, sendZip } from '#server/ads/downloads/send-zip.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import { withoutQuery } from '#server/platform/http/require-accepted.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { READ_SCOPE, route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { listSaleDays } from './store.ts'
import { downloadSale } from './download-sale.ts'
import { presentCalendar } from './present.ts'
import { saveCalendar } from './save-calendar.ts'
import { startPainting } from './start-painting.ts'

export const saleDownloadQuery = z.object({ state: z.uuid().optional(), without: withoutQuery })

const DOWNLOADS = {
  perUser: 2,
  sentence: 'Two downloads are under way already. Please wait until one is done.',
  total: ALL_ARCHIVES,
}

export async function salesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  route(app, contract.listSalesCall, async (request) => {
    const days = await listSaleDays(services.db, requireUser(request).id)
    const sales = Map.groupBy(days, ({ creativeId }) => creativeId)
    return [...sales].map(([creativeId, states]) => ({
      creativeId,
      states: states.map(({ id, name, fromDay: from }) => ({ id, name, from })),
    }))
  })

  route(app, contract.readSaleCalendarCall, async (request) => {
    const creative = await getOwnCreative(services.db, requireUser(request).id, request.params.id)
    return presentCalendar(services.db, creative)
  })

  route(app, contract.saveSaleCalendarCall, (request) => {
    const { id: userId } = requireUser(request)
    return saveCalendar(services, { userId, creativeId: request.params.id, ...request.body })
  })

  route(app, contract.paintSaleCalendarCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const calendar = await startPainting(services, { userId, creativeId: request.params.id })
    reply.code(202)
    return calendar
  })

  const places = makeSlotsPerUser(DOWNLOADS)
  // A signed-out caller gets that answer first, whatever they sent.
  const preValidation = async (request: FastifyRequest) => void requireUser(request)

  app.get<{ Params: { id: string }; Querystring: z.output<typeof saleDownloadQuery> }>(
    SALE_DOWNLOAD_PATH,
    { config: READ_SCOPE, schema: { params: idParams, querystring: saleDownloadQuery }, preValidation },
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const leave = places.acquire(userId)
      reply.raw.once('close', leave)
      const { state: stateId, without } = request.query
      const options = { userId, creativeId: request.params.id, stateId, without }
      return sendZip(request, reply, await downloadSale(services, options))
    },
  )
}
