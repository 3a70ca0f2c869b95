import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/desk/account.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { ALL_ARCHIVES, sendZip } from '#server/ads/downloads/send-zip.ts'
import { makeSlotsPerUser } from '#server/platform/http/slots-per-user.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { requireStoredUser } from '#server/people/users/require-stored-user.ts'
import { endSession } from '#server/people/auth/end-session.ts'
import { presentSession } from '#server/people/auth/present-session.ts'
import { deleteSessionsOfUser, listSessionsOfUser, sessionKey } from '#server/people/auth/session-store.ts'
import { forgetCookie } from '#server/people/auth/sessions.ts'
import { announceUserSignOut } from '#server/people/auth/sign-outs.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

const EXPORTS = {
  perUser: 1,
  sentence: 'Your data is being downloaded already. Please wait until that is done.',
  total: ALL_ARCHIVES,
}

export async function accountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const places = makeSlotsPerUser(EXPORTS)
  route(app, contract.getAccountCall, async (request) => {
    const { createdAt } = await requireStoredUser(request, services.db)
    return { createdAt: createdAt.toISOString() }
  })

  route(app, contract.logoutEverywhereCall, async (request, reply) => {
    const { id: userId } = requireUser(request)
    await services.db.transaction(async (tx) => {
      await deleteSessionsOfUser(tx, userId)
      await recordAudit(tx, services, { kind: 'sign-out-everywhere', userId, details: {} })
    })
    announceUserSignOut(userId)
    forgetCookie(reply)
  })

  route(app, contract.listSessionsCall, async (request) => {
    const { id: userId } = requireUser(request)
    const rows = await listSessionsOfUser(services.db, userId, services.now())
    const current = sessionKey(request.sessionId ?? '')
    return { sessions: rows.map((row) => presentSession(row, current)) }
  })

  route(app, contract.endSessionCall, async (request, reply) => {
    const { id: key } = request.params
    await endSession(services, requireUser(request).id, key)
    if (key === sessionKey(request.sessionId ?? '')) forgetCookie(reply)
  })

  app.get(contract.ACCOUNT_EXPORT_PATH, (request, reply) => {
    const { id: userId } = requireUser(request)
    reply.raw.once('close', places.acquire(userId))
    const name = `${PRODUCT_NAME.toLowerCase()}-account.zip`
    return sendZip(request, reply, { name, plainName: name, zip: exportAccount(services, userId) })
  })

  route(app, contract.deleteAccountCall, async (request, reply) => {
    await deleteAccount(services, requireUser(request).id)
    forgetCookie(reply)
  })
}
