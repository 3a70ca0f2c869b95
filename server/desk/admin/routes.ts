import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/desk/admin.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import { sendZip } from '#server/ads/downloads/send-zip.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { checkServices } from './check-services.ts'
import { giveCredits } from './give-credits.ts'
import { deletePerson } from './delete-person.ts'
import { exportPerson } from './export-person.ts'
import { listJobs } from './list-jobs.ts'
import { readCosts } from './read-costs.ts'
import { lookAtPerson } from './read-person.ts'
import { relinkPerson } from './relink-person.ts'
import { stopPayments } from './stop-payments.ts'
import { suspendPerson } from './suspend-person.ts'
import { retryJob } from './retry-job.ts'
import { searchPeople } from './search-people.ts'

/** Registers the calls of operators, behind hideAdmin. Each look is recorded in the audit trail. */
export async function adminRoutes(app: FastifyInstance, services: Services): Promise<void> {
  route(app, contract.searchPeopleCall, async (request) => ({
    people: await searchPeople(services, requireUser(request).id, request.query.search),
  }))

  route(app, contract.getPersonCall, (request) => lookAtPerson(services, requireUser(request).id, request.params.id))

  route(app, contract.giveCreditsCall, (request) =>
    giveCredits(services, { ...request.body, actorId: requireUser(request).id, userId: request.params.id }),
  )

  route(app, contract.relinkPersonCall, (request) =>
    relinkPerson(services, { ...request.body, actorId: requireUser(request).id, userId: request.params.id }),
  )

  route(app, contract.suspendPersonCall, (request) =>
    suspendPerson(services, { ...request.body, actorId: requireUser(request).id, userId: request.params.id }),
  )

  route(app, contract.stopPaymentsCall, (request) => stopPayments(services, requireUser(request).id, request.params.id))

  route(app, contract.deletePersonCall, (request) => deletePerson(services, requireUser(request).id, request.params.id))

  app.get<{ Params: { id: string } }>(contract.PERSON_EXPORT_PATH, async (request, reply) => {
    const { id } = request.params
    const zip = await exportPerson(services, requireUser(request).id, id)
    const name = `${PRODUCT_NAME.toLowerCase()}-${id.slice(0, 8)}.zip`
    return sendZip(request, reply, { name, plainName: name, zip })
  })

  route(app, contract.listAdminJobsCall, (request) => listJobs(services, requireUser(request).id))

  route(app, contract.retryJobCall, (request) => retryJob(services, requireUser(request).id, request.params.id))

  route(app, contract.getCostsCall, (request) => readCosts(services, requireUser(request).id))

  route(app, contract.checkServicesCall, (request) => checkServices(services, requireUser(request).id))
}
