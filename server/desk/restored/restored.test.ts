import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { makePostgres, onPostgres, postgresUrl, useDatabase } from '#test/platform/database.ts'
import { givenBrand, givenConnectedApp, givenCreative, givenUser } from '#test/given/given.ts'
import { givenDelivery, givenEndpoint } from '#test/given/given-webhook.ts'
import { readAll } from '#test/read-all.ts'
import { freshSettings, startHere } from '#test/platform/server-process.ts'
import { givenToken } from '#test/given/given-token.ts'
import { makeTestServices } from '#test/services.ts'
import { waitUntil } from '#test/wait-until.ts'
import { deleteAccount } from '#server/desk/account/delete-account.ts'
import { deleteBrand } from '#server/ads/brand/delete-brand.ts'
import { deleteOwnCampaign } from '#server/catalogue/campaigns/drop-campaign.ts'
import { readConfig } from '#server/config.ts'
import { deleteCreative } from '#server/ads/creatives/delete-creative.ts'
import { findKnownPlace, savePlace, readPlace } from '#server/platform/db/place.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openPostgres } from '#server/platform/db/open-postgres.ts'
import {
  apiTokens,
  brands,
  campaigns,
  connectedApps,
  creatives,
  sessions,
  users,
  webhookDeliveries,
  webhookEndpoints,
} from '#server/platform/db/schema.ts'
import { DELETIONS, hashOf, registerDeletionWorker } from '#server/people/deletions/record-deletion.ts'
import type { Services } from '#server/services.ts'
import { checkRestored } from './check-restored.ts'

const database = useDatabase()

beforeEach(() => database.db.execute(sql`drop table if exists drizzle.placard_place`))

const IDS = {
  ada: randomUUID(),
  bea: randomUUID(),
  gone: randomUUID(),
  stays: randomUUID(),
  campaign: randomUUID(),
  brand: randomUUID(),
}

/** Fills the database of the backup: two users, one of them with two ads, a brand and a campaign, and a session. */
async function fill(db: Database): Promise<void> {
  await givenUser(db, { id: IDS.ada })
  await givenUser(db, { id: IDS.bea })
  await givenCreative(db, { id: IDS.gone, userId: IDS.bea })
  await givenCreative(db, { id: IDS.stays, userId: IDS.bea })
  await givenBrand(db, { id: IDS.brand, userId: IDS.bea })
  const now = new Date()
  const look = { adStyle: 'modern', colorPalette: 'blue', typography: 'modern', tone: 'friendly' } as never
  const campaign = { id: IDS.campaign, userId: IDS.bea, name: 'Spring', look, formats: [] }
  await db.insert(campaigns).values({ ...campaign, createdAt: now, updatedAt: now })
  await givenSession(db)
}

async function givenSession(db: Database): Promise<void> {
  const expiresAt = new Date(Date.now() + 1_000_000)
  await db.insert(sessions).values({ id: randomUUID(), userId: IDS.bea, data: {}, expiresAt })
}

async function listIds(db: Database): Promise<string[]> {
  const found: string[] = []
  for (const table of [users, creatives, campaigns, brands]) {
    for (const { id } of await db.select({ id: table.id }).from(table)) found.push(id)
  }
  return found.toSorted()
}

async function countNoted({ deletions }: Services): Promise<number> {
  return (await readAll(deletions.list(DELETIONS))).length
}

describe('a database from a backup', () => {
  it('brings back no user, ad, campaign or brand that was deleted since, no session, API token or connected program', async () => {
    const services = await makeTestServices(database)
    const { db } = services
    await registerDeletionWorker(services)
    await fill(db)
    await checkRestored(services, 'here')
    expect(await db.$count(sessions)).toBe(1)
    await deleteAccount(services, IDS.ada)
    await deleteCreative(services, IDS.bea, IDS.gone)
    await deleteOwnCampaign(services, IDS.bea, IDS.campaign)
    await deleteBrand(services, IDS.bea, IDS.brand)
    await waitUntil(async () => (await countNoted(services)) === 4)

    await db.delete(users)
    await fill(db)
    await givenToken(services, { userId: IDS.bea })
    const { id: endpointId } = await givenEndpoint(services, { userId: IDS.bea })
    await givenDelivery(services, { endpointId })
    await givenConnectedApp(db, { userId: IDS.bea })
    await checkRestored(services, 'there')
    // The original may have sent what waited, and may still be sending.
    expect(await db.select().from(webhookEndpoints)).toMatchObject([{ disabledFor: 'restored' }])
    expect(await db.$count(webhookDeliveries)).toBe(0)
    expect(await listIds(db)).toEqual([IDS.bea, IDS.stays].toSorted())
    expect(await db.$count(sessions)).toBe(0)
    expect(await db.$count(apiTokens)).toBe(0)
    expect(await db.$count(connectedApps)).toBe(0)
    expect(await findKnownPlace(db)).toBe('there')

    await givenSession(db)
    await checkRestored(services, 'there')
    expect(await db.$count(sessions)).toBe(1)
  })

  it('loses nobody by a deletion that was rolled back, and keeps no id of what was deleted', async () => {
    const services = await makeTestServices(database)
    const { db } = services
    await registerDeletionWorker(services)
    await fill(db)
    await savePlace(db, 'here')
    const undone = db.transaction(async (tx) => {
      await deleteAccount({ ...services, db: tx }, IDS.ada)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await deleteCreative(services, IDS.bea, IDS.gone)
    await waitUntil(async () => (await countNoted(services)) > 0)
    const hash = hashOf({ kind: 'ad', id: IDS.gone })
    expect(await readAll(services.deletions.list(DELETIONS))).toEqual([`${DELETIONS}${hash}`])
    const { rows } = (await db.execute(
      sql`select data from pgboss.job where name = 'note-deletion' and data->>'hash' = ${hash}`,
    )) as unknown as { rows: { data: object }[] }
    expect(rows).toEqual([{ data: { hash } }])
    await checkRestored(services, 'there')
    expect(await listIds(db)).toContain(IDS.ada)
  })

  it('resumes where it was interrupted', async () => {
    const services = await makeTestServices(database)
    const { db, deletions } = services
    await fill(db)
    await savePlace(db, 'here')
    await deletions.put(`${DELETIONS}${hashOf({ kind: 'account', id: IDS.ada })}`, new Uint8Array(), '')
    const broken = { ...deletions, list: () => fail() }
    await expect(checkRestored({ ...services, deletions: broken }, 'there')).rejects.toThrow('The disk is away')
    expect(await findKnownPlace(db)).toBe('here')
    await checkRestored(services, 'there')
    expect(await listIds(db)).not.toContain(IDS.ada)
  })
})

function fail(): never {
  throw new Error('The disk is away')
}

it.skipIf(!inject('postgresSocketFolder'))(
  'is recognized at each start, on PostgreSQL too, and deletes no pictures of the database that it is a copy of',
  { tags: 'thorough/programs' },
  async () => {
    const [original, copy] = [await makePostgres(), `copy_${randomUUID().replaceAll('-', '')}`]
    const settings = { ...(await freshSettings()), ROLE: 'worker' }
    const limits = readConfig({}).databaseLimits
    const of = async (name: string) => {
      const opened = await openPostgres(postgresUrl(name), limits)
      const place = await readPlace(opened, settings.DATA_DIR)
      const known = {
        place,
        isKnown: (await findKnownPlace(opened.db)) === place,
        sessions: await opened.db.$count(sessions),
      }
      await opened.close()
      return known
    }
    const readMark = () => readFileSync(path.join(settings.DATA_DIR, 'storage', 'installation', 'database'), 'utf8')
    const first = await startHere({ ...settings, DATABASE_URL: postgresUrl(original) })
    const opened = await openPostgres(postgresUrl(original), limits)
    await fill(opened.db)
    await opened.close()
    await first.stop()
    expect(await of(original)).toMatchObject({ isKnown: true, sessions: 1 })
    expect(readMark()).toBe((await of(original)).place)

    await onPostgres([`create database ${copy} template ${original}`])
    expect(await of(copy)).toMatchObject({ isKnown: false, sessions: 1 })
    const second = await startHere({ ...settings, DATABASE_URL: postgresUrl(copy) })
    await second.stop()
    expect(await of(copy)).toMatchObject({ isKnown: true, sessions: 0 })
    expect(readMark()).toBe((await of(original)).place)
  },
)

it.skipIf(!inject('postgresSocketFolder'))(
  'is recognized by many processes that start on it for the first time at once',
  { tags: 'thorough/databases' },
  async () => {
    const opened = await openPostgres(postgresUrl(await makePostgres()), readConfig({}).databaseLimits)
    try {
      await Promise.all(Array.from({ length: 8 }, () => savePlace(opened.db, 'here')))
      expect(await findKnownPlace(opened.db)).toBe('here')
    } finally {
      await opened.close()
    }
  },
)
