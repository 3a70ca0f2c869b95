import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { requirePro } from '#server/money/purchases/require-pro.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { actingProgram } from '#server/platform/http/acting-program.ts'
import type { Program } from '#server/platform/http/require-user.ts'
import type { Services } from '#server/services.ts'
import { isUseToRecord } from './is-use-to-record.ts'
import { findLiveToken, recordUse } from './store.ts'
import { hashApiToken, isApiToken } from './token.ts'

/** Finds the program of an access token of the authorization server that opens an address. */
type FindConnected = (
  services: Pick<Services, 'config' | 'db' | 'now'>,
  token: string,
  address: string,
) => Promise<Program | null>

/**
 * Reads the token of a request's `Authorization: Bearer` header. A request with such a header has no session, even if it
 * carries a cookie and even if the token is not valid. Must run before sessions are read; `requireScope` then refuses.
 */
export function acceptTokens(
  site: FastifyInstance,
  services: Pick<Services, 'config' | 'db' | 'now'>,
  findConnected: FindConnected,
): void {
  site.decorateRequest('program', null)
  site.addHook('onRequest', async (request) => {
    const acting = actingProgram()
    if (acting) return void (request.program = acting)
    const token = bearerOf(request)
    if (token === undefined) return
    delete request.raw.headers.cookie
    // The route decides what is opened: a path can be written in many ways, and some cannot be read as an address.
    const { url: path = '' } = request.routeOptions
    request.program = isApiToken(token)
      ? await findProgram(services, token)
      : await findConnected(services, token, services.config.publicUrl + path)
  })
}

/**
 * Refuses a request whose token is not valid, belongs to a user without Pro, or lacks the route's scope. Must run after
 * the rates are limited: guesses count against the limits of their address.
 */
export function requireScope(site: FastifyInstance, services: Pick<Services, 'db' | 'now' | 'payments'>): void {
  site.addHook('onRequest', async (request) => {
    if (!request.program && bearerOf(request) === undefined) return
    if (!request.program) throw refuse('UNAUTHENTICATED', INVALID, 'error="invalid_token"')
    const { url, config } = request.routeOptions
    // An unknown address is answered as such.
    if (!url) return
    if (!config.scope) throw refuse('SCOPE_REQUIRED', BROWSERS_ONLY, 'error="insufficient_scope"')
    if (config.scope !== 'any' && !request.program.scopes.includes(config.scope)) {
      throw refuse('SCOPE_REQUIRED', missing(config.scope), `error="insufficient_scope", scope="${config.scope}"`)
    }
    await requirePro(services.db, services, { userId: request.program.userId, sentence: FOR_PRO })
  })
}

/** Returns the token of the header, which may be empty, or undefined if there is no header of this kind. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer(?:\s+(.*))?$/i
    .exec(headers.authorization ?? '')
    ?.slice(1)
    .join('')
}

async function findProgram({ db, now }: Pick<Services, 'db' | 'now'>, token: string): Promise<Program | null> {
  const found = await findLiveToken(db, hashApiToken(token), now())
  if (!found) return null
  const { id, userId, scopes, lastUsedAt } = found
  if (isUseToRecord(lastUsedAt, now())) await recordUse(db, id, now())
  return { userId, tokenId: id, scopes }
}

/** Makes a refusal with the challenge of RFC 6750. */
function refuse(code: 'UNAUTHENTICATED' | 'SCOPE_REQUIRED', message: string, challenge: string): AppError {
  const error = new AppError(code, message)
  error.headers = { 'www-authenticate': `Bearer ${challenge}` }
  return error
}

const missing = (scope: TokenScope) => `This API token may not do this: use one with the scope "${scope}".`

const INVALID = 'This API token is not valid: it is unknown, has expired or was revoked.'
const BROWSERS_ONLY = 'This cannot be done with an API token: sign in and do it in the app.'
const FOR_PRO = 'API tokens are part of the Pro plan: this one works again once the account has it.'
