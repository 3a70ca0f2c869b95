import { randomUUID } from 'node:crypto'
import { eq, sum } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { INSUFFICIENT_CREDITS_MESSAGE } from '#contract/money/plans.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { givenPro, givenUser } from '#test/given/given.ts'
import type { PaymentProvider } from '#server/money/billing/payment-provider.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { creditLedger, openingGrants, userCredits, users } from '#server/platform/db/schema.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { readCredits } from './read-credits.ts'
import { releaseCredit } from './release-credit.ts'
import { reserveCredit } from './reserve-credit.ts'
import { settleCredit } from './settle-credit.ts'
import { recordEntry } from './store.ts'

describeOnBothDatabases('credits', (database) => {
  const servicesAt = (moment: string) => ({
    get db() {
      return database.db
    },
    payments: { id: 'sandbox' } as PaymentProvider,
    now: () => new Date(moment),
    newId: () => randomUUID(),
  })
  const november = servicesAt('2026-11-21T10:00:00Z')

  async function reserve(userId: string, jobId: string = randomUUID(), services = november): Promise<string> {
    await database.db.transaction(async (tx) => {
      const account = await lockAccount(tx, userId)
      const planId = await findPlan(tx, services, userId)
      await reserveCredit(tx, services, { account, planId, jobId })
    })
    return jobId
  }

  const close = (operation: typeof releaseCredit, userId: string, jobId: string, services = november) =>
    database.db.transaction(async (tx) => {
      await lockAccount(tx, userId)
      await operation(tx, services, { userId, jobId })
    })

  const givePack = (userId: string, amount: number) =>
    database.db.transaction((tx) =>
      recordEntry(tx, november, { userId, kind: 'grant', creditType: 'pack', amount, reference: randomUUID() }),
    )

  async function expectLedgerToExplainBalances(userId: string): Promise<void> {
    const balances = await database.db.select().from(userCredits).where(eq(userCredits.userId, userId))
    for (const balance of balances) {
      const [ledger] = await database.db
        .select({ total: sum(creditLedger.amount).mapWith(Number) })
        .from(creditLedger)
        .where(eq(creditLedger.creditType, balance.creditType))
      expect(ledger?.total).toBe(balance.amount)
    }
  }

  it('gives a free account ten at the first look, and no more in the same month', async () => {
    const userId = await givenUser(database.db)
    expect(await readCredits(november, userId)).toEqual({ adGeneration: 10, unlimited: false })
    await reserve(userId)
    expect(await readCredits(november, userId)).toEqual({ adGeneration: 9, unlimited: false })
  })

  it('fills up to ten in the next calendar month, and never adds to ten', async () => {
    const userId = await givenUser(database.db)
    for (let spent = 0; spent < 4; spent++) await reserve(userId)
    expect(await readCredits(servicesAt('2026-11-30T23:59:59Z'), userId)).toMatchObject({ adGeneration: 6 })
    expect(await readCredits(servicesAt('2026-12-01T00:00:00Z'), userId)).toMatchObject({ adGeneration: 10 })
    expect(await readCredits(servicesAt('2027-01-05T00:00:00Z'), userId)).toMatchObject({ adGeneration: 10 })
    await expectLedgerToExplainBalances(userId)
  })

  it('never exceeds a month’s credits when last month’s reservations come back, and records each of them', async () => {
    const userId = await givenUser(database.db)
    const jobIds = await Promise.all(Array.from({ length: 6 }, () => reserve(userId)))
    const december = servicesAt('2026-12-01T00:00:00Z')
    expect(await readCredits(december, userId)).toMatchObject({ adGeneration: 10 })
    for (const jobId of jobIds.slice(0, 4)) await close(releaseCredit, userId, jobId, december)
    expect(await readCredits(december, userId)).toMatchObject({ adGeneration: 10 })
    await reserve(userId, randomUUID(), december)
    for (const jobId of jobIds.slice(4)) await close(releaseCredit, userId, jobId, december)
    expect(await readCredits(december, userId)).toMatchObject({ adGeneration: 10 })
    const releases = await database.db.select().from(creditLedger).where(eq(creditLedger.kind, 'release'))
    expect(releases.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 1])
    await expectLedgerToExplainBalances(userId)
  })

  it('returns a whole credit if the new month has not filled up yet', async () => {
    const userId = await givenUser(database.db)
    const jobId = await reserve(userId)
    const december = servicesAt('2026-12-01T00:00:00Z')
    await close(releaseCredit, userId, jobId, december)
    expect(await readCredits(december, userId)).toMatchObject({ adGeneration: 10 })
    await expectLedgerToExplainBalances(userId)
  })

  it('spends monthly credits before bought ones', async () => {
    const userId = await givenUser(database.db)
    await givePack(userId, 2)
    for (let spent = 0; spent < 11; spent++) await reserve(userId)
    const rows = await database.db.select().from(userCredits)
    expect(Object.fromEntries(rows.map((row) => [row.creditType, row.amount]))).toEqual({ monthly: 0, pack: 1 })
    expect(await readCredits(november, userId)).toEqual({ adGeneration: 1, unlimited: false })
  })

  it('lets exactly as many of twenty reservations at once through as there are credits', async () => {
    const userId = await givenUser(database.db)
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(userId)))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(10)
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'INSUFFICIENT_CREDITS', message: INSUFFICIENT_CREDITS_MESSAGE })
    }
    expect(await readCredits(november, userId)).toEqual({ adGeneration: 0, unlimited: false })
    await expectLedgerToExplainBalances(userId)
  })

  it('reserves one credit for a job that reserves twice', async () => {
    const userId = await givenUser(database.db)
    const jobId = await reserve(userId)
    await reserve(userId, jobId)
    expect(await readCredits(november, userId)).toMatchObject({ adGeneration: 9 })
  })

  it('returns a credit once, to the balance that it came from', async () => {
    const userId = await givenUser(database.db)
    await givePack(userId, 1)
    for (let spent = 0; spent < 10; spent++) await reserve(userId)
    const jobId = await reserve(userId)
    await Promise.all([close(releaseCredit, userId, jobId), close(releaseCredit, userId, jobId)])
    expect(await readCredits(november, userId)).toMatchObject({ adGeneration: 1 })
    const rows = await database.db.select().from(userCredits).where(eq(userCredits.creditType, 'pack'))
    expect(rows[0]?.amount).toBe(1)
  })

  it('never returns a spent credit, nor spends one that was returned', async () => {
    const userId = await givenUser(database.db)
    const spent = await reserve(userId)
    await close(settleCredit, userId, spent)
    await close(settleCredit, userId, spent)
    await close(releaseCredit, userId, spent)
    const returned = await reserve(userId)
    await close(releaseCredit, userId, returned)
    await close(settleCredit, userId, returned)
    expect(await readCredits(november, userId)).toMatchObject({ adGeneration: 9 })
    const rows = await database.db.select().from(creditLedger).where(eq(creditLedger.reference, returned))
    expect(rows.map((row) => row.kind).sort()).toEqual(['release', 'reserve'])
  })

  it('ignores a job that never reserved', async () => {
    const userId = await givenUser(database.db)
    await close(releaseCredit, userId, randomUUID())
    expect(await readCredits(november, userId)).toMatchObject({ adGeneration: 10 })
  })

  it('records what an unlimited plan uses and takes nothing', async () => {
    const userId = await givenUser(database.db)
    await givenPro(database.db, userId)
    for (let spent = 0; spent < 12; spent++) await reserve(userId)
    expect(await readCredits(november, userId)).toEqual({ adGeneration: 0, unlimited: true })
    const used = await database.db.select().from(creditLedger).where(eq(creditLedger.creditType, 'unlimited'))
    expect(used).toHaveLength(12)
    expect(await database.db.select().from(userCredits)).toEqual([])
  })

  it('gives one identity one opening grant, even if its account is deleted and made again', async () => {
    const googleId = 'demo:ada@example.com'
    const first = await givenUser(database.db, { googleId })
    await readCredits(november, first)
    await database.db.delete(users).where(eq(users.id, first))
    const second = await givenUser(database.db, { googleId })
    expect(await readCredits(november, second)).toMatchObject({ adGeneration: 0 })
    expect(await readCredits(servicesAt('2026-12-02T00:00:00Z'), second)).toMatchObject({ adGeneration: 10 })
    const remembered = await database.db.select().from(openingGrants)
    expect(JSON.stringify(remembered)).not.toMatch(/\bada\b/i)
  })
})
