import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { Signer } from '@fastify/cookie'
import { demoIdentityProvider } from '#server/people/auth/demo/identity-provider.ts'
import { type DemoAccount, subjectOf } from '#server/people/auth/demo/issuer.ts'
import { makeSessionStore } from '#server/people/auth/session-store.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import { SESSION_COOKIE } from '#server/people/auth/sessions.ts'
import { signIn } from '#server/people/auth/sign-in.ts'
import type { FastifyInstance, Session } from 'fastify'
import type { TestClient } from '../client.ts'
import type { TestServices } from '../services.ts'

const DAYS_30 = 30 * 24 * 60 * 60 * 1000

/**
 * Leaves browser and server as the demo issuer's pages do. Going through those takes eight calls; they have tests of
 * their own (`TestClient.signIn`).
 */
export async function signInAtOnce(
  { app, services, url }: { app: FastifyInstance; services: TestServices; url: string },
  browser: TestClient,
  { email, name }: DemoAccount,
): Promise<void> {
  const identity = {
    subject: subjectOf(email),
    email: email.toLowerCase(),
    emailVerified: true,
    name,
    picture: undefined,
  }
  const user = await signIn(services, demoIdentityProvider(app, url), identity)
  const id = randomBytes(24).toString('base64url')
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: false, originalMaxAge: DAYS_30 }
  const session = { userId: user.id, cookie: { ...cookie, expires: new Date(Date.now() + DAYS_30) } }
  await promisify(makeSessionStore(services.db, services.now).set)(id, session as unknown as Session)
  const signed = new Signer(await readSessionSecrets(services.config)).sign(id)
  browser.cookies.set(SESSION_COOKIE, encodeURIComponent(signed))
  browser.userId = user.id
}
