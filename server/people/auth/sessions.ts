import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { makeSessionStore } from './session-store.ts'

export const SESSION_COOKIE = 'connect.sid'

const DAY_MS = 24 * 60 * 60 * 1000
const SESSION_DAYS = 30

/** A sign-in that has begun and waits for the provider's response, stored under its state. */
export interface PendingSignIn {
  begunAt: string
  nonce: string
  codeVerifier: string
  returnTo: string
}

declare module 'fastify' {
  interface Session {
    userId?: string
    pending?: Record<string, PendingSignIn>
    createdAt?: string
    extendedAt?: string
    /** Description of the device; see describeDevice. */
    device?: string
    /** Address and issuer, if the configured issuer itself called the address verified at this sign-in. */
    verifiedEmail?: string
    verifiedBy?: string
  }
}

export async function sessionsPlugin(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db' | 'now'>,
  secrets: string[],
): Promise<void> {
  await app.register(cookie)
  await app.register(session, {
    secret: secrets,
    cookieName: SESSION_COOKIE,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: services.config.publicUrl.startsWith('https:'),
      maxAge: SESSION_DAYS * DAY_MS,
    },
    // Otherwise every request would write its session; see extendOnceADay.
    rolling: false,
    saveUninitialized: false,
    store: makeSessionStore(services.db, services.now),
  })
  app.addHook('onRequest', async (request) => {
    if (request.session.userId) extendOnceADay(request.session, services.now())
  })
}

/**
 * Keeps users signed in who come back at least once a month: the change makes the session be saved, for 30 more days.
 */
function extendOnceADay(session: { createdAt?: string; extendedAt?: string }, now: Date): void {
  const since = session.extendedAt ?? session.createdAt
  if (since && now.getTime() - Date.parse(since) > DAY_MS) session.extendedAt = now.toISOString()
}
