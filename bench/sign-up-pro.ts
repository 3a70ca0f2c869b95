import { eq } from 'drizzle-orm'
import { startApp } from '#scripts/started-app.ts'
import { openEmbedded } from '#server/platform/db/open-embedded.ts'
import { subscriptions, users } from '#server/platform/db/schema.ts'
import { TestClient } from '#test/client.ts'

const EMAIL = 'bench@example.com'

/**
 * Signs a user up in an app that is started for this and ended again, because the subscription is written into the data
 * folder of one that is not running. They may use all formats, and stay signed in for its next start.
 */
export async function signUpPro(options: Parameters<typeof startApp>[0]): Promise<TestClient> {
  const app = await startApp(options)
  const client = new TestClient(app.url)
  await client.signIn(EMAIL, 'Bench')
  await app.stop()
  await givePro(options.dataDir)
  return client
}

async function givePro(dataDir: string): Promise<void> {
  const { db, close } = await openEmbedded(dataDir)
  try {
    const [user] = await db.select().from(users).where(eq(users.email, EMAIL))
    if (!user) throw new Error(`Nobody has signed in as ${EMAIL}`)
    const now = new Date()
    const subscription = { provider: 'sandbox', externalId: 'bench', status: 'active', endDate: null }
    await db.insert(subscriptions).values({ ...subscription, userId: user.id, createdAt: now, updatedAt: now })
  } finally {
    await close()
  }
}
