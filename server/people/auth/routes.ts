import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getCurrentUserCall, getSessionCookieCall } from '#contract/people/user.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { sendToPublicUrl } from '#server/platform/http/loopback.ts'
import { sendPage } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { describeDevice } from './describe-device.ts'
import { type IdentityProvider, signInPath } from './identity-provider.ts'
import type { Identity } from './identity-of-claims.ts'
import { makeOidcClient, type OidcClient } from './oidc-client.ts'
import { presentUser } from './present.ts'
import { emit } from '#server/platform/telemetry/events.ts'
import { requireStoredUser } from '#server/people/users/require-stored-user.ts'
import { safeReturnTo } from './return-to.ts'
import type { PendingSignIn, StoredSession } from './session-store.ts'
import { changeSession, replaceSession, SESSION_COOKIE } from './sessions.ts'
import { type Refusal, refusalAtBegin, refusalOf } from './sign-in-refusal.ts'
import { signIn } from './sign-in.ts'
import type { User } from '#server/people/users/store.ts'

/** Sign-ins that one browser may have under way at once, in as many tabs. */
const PENDING_MAX = 5
/** Long enough for a forgotten password; after that, nobody is waiting for the answer any more. */
const PENDING_MS = 60 * 60 * 1000

export function callbackUri(publicUrl: string, provider: Pick<IdentityProvider, 'id'>): string {
  return `${publicUrl}${signInPath(provider)}/callback`
}

export interface SignInOptions {
  provider: IdentityProvider
  /** Copies the user's picture in the background; never fails. */
  savePicture: (user: User, address: string | undefined) => Promise<void>
}

/** Registers sign-in: to the provider, back with a code, and on to the page where the user was. */
export function signInRoutes(app: FastifyInstance, services: Services, { provider, savePicture }: SignInOptions): void {
  const { publicUrl } = services.config
  const client = makeOidcClient(provider, { redirectUri: callbackUri(publicUrl, provider), now: services.now })

  app.get<{ Querystring: { returnTo?: unknown } }>(signInPath(provider), async (request, reply) => {
    if (sendToPublicUrl(request, reply, publicUrl)) return reply
    const returnTo = safeReturnTo(request.query.returnTo, publicUrl)
    try {
      const { url, state, ...secrets } = await client.begin()
      remember(request, state, { ...secrets, returnTo, begunAt: services.now().toISOString() })
      return reply.redirect(url)
    } catch (error) {
      const refusal = refusalAtBegin(error, provider)
      emit('sign-in', { outcome: refusal.reason })
      return sendRefusal(reply, provider, { refusal, error, returnTo })
    }
  })

  app.get<{ Querystring: { state?: unknown } }>(`${signInPath(provider)}/callback`, async (request, reply) => {
    const { state } = request.query
    const pending = typeof state === 'string' ? takePending(request, state, services.now()) : undefined
    if (!pending) {
      emit('sign-in', { outcome: 'over' })
      return sendFailure(reply.code(400), provider, { sentence: OVER })
    }
    const outcome = await finish(request, { services, provider, savePicture, client, pending, state: state as string })
    if ('refusal' in outcome) {
      emit('sign-in', { outcome: outcome.refusal.reason })
      await recordAudit(services.db, services, {
        kind: 'sign-in-refused',
        userId: null,
        details: { provider: provider.id, reason: outcome.refusal.reason },
      })
      return sendRefusal(reply, provider, { ...outcome, returnTo: pending.returnTo })
    }
    const { userId, verified } = outcome
    const device = describeDevice(request.headers['user-agent'])
    // Recorded first: a sign-in that cannot be recorded does not take place.
    await recordAudit(services.db, services, {
      kind: 'sign-in',
      userId,
      details: { provider: provider.id, device: device ?? null },
    })
    // Uses a new id, so that one planted before the sign-in is worthless after it. Sign-ins pending in other tabs
    // remain.
    const { pending: others } = request.session
    await replaceSession(request, services.db, { pending: others, userId, ...(device && { device }), ...verified })
    emit('sign-in', { outcome: 'signed-in' })
    return reply.redirect(pending.returnTo, 303)
  })

  route(app, getCurrentUserCall, async (request) => presentUser(await requireStoredUser(request, services.db)))

  route(app, getSessionCookieCall, (request) => ({ name: SESSION_COOKIE, exists: SESSION_COOKIE in request.cookies }))
}

const OVER = 'This sign-in was begun in another browser, took too long or was finished already: please sign in again.'

function remember(request: FastifyRequest, state: string, pending: PendingSignIn): void {
  const older = Object.entries(request.session.pending ?? {}).slice(1 - PENDING_MAX)
  changeSession(request, { pending: Object.fromEntries([...older, [state, pending]]) })
}

/** Takes a pending sign-in out of the session. Each state is good for one response, whatever that is. */
function takePending(request: FastifyRequest, state: string, now: Date): PendingSignIn | undefined {
  const { [state]: pending, ...others } = request.session.pending ?? {}
  if (!pending) return undefined
  changeSession(request, { pending: others })
  return now.getTime() - Date.parse(pending.begunAt) < PENDING_MS ? pending : undefined
}

interface Finish extends SignInOptions {
  services: Services
  client: OidcClient
  pending: PendingSignIn
  state: string
}

interface Refused {
  refusal: Refusal
  error: unknown
}

interface SignedIn {
  userId: string
  /** Verified address for the session; empty if no issuer vouches for it. */
  verified: Pick<StoredSession, 'verifiedEmail' | 'verifiedBy'>
}

async function finish(request: FastifyRequest, sign: Finish): Promise<SignedIn | Refused> {
  try {
    const callback = new URL(request.url, sign.services.config.publicUrl)
    const identity = await sign.client.finish(callback, sign.state, sign.pending)
    const user = await signIn(sign.services, sign.provider, identity)
    await sign.savePicture(user, identity.picture)
    return { userId: user.id, verified: verifiedOf(identity, sign) }
  } catch (error) {
    return { refusal: refusalOf(error, sign.provider), error }
  }
}

/**
 * Returns the address only if the configured issuer itself calls it verified: at the demo issuer anybody can be anyone,
 * and OIDC_TRUST_EMAIL is not a statement of the issuer's.
 */
function verifiedOf({ email, emailVerified }: Identity, { provider, services }: Finish): SignedIn['verified'] {
  const isConfigured = services.config.signIn?.issuer === provider.issuer
  return isConfigured && emailVerified && email ? { verifiedEmail: email, verifiedBy: provider.issuer } : {}
}

function sendRefusal(
  reply: FastifyReply,
  provider: IdentityProvider,
  { refusal, error, returnTo }: Refused & { returnTo: string },
): FastifyReply {
  const { problem, status, sentence } = refusal
  if (problem) reply.log[problem.level]({ err: error, issuer: problem.fault }, problem.message)
  return sendFailure(reply.code(status), provider, { sentence, returnTo })
}

function sendFailure(
  reply: FastifyReply,
  provider: IdentityProvider,
  { sentence, returnTo = '/' }: { sentence: string; returnTo?: string },
): FastifyReply {
  const href = `${signInPath(provider)}?returnTo=${encodeURIComponent(returnTo)}`
  return sendPage(reply, {
    title: 'You are not signed in',
    sentence,
    html: `<p><a href="${escapeHtml(href)}">Sign in again</a></p>`,
  })
}
