import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/creative.ts'
import { requireUser } from '../auth/require-user.ts'
import { readBrowserLanguages } from '../http/browser-languages.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { createCreative } from './create-creative.ts'
import { deleteCreative } from './delete-creative.ts'
import { getOwnCreative } from './get-creative.ts'
import { presentOne, readCreatives } from './read-creatives.ts'
import { updateCreative } from './update-creative.ts'

export async function creativesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  route(app, contract.listCreatives, (request) => readCreatives(services.db, requireUser(request).id))

  route(app, contract.getCreative, async (request) => {
    const { id: userId } = requireUser(request)
    return presentOne(services.db, await getOwnCreative(services.db, userId, request.params.id))
  })

  route(app, contract.createCreative, (request) => {
    const browserLanguages = readBrowserLanguages(request.headers)
    return createCreative(services, requireUser(request).id, { ...request.body, browserLanguages })
  })

  route(app, contract.updateCreative, (request) => {
    const { id: userId } = requireUser(request)
    const body = { ...request.body, browserLanguages: readBrowserLanguages(request.headers) }
    return updateCreative(services, { userId, id: request.params.id, body })
  })

  route(app, contract.deleteCreative, (request) => deleteCreative(services, requireUser(request).id, request.params.id))
}
