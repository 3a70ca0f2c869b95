import { randomBytes } from 'node:crypto'
import cookie, { Signer } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { readSession, refuseFor } from './read-session.ts'
import {
  deleteSessionByKey,
  insertSession,
  type StoredSession,
  SESSION_DAYS,
  sessionKey,
  updateSession,
} from './session-store.ts'

export const SESSION_COOKIE = 'connect.sid'

const DAY_SECONDS = 24 * 60 * 60
const ID_BYTES = 24

declare module 'fastify' {
  interface FastifyRequest {
    /** The stored session of the browser; empty if there is none. changeSession and replaceSession change it. */
    session: Readonly<StoredSession>
    /** Id of the stored session, which only its cookie holds beside this; null if there is none. */
    sessionId: string | null
    /** True if the session has to be stored before the answer is sent. */
    isSessionChanged: boolean
  }
}

/**
 * Reads the session that a browser's cookie names, and stores what a request has changed of it before its answer. The
 * cookie holds a random id, signed with the first of the secrets; cookies signed with another of them get a new one.
 */
export async function sessionsPlugin(
  app: FastifyInstance,
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  secrets: string[],
): Promise<void> {
  await app.register(cookie)
  const signer = new Signer(secrets)
  const secure = config.publicUrl.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SESSION_DAYS * DAY_SECONDS } as const
  const setCookie = (reply: FastifyReply, id: string) => reply.setCookie(SESSION_COOKIE, signer.sign(id), attributes)

  app.decorateRequest('session')
  app.decorateRequest('sessionId', null)
  app.decorateRequest('isSessionChanged', false)
  app.decorateRequest('carried', null)

  app.addHook('onRequest', async (request, reply) => {
    request.session = {}
    const signed = request.cookies[SESSION_COOKIE]
    if (signed === undefined) return
    const { valid, renew, value: id } = signer.unsign(signed)
    const session = valid ? await readSession(request, db, { key: sessionKey(id), now: now() }) : undefined
    if (!valid || !session) return forgetCookie(reply)
    request.session = session
    request.sessionId = id
    extendOnceADay(request, now())
    if (renew) setCookie(reply, id)
  })

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 429 && request.sessionId) {
      refuseFor(sessionKey(request.sessionId), Number(reply.getHeader('retry-after') ?? 0))
    }
    // A browser does not keep a cookie for https that it gets without.
    if (request.isSessionChanged && (!secure || request.protocol === 'https')) await save(request, reply)
  })

  async function save({ session, sessionId }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const id = sessionId ?? randomBytes(ID_BYTES).toString('base64url')
    await (sessionId ? updateSession : insertSession)(db, sessionKey(id), session, now())
    setCookie(reply, id)
  }
}

/** Changes what is stored for a browser. */
export function changeSession(request: FastifyRequest, changes: StoredSession): void {
  request.session = { ...request.session, ...changes }
  request.isSessionChanged = true
}

/** Ends the session of a browser and gives it another one, with a new id. */
export async function replaceSession(
  request: FastifyRequest,
  db: Services['db'],
  session: StoredSession,
): Promise<void> {
  await dropSession(request, db)
  changeSession(request, session)
}

/** Ends the session of a browser, so that its cookie opens nothing any more. */
export async function dropSession(request: FastifyRequest, db: Services['db']): Promise<void> {
  if (request.sessionId) await deleteSessionByKey(db, sessionKey(request.sessionId))
  request.session = {}
  request.sessionId = null
  request.isSessionChanged = false
}

export function forgetCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/' })
}

const DAY_MS = DAY_SECONDS * 1000

/** Keeps users signed in who come back at least once a month: the session is stored again, for 30 more days. */
function extendOnceADay(request: FastifyRequest, now: Date): void {
  const { userId, createdAt, extendedAt } = request.session
  const since = extendedAt ?? createdAt
  if (!userId || !since || now.getTime() - Date.parse(since) <= DAY_MS) return
  changeSession(request, { extendedAt: now.toISOString() })
}
