import { randomUUID } from 'node:crypto'
import type { Report } from '#contract/ads/report.ts'
import type { Database } from '#server/platform/db/database.ts'
import {
  brands,
  connectedApps,
  creatives,
  generationJobs,
  images,
  subscriptions,
  users,
  variants,
} from '#server/platform/db/schema.ts'
import type { Layout } from '#studio/index.ts'

/** Rows that a store or operation test starts from. Each takes only what the test is about. */

export async function givenUser(db: Database, values: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  const email = `${id}@example.com`
  await db
    .insert(users)
    .values({ id, email, displayName: 'Ada', googleId: `demo:${email}`, createdAt: new Date(), ...values })
  return values.id ?? id
}

/** Makes the user Pro, as the payment provider's report would. */
export async function givenPro(
  db: Database,
  userId: string,
  values: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<void> {
  const now = new Date()
  const row = {
    provider: 'sandbox',
    externalId: randomUUID(),
    userId,
    status: 'active',
    createdAt: now,
    updatedAt: now,
  }
  await db.insert(subscriptions).values({ ...row, ...values })
}

/** Creates a user's first brand, or a further one. */
export async function givenBrand(
  db: Database,
  { userId, isFirst = true, ...values }: { userId: string; isFirst?: boolean } & Partial<typeof brands.$inferInsert>,
): Promise<string> {
  const id = randomUUID()
  const owner = isFirst ? { userId } : { furtherOf: userId }
  await db.insert(brands).values({ id, name: `Brand ${id.slice(0, 8)}`, ...owner, updatedAt: new Date(), ...values })
  return values.id ?? id
}

/** Connects a program to a user's account. */
export async function givenConnectedApp(
  db: Database,
  values: Partial<typeof connectedApps.$inferInsert> & { userId: string },
): Promise<string> {
  const id = randomUUID()
  const row = { id, grantId: id, clientId: 'https://agent.example/client.json', name: 'Agent', host: 'agent.example' }
  const [createdAt, expiresAt] = [new Date(), new Date('2100-01-01T00:00:00Z')]
  await db.insert(connectedApps).values({ ...row, scopes: ['read'], createdAt, expiresAt, ...values })
  return id
}

export async function givenCreative(
  db: Database,
  values: Partial<typeof creatives.$inferInsert> & { userId: string },
): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await db.insert(creatives).values({
    id,
    productName: 'Aero kettle',
    productDescription: 'A kettle that boils in ninety seconds.',
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  return values.id ?? id
}

export async function givenImage(
  db: Database,
  values: Partial<typeof images.$inferInsert> & { userId: string },
): Promise<string> {
  const id = randomUUID()
  await db.insert(images).values({
    id,
    kind: 'upload',
    name: 'kettle.png',
    contentType: 'image/png',
    widthPx: 800,
    heightPx: 600,
    bytes: 1000,
    sha256: 'a'.repeat(64),
    createdAt: new Date(),
    ...values,
  })
  return values.id ?? id
}

export async function givenJob(
  db: Database,
  values: Partial<typeof generationJobs.$inferInsert> & { userId: string; creativeId: string },
): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await db.insert(generationJobs).values({
    id,
    format: 'square',
    seed: 1,
    campaignSeed: 1,
    state: 'queued',
    stage: 'queued',
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  return values.id ?? id
}

export async function givenVariant(
  db: Database,
  { userId, ...values }: Partial<typeof variants.$inferInsert> & { userId: string; adId: string },
): Promise<string> {
  const id = randomUUID()
  const file = { kind: 'variant', name: 'ad-square.jpg', digitalSource: 'composite' } as const
  const imageId = await givenImage(db, { userId, creativeId: values.adId, ...file })
  await db.insert(variants).values({
    id,
    format: 'square',
    width: 600,
    height: 600,
    imageUrl: `/api/images/${imageId}`,
    imageId,
    seed: 1,
    campaignSeed: 1,
    // The content of these is the studio's concern; the rows under test only carry it.
    layout: {} as Layout,
    report: { findings: [] } as unknown as Report,
    createdAt: new Date(),
    ...values,
  })
  return values.id ?? id
}
