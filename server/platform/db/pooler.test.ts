import { sql } from 'drizzle-orm'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { TestClient } from '#test/client.ts'
import { makePostgres, postgresUrl } from '#test/platform/database.ts'
import { fillInCreative } from '#test/given/fill-in.ts'
import { pgBouncerVersion, startPgBouncer } from '#test/platform/pg-bouncer.ts'
import { readEvents } from '#test/read-events.ts'
import { freshSettings, startHere } from '#test/platform/server-process.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'
import { openDatabase } from './open-database.ts'

/** First version of PgBouncer that tracks which connection knows which prepared statement. */
const KNOWS_PREPARED = 121

/** Gives the addresses of one database, through the pooler and past it. */
async function givenPooled(): Promise<{ DATABASE_URL: string; DATABASE_URL_DIRECT: string }> {
  const database = await makePostgres()
  return { DATABASE_URL: await startPgBouncer(database), DATABASE_URL_DIRECT: postgresUrl(database) }
}

/** Makes six ads at once over three connections. */
async function makeAds(more: Record<string, string>): Promise<void> {
  const settings = { ...(await freshSettings()), ...(await givenPooled()), ...more }
  await startHere(settings)
  const people = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const browser = new TestClient(`http://localhost:${settings.PORT}`)
      await browser.signIn(`ada${at}@example.com`)
      return { browser, adId: await fillInCreative(browser) }
    }),
  )
  const ends = people.map(async ({ browser, adId }) => {
    const events = readEvents(await browser.open(`/api/creatives/${adId}/progress`))
    for await (const event of events) if (event.state === 'done') return event.state
    return 'nothing'
  })
  const made = people.map(({ browser, adId }) => browser.post(`/api/creatives/${adId}/generate`, { format: 'square' }))
  expect((await Promise.all(made)).map(({ status }) => status)).toEqual(people.map(() => 200))
  expect(await Promise.all(ends)).toEqual(people.map(() => 'done'))
  const reads = people.flatMap(({ browser }) => Array.from({ length: 10 }, () => browser.get('/api/creatives')))
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await people[0]?.browser.get('/readyz'))?.status).toBe(200)
}

const version = pgBouncerVersion() ?? 0

describe.skipIf(!inject('postgresSocketFolder') || version === 0)(
  'behind a pooler that lends a connection for a transaction',
  () => {
    it('users sign in, make ads and get their events', () => makeAds({}))

    // An older version fails, because the current connection does not know the names.
    it.skipIf(version < KNOWS_PREPARED)('they do with prepared statements too', () =>
      makeAds({ DATABASE_PREPARED: '1' }),
    )

    it('prepares nothing on a lent connection, and sets none of the limits on it', async () => {
      const config = readConfig(await givenPooled())
      const opened = await openDatabase(config)
      onTestFinished(() => opened.close())
      const statement = opened.db
        .select({ one: sql`1` })
        .from(sql`users`)
        .prepare('one_of_ours')
      await statement.execute()
      const seen = `select current_setting('statement_timeout') as limit, (select count(*)::int from pg_prepared_statements) as names`
      const { rows } = (await opened.db.execute(sql.raw(seen))) as unknown as { rows: unknown[] }
      expect(rows).toEqual([{ limit: '1min', names: 0 }])
    })

    it('refuses two addresses of two databases', async () => {
      const { DATABASE_URL } = await givenPooled()
      const config = readConfig({ DATABASE_URL, DATABASE_URL_DIRECT: postgresUrl(await makePostgres()) })
      await expect(openDatabase(config)).rejects.toThrow(
        new StartError(
          'DATABASE_URL and DATABASE_URL_DIRECT lead to two databases: both have to name the same one, DATABASE_URL by way of its pooler.',
        ),
      )
    })

    it('names the address that cannot be reached', async () => {
      const pooled = await givenPooled()
      const nowhere = 'postgresql://postgres@127.0.0.1:1/placard'
      for (const name of ['DATABASE_URL', 'DATABASE_URL_DIRECT'] as const) {
        await expect(openDatabase(readConfig({ ...pooled, [name]: nowhere }))).rejects.toThrow(
          `The database of ${name} cannot be reached`,
        )
      }
    })
  },
)

it.skipIf(!inject('postgresSocketFolder'))('opens no more connections than it may', async () => {
  const database = await makePostgres()
  const config = readConfig({ DATABASE_URL: postgresUrl(database), DATABASE_CONNECTIONS: '3' })
  const opened = await openDatabase(config)
  onTestFinished(() => opened.close())
  const counting = sql.raw(
    `select pg_sleep(0.2), (select count(*)::int from pg_stat_activity where datname = '${database}') as many`,
  )
  const counts = (await Promise.all(Array.from({ length: 12 }, () => opened.db.execute(counting)))) as unknown as {
    rows: { many: number }[]
  }[]
  expect(Math.max(...counts.map(({ rows }) => rows[0]!.many))).toBe(3)
})
