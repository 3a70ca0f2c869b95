import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { eq } from 'drizzle-orm'
import { demoIdentityProvider } from '#server/people/auth/demo/identity-provider.ts'
import { type DemoAccount, subjectOf } from '#server/people/auth/demo/issuer.ts'
import { insertSession, sessionKey } from '#server/people/auth/session-store.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import { SESSION_COOKIE } from '#server/people/auth/sessions.ts'
import { signIn } from '#server/people/auth/sign-in.ts'
import { sessions } from '#server/platform/db/schema.ts'
import type { FastifyInstance } from 'fastify'
import type { TestClient } from '../client.ts'
import type { TestServices } from '../services.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

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
  const key = sessionKey(id)
  await insertSession(services.db, key, { userId: user.id }, services.now())
  // Tests that let months pass do not sign in again.
  const expiresAt = new Date(services.now().getTime() + YEAR_MS)
  await services.db.update(sessions).set({ expiresAt }).where(eq(sessions.id, key))
  const signed = new Signer(await readSessionSecrets(services.config)).sign(id)
  browser.cookies.set(SESSION_COOKIE, encodeURIComponent(signed))
  browser.userId = user.id
}
