import { and, eq, inArray, sum } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import { startTestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { describeOnBothDatabases, type TestDatabase } from '#test/platform/database.ts'
import { TEST_PRODUCT } from '#test/given/fill-in.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { creatives, creditLedger, generationJobs, userCredits, variants } from '#server/platform/db/schema.ts'
import { failGeneration } from '#server/ads/generation/fail-generation.ts'
import { runGeneration } from '#server/ads/generation/run-generation.ts'

const generate = (browser: TestClient, adId: string, format: FormatId) =>
  browser.post(`/api/creatives/${adId}/generate`, { format })

describeOnBothDatabases('plan limits, tested many times at once', (database, isDefault) => {
  it('adds one format of two if there is room for one', async () => {
    const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
    const { browser, adId } = await givenAccount(app, 'ada@example.com', 'downgraded', { made: ['leaderboard'] })
    const answers = await Promise.all([generate(browser, adId, 'square'), generate(browser, adId, 'facebook_feed')])
    expect(countOf(answers)).toEqual({ 200: 1, VARIANT_LIMIT_REACHED: 1 })
  })

  it('ends each job once, however many ends race for it', async () => {
    const app = await startTestApp(database)
    const { browser, userId } = await givenAccount(app, 'ada@example.com', 'downgraded', { others: 4 })
    const ids = (await database.db.select({ id: creatives.id }).from(creatives)).map((row) => row.id)
    const answers = ids.map((id) => generate(browser, id, 'square'))
    const jobs = () => database.db.$count(generationJobs)
    await expect.poll(jobs).toBe(ids.length)
    const signal = new AbortController().signal
    for (const { id: jobId, creativeId } of await database.db.select().from(generationJobs)) {
      const run = () => runGeneration(app.services, INSTANT_PAINTERS, { jobId }, { signal })
      const cancel = () => browser.delete(`/api/creatives/${creativeId}/generate/square`)
      await Promise.all([run(), failGeneration(app.services, jobId), cancel(), run(), cancel()])
    }
    const made = (await Promise.all(answers)).filter((answer) => answer.status === 200).length
    expect((await browser.get('/api/credits')).body.adGeneration).toBe(10 - made)
    await expectLedgerToExplain(database, userId, 10 - made)
    const ends = await database.db
      .select()
      .from(creditLedger)
      .where(inArray(creditLedger.kind, ['settle', 'release']))
    expect(ends.map((end) => end.reference).sort()).toEqual([...new Set(ends.map((end) => end.reference))].sort())
    expect(ends).toHaveLength(ids.length)
  })

  if (!isDefault) return

  it('accepts three of fifty creates', async () => {
    const browser = await (await startTestApp(database)).signedIn()
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.post('/api/creatives', TEST_PRODUCT)))
    expect(countOf(answers)).toEqual({ 200: 3, AD_LIMIT_REACHED: 47 })
    expect(await database.db.$count(creatives)).toBe(3)
  })

  it('spends ten credits on fifty generations and no eleventh', async () => {
    const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
    const { browser, userId } = await givenAccount(app, 'ada@example.com', 'downgraded', { others: 24 })
    const ids = (await database.db.select({ id: creatives.id }).from(creatives)).map((row) => row.id)
    const wishes = ids.flatMap((id) => (['square', 'facebook_feed'] as const).map((format) => ({ id, format })))
    expect(wishes).toHaveLength(50)
    const answers = await Promise.all(wishes.map(({ id, format }) => generate(browser, id, format)))
    expect(countOf(answers)).toEqual({ 200: 10, INSUFFICIENT_CREDITS: 40 })
    expect((await browser.get('/api/credits')).body).toEqual({ adGeneration: 0, unlimited: false })
    expect(await database.db.$count(variants)).toBe(10)
    await expectLedgerToExplain(database, userId, 0)
  })
})

function countOf(answers: { status: number; body: { code?: string } }[]): Record<string, number> {
  const groups = Object.groupBy(answers, ({ status, body }) => body.code ?? String(status))
  return Object.fromEntries(Object.entries(groups).map(([outcome, group]) => [outcome, group!.length]))
}

async function expectLedgerToExplain({ db }: TestDatabase, userId: string, balance: number): Promise<void> {
  const [monthly] = await db.select().from(userCredits).where(eq(userCredits.userId, userId))
  const ofUser = and(eq(creditLedger.userId, userId), eq(creditLedger.creditType, 'monthly'))
  const [ledger] = await db
    .select({ total: sum(creditLedger.amount).mapWith(Number) })
    .from(creditLedger)
    .where(ofUser)
  expect([monthly?.amount, ledger?.total]).toEqual([balance, balance])
}
