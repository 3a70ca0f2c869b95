import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/programs/api-token.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { createToken } from './create-token.ts'
import { presentToken } from './present-token.ts'
import { revokeToken } from './revoke-token.ts'
import { listTokens } from './store.ts'

/** Calls by which a user manages tokens. None of them can be made with a token. */
export async function tokensRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'now' | 'newId' | 'payments'>,
): Promise<void> {
  route(app, contract.listApiTokensCall, async (request) => {
    const rows = await listTokens(services.db, requireUser(request).id)
    return { tokens: rows.map((row) => presentToken(row, services.now())) }
  })

  route(app, contract.createApiTokenCall, async (request) => {
    const { row, token } = await createToken(services, requireUser(request).id, request.body)
    return { ...presentToken(row, services.now()), token }
  })

  route(app, contract.revokeApiTokenCall, (request) =>
    revokeToken(services, requireUser(request).id, request.params.id),
  )
}
