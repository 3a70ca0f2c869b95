import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import { requireUser } from '../http/require-user.ts'
import { requireStoredUser } from '../users/require-stored-user.ts'
import { deleteSessionsOfUser } from '../auth/session-store.ts'
import { SESSION_COOKIE } from '../auth/sessions.ts'
import { announceUserSignOut } from '../auth/sign-outs.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

export async function accountRoutes(app: FastifyInstance, services: Services): Promise<void> {
  route(app, contract.getAccount, async (request) => {
    const { createdAt } = await requireStoredUser(request, services.db)
    return { createdAt: createdAt.toISOString() }
  })

  route(app, contract.logoutEverywhere, async (request, reply) => {
    const { id: userId } = requireUser(request)
    await deleteSessionsOfUser(services.db, userId)
    announceUserSignOut(userId)
    reply.clearCookie(SESSION_COOKIE, { path: '/' })
  })

  app.get(contract.ACCOUNT_EXPORT_PATH, (request, reply) => {
    const { id: userId } = requireUser(request)
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${PRODUCT_NAME.toLowerCase()}-account.zip"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.fromWeb(exportAccount(services, userId) as never))
  })

  route(app, contract.deleteAccount, async (request, reply) => {
    await deleteAccount(services, requireUser(request).id)
    reply.clearCookie(SESSION_COOKIE, { path: '/' })
  })
}
