import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { TRIAL_DOWNLOAD_PATH } from '#contract/ads/trials/factors.ts'
import * as results from '#contract/ads/trials/results.ts'
import * as contract from '#contract/ads/trials/trial.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { ALL_ARCHIVES, sendZip } from '#server/ads/downloads/send-zip.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import { withoutQuery } from '#server/platform/http/require-accepted.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { READ_SCOPE, route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { createTrial } from './create-trial.ts'
import { deleteOwnTrial } from './delete-trial.ts'
import { downloadTrial } from './download-trial.ts'
import { getOwnTrial } from './get-own-trial.ts'
import { presentTrials } from './present.ts'
import { presentTrialResults } from './results/present-results.ts'
import { takeReport } from './results/take-report.ts'
import { countTrialPictures } from './store.ts'

export const trialDownloadQuery = z.object({ without: withoutQuery })

const DOWNLOADS = {
  perUser: 2,
  sentence: 'Two downloads are under way already. Please wait until one is done.',
  total: ALL_ARCHIVES,
}

export async function trialsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  route(app, contract.countTrialsCall, (request) => countTrialPictures(services.db, requireUser(request).id))

  route(app, contract.listTrialsCall, async (request) => {
    const creative = await getOwnCreative(services.db, requireUser(request).id, request.params.id)
    return presentTrials(services.db, creative)
  })

  route(app, contract.createTrialCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    const trials = await createTrial(services, { userId, creativeId: request.params.id, trial: request.body })
    reply.code(202)
    return trials
  })

  route(app, contract.deleteTrialCall, async (request, reply) => {
    const { id: creativeId, trialId } = request.params
    await deleteOwnTrial(services, { userId: requireUser(request).id, creativeId, trialId })
    reply.code(204)
  })

  route(app, results.readTrialResultsCall, async (request) => {
    const { id, trialId } = request.params
    const creative = await getOwnCreative(services.db, requireUser(request).id, id)
    return presentTrialResults(services.db, await getOwnTrial(services.db, creative, trialId), request.query)
  })

  route(app, results.sendTrialReportCall, (request) => {
    const { id: userId } = requireUser(request)
    const { id: creativeId, trialId } = request.params
    const bytes = Buffer.from(request.body.report, 'base64')
    return takeReport(services, { userId, creativeId, trialId, bytes, query: request.query })
  })

  const places = makeSlotsPerUser(DOWNLOADS)
  // A signed-out caller gets that answer first, whatever they sent.
  const preValidation = async (request: FastifyRequest) => void requireUser(request)

  app.get<{ Params: z.output<typeof contract.trialParams>; Querystring: z.output<typeof trialDownloadQuery> }>(
    TRIAL_DOWNLOAD_PATH,
    { config: READ_SCOPE, schema: { params: contract.trialParams, querystring: trialDownloadQuery }, preValidation },
    async (request, reply) => {
      const { id: userId } = requireUser(request)
      const leave = places.acquire(userId)
      reply.raw.once('close', leave)
      const { id: creativeId, trialId } = request.params
      const options = { userId, creativeId, trialId, without: request.query.without }
      return sendZip(request, reply, await downloadTrial(services, options))
    },
  )
}
