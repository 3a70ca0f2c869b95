import { eq } from 'drizzle-orm'
import { openDatabase } from '#server/db/open-database.ts'
import { subscriptions, users } from '#server/db/schema.ts'

/** Makes a user Pro in the data folder of an app that is not running: stories are a format of that plan. */
export async function givePro(dataDir: string, email: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined })
  try {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    if (!user) throw new Error(`Nobody has signed in as ${email}`)
    const now = new Date()
    const subscription = { provider: 'sandbox', externalId: 'bench', status: 'active', endDate: null }
    await db.insert(subscriptions).values({ ...subscription, userId: user.id, createdAt: now, updatedAt: now })
  } finally {
    await close()
  }
}
