import { inArray } from 'drizzle-orm'
import { startApp } from '#scripts/started-app.ts'
import { openEmbedded } from '#server/platform/db/open-embedded.ts'
import { subscriptions, users } from '#server/platform/db/schema.ts'
import { TestClient } from '#test/client.ts'

const EMAIL = 'bench@example.com'

/** Signs one user up, as `signUpPros` does. */
export async function signUpPro(options: Parameters<typeof startApp>[0]): Promise<TestClient> {
  const [client] = await signUpPros(options, [EMAIL])
  return client!
}

/**
 * Signs users up in an app that is started for this and ended again, because their subscriptions are written into the
 * data folder of one that is not running. They may use all formats, and stay signed in for its next start.
 */
export async function signUpPros(
  options: Parameters<typeof startApp>[0],
  emails: readonly string[],
): Promise<TestClient[]> {
  const app = await startApp(options)
  const clients: TestClient[] = []
  for (const email of emails) {
    const client = new TestClient(app.url)
    await client.signIn(email, 'Bench')
    clients.push(client)
  }
  await app.stop()
  await givePro(options.dataDir, emails)
  return clients
}

async function givePro(dataDir: string, emails: readonly string[]): Promise<void> {
  const { db, close } = await openEmbedded(dataDir)
  try {
    const found = await db
      .select()
      .from(users)
      .where(inArray(users.email, [...emails]))
    if (found.length < emails.length) throw new Error(`Not all have signed in: ${emails.join(', ')}`)
    const now = new Date()
    const subscription = { provider: 'sandbox', status: 'active', endDate: null, createdAt: now, updatedAt: now }
    const rows = found.map(({ id, email }) => ({ ...subscription, externalId: `bench ${email}`, userId: id }))
    await db.insert(subscriptions).values(rows)
  } finally {
    await close()
  }
}
