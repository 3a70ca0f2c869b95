import { eq, sql } from 'drizzle-orm'
import { sessions } from '#server/platform/db/schema.ts'
import type { TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'

const EMAIL = 'operator@example.com'

/** An address at which nothing answers: signing in by a real issuer is the subject of auth's own tests. */
const ISSUER = 'http://127.0.0.1:9'

/** Makes a signed-in user an operator, as a sign-in at the configured issuer would. */
export async function makeAdmin({ services }: Pick<TestApp, 'services'>, browser: TestClient): Promise<void> {
  const signIn = { name: 'SSO', issuer: ISSUER, clientId: 'placard', clientSecret: undefined, trustEmail: false }
  services.config = { ...services.config, signIn, admins: [EMAIL] }
  const verified = JSON.stringify({ verifiedEmail: EMAIL, verifiedBy: ISSUER })
  await services.db
    .update(sessions)
    .set({ data: sql`${sessions.data} || ${verified}::jsonb` })
    .where(eq(sessions.userId, browser.userId!))
}
