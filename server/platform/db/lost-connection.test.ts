import { eq } from 'drizzle-orm'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { TestClient } from '#test/client.ts'
import { openDatabaseProxy } from '#test/platform/database-proxy.ts'
import { TEST_PRODUCT, TEST_STYLE, uploadFiles } from '#test/given/fill-in.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { freshSettings, spawnServer } from '#test/platform/server-process.ts'
import { waitUntil } from '#test/wait-until.ts'
import { openPostgres } from './open-postgres.ts'
import { users } from './schema.ts'
import { isDatabaseAway } from './unavailable.ts'

/** Limits that only end what hangs. */
const NO_LIMITS = { connectMs: 120_000, statementMs: 120_000, lockMs: 120_000 }
/** Long enough for the start of two programs on a busy machine. */
const IN_SECONDS = { DATABASE_CONNECT_SECONDS: '20', DATABASE_STATEMENT_SECONDS: '5', DATABASE_LOCK_SECONDS: '5' }

describe.skipIf(!inject('postgresSocketFolder'))('a PostgreSQL that is lost', () => {
  async function openProxied(limits: Partial<typeof NO_LIMITS> = {}) {
    const proxy = await openDatabaseProxy()
    const opened = await openPostgres(proxy.url, { ...NO_LIMITS, ...limits })
    onTestFinished(() => opened.close())
    return { proxy, db: opened.db }
  }

  it('in the middle of more transactions than there are connections, costs none of the connections', async () => {
    const { proxy, db } = await openProxied()
    const failures: unknown[] = []
    for (let round = 0; round < 3; round++) {
      const transactions = Array.from({ length: 10 }, () =>
        db.transaction(async (tx) => {
          await tx.select().from(users)
          if (round < 2) proxy.reset()
          await tx.select().from(users)
        }),
      )
      // Some connections are lost before their first statement; after such a failure, Drizzle would never return the
      // connection.
      if (round < 2) failures.push(...(await Promise.allSettled(transactions)).map(reasonOf))
      else await Promise.all(transactions)
    }
    expect(failures.filter((failure) => failure && !isDatabaseAway(failure))).toEqual([])
    expect(failures.some(isDatabaseAway)).toBe(true)
  })

  it('without an answer, is given up within the limits, and found again', async () => {
    const { proxy, db } = await openProxied({ connectMs: 5_000, statementMs: 1_000 })
    const inside = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const held = db.transaction(async (tx) => {
      begun.resolve()
      await inside.promise
      await tx.select().from(users)
    })
    await begun.promise
    proxy.hush()
    inside.resolve()
    const outcomes = await Promise.allSettled([held, ...Array.from({ length: 12 }, () => db.select().from(users))])
    expect(outcomes.map((outcome) => isDatabaseAway(reasonOf(outcome)))).toEqual(Array(13).fill(true))
    proxy.restore()
    // On a busy machine, a connection may exceed its limit too.
    await expect.poll(() => db.select().from(users).catch(reasonOf)).toEqual([])
  })

  it('ends what waits too long for a lock, and what takes too long', async () => {
    const { db } = await openProxied({ lockMs: 500 })
    const id = '6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f'
    await db.insert(users).values({ id, email: 'ada@example.com', displayName: 'Ada', createdAt: new Date() })
    await db.transaction(async (tx) => {
      await tx.update(users).set({ displayName: 'Grace' }).where(eq(users.id, id))
      const waiting = db.update(users).set({ displayName: 'Ida' }).where(eq(users.id, id))
      expect(await waiting.then(() => undefined, codeAndKind)).toEqual(['55P03', true])
    })
    const { db: hurried } = await openProxied({ statementMs: 500 })
    expect(await hurried.execute('select pg_sleep(600)').then(() => undefined, codeAndKind)).toEqual(['57014', true])
    expect(await db.execute('select 1 / 0').then(() => undefined, codeAndKind)).toEqual(['22012', false])
  })

  it(
    'ends neither web nor worker: calls report it, and accepted jobs are done',
    { tags: 'thorough/programs' },
    async () => {
      const proxy = await openDatabaseProxy()
      const { PORT, DATA_DIR } = await freshSettings()
      const { PORT: workerPort } = await freshSettings()
      const shared = { DATA_DIR, DATABASE_URL: proxy.url, PUBLIC_URL: `http://localhost:${PORT}`, ...IN_SECONDS }
      const web = spawnServer({ ...shared, PORT, ROLE: 'web', LOG_LEVEL: 'silent' })
      const worker = spawnServer({ ...shared, PORT: workerPort, ROLE: 'worker', LOG_LEVEL: 'silent' })
      await Promise.all([web.ready(), worker.ready()])
      const browser = new TestClient(shared.PUBLIC_URL)
      const backstage = new TestClient(`http://localhost:${workerPort}`)
      const until = (path: string, status: number, client = browser) =>
        waitUntil(async () => (await client.get(path)).status === status)
      expect((await backstage.get('/readyz')).status).toBe(200)
      expect((await backstage.get('/api/creatives')).status).toBe(404)
      await browser.signIn()
      const { body: draft } = await browser.post('/api/creatives', TEST_PRODUCT)
      const photo = await drawProduct('#ffffff').jpeg().toBuffer()
      const { body: productImages } = await uploadFiles(browser, draft.id, [{ bytes: photo, name: 'kettle.jpg' }])
      await browser.post(`/api/creatives/${draft.id}`, { ...draft, productImages, ...TEST_STYLE })

      // Connections break while both servers use them.
      for (let round = 0; round < 10; round++) {
        const calls = Array.from({ length: 4 }, () => browser.post(`/api/creatives/${draft.id}`, TEST_PRODUCT))
        await browser.get('/api/credits')
        proxy.reset()
        for (const { status } of await Promise.all(calls)) expect([200, 503]).toContain(status)
      }
      await until('/readyz', 200)
      await until('/readyz', 200, backstage)

      // The database falls silent in the middle of a generation.
      const generating = browser.post(`/api/creatives/${draft.id}/generate`, { format: 'square' })
      await waitUntil(async () => (await browser.get('/api/credits')).body.adGeneration === 9)
      proxy.hush()
      const answers = await Promise.all([generating, browser.get('/api/creatives')])
      expect(answers.map((answer) => answer.status)).toEqual([202, 503])
      expect(answers[1]).toMatchObject({ body: { code: 'UNAVAILABLE', message: expect.stringContaining('try again') } })
      expect(answers[1].headers.get('retry-after')).toBe('5')
      for (const client of [browser, backstage]) {
        expect((await client.get('/healthz')).status).toBe(200)
        // Its last answer is cached for a second.
        await until('/readyz', 503, client)
      }

      proxy.restore()
      await until('/readyz', 200)
      const variants = () => browser.get(`/api/creatives/${draft.id}/variants`)
      await waitUntil(async () => (await variants()).body.length === 1)
      expect((await browser.get('/api/credits')).body).toMatchObject({ adGeneration: 9 })

      // A silent database does not keep a server from stopping either.
      proxy.hush()
      for (const { child, ended, output } of [web, worker]) {
        child.kill('SIGTERM')
        expect(await ended()).toBe(0)
        expect(output.stderr).toBe('')
      }
    },
  )
})

function reasonOf(outcome: PromiseSettledResult<unknown>): unknown {
  return outcome.status === 'rejected' ? outcome.reason : undefined
}

function codeAndKind(error: Error): [code: string | undefined, isAway: boolean] {
  return [(error.cause as { code?: string } | undefined)?.code, isDatabaseAway(error)]
}
