import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { type PlanId, PLANS } from '#contract/money/plans.ts'
import { describeOnBothDatabases, type TestDatabase } from '#test/platform/database.ts'
import { givenPro, givenUser } from '#test/given/given.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { insertCheckout } from '#server/money/purchases/checkout-store.ts'
import type { PaymentProvider } from '#server/money/billing/payment-provider.ts'
import { checkouts, creditLedger, subscriptions } from '#server/platform/db/schema.ts'
import { grantPack } from './grant-pack.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { readCredits } from './read-credits.ts'
import { reclaimPack } from './reclaim-pack.ts'
import { releaseCredit } from './release-credit.ts'
import { reserveCredit } from './reserve-credit.ts'
import { settleCredit } from './settle-credit.ts'
import { getBalances, recordEntry } from './store.ts'

/** One thing that happens to a user's credits; `which` picks among the packs or the jobs that exist then. */
type Step =
  /** `cancelAll` releases whatever is under way, as the cancel of a campaign does. */
  | { kind: 'read' | 'buy' | 'nextMonth' | 'upgrade' | 'downgrade' | 'cancelAll' }
  | { kind: 'reserve' | 'reserveAtOnce'; times: number }
  /** Given by an operator; counts among the packs. */
  | { kind: 'gift'; credits: number }
  | { kind: 'settle' | 'release'; which: number; times: number }
  /** Number of a pack's credits that are no longer paid for: after refunds, a dispute, or a won dispute. */
  | { kind: 'unpaid'; which: number; credits: number }

const which = fc.nat(9)
const times = fc.constantFrom(1, 2, 5, 12)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('read' as const, 'buy' as const, 'nextMonth' as const) }),
  fc.record({ kind: fc.constantFrom('upgrade' as const, 'downgrade' as const, 'cancelAll' as const) }),
  fc.record({ kind: fc.constantFrom('reserve' as const, 'reserveAtOnce' as const), times }),
  fc.record({ kind: fc.constant('gift' as const), credits: fc.constantFrom(1, 4, 30) }),
  fc.record({ kind: fc.constantFrom('settle' as const, 'release' as const), which, times }),
  fc.record({ kind: fc.constant('unpaid' as const), which, credits: fc.constantFrom(0, 7, 13, CREDIT_PACK.credits) }),
)

type Pocket = 'monthly' | 'pack' | 'unlimited'

/** A pack that was bought or given. */
interface Pack {
  id: string
  credits: number
  isGift: boolean
  unpaid: number
  taken: number
}

/**
 * Keeps the same books in another way: it never changes a balance. It distributes all use over the packs again each
 * time, oldest first, and sees what is left of each.
 */
class Oracle {
  readonly packs: Pack[] = []
  readonly jobs: { id: string; pocket: Pocket }[] = []
  isPro = false
  usedOfPacks = 0
  monthly = 0
  toppedUp = false

  topUp(): void {
    if (!this.toppedUp) this.monthly = PLANS.free.monthlyCredits
    this.toppedUp = true
  }

  /** Returns the bought packs without the gifts. */
  bought(): Pack[] {
    return this.packs.filter(({ isGift }) => !isGift)
  }

  reserve(id: string): boolean {
    if (this.isPro) return this.jobs.push({ id, pocket: 'unlimited' }) > 0
    this.topUp()
    const pocket = this.monthly > 0 ? 'monthly' : 'pack'
    if (pocket === 'pack' && this.packCredits() === 0) return false
    if (pocket === 'monthly') this.monthly--
    else this.usedOfPacks++
    this.jobs.push({ id, pocket })
    return true
  }

  release({ pocket }: { pocket: Pocket }): void {
    if (pocket === 'unlimited') return
    if (pocket === 'monthly') this.monthly = Math.min(PLANS.free.monthlyCredits, this.monthly + 1)
    else this.usedOfPacks--
    this.collect()
  }

  setUnpaid(pack: Pack, credits: number): void {
    pack.unpaid = credits
    pack.taken = Math.min(pack.taken, credits)
    this.collect()
  }

  packCredits(): number {
    return this.left().reduce((sum, credits) => sum + credits, 0)
  }

  private left(): number[] {
    let used = this.usedOfPacks
    return this.packs.map((pack) => {
      const held = pack.credits - pack.taken
      const ofThis = Math.min(used, held)
      used -= ofThis
      return held - ofThis
    })
  }

  private collect(): void {
    const left = this.left()
    for (const [index, pack] of this.packs.entries()) pack.taken += Math.min(left[index]!, pack.unpaid - pack.taken)
  }
}

const NEW_PACK = { id: '', credits: CREDIT_PACK.credits, unpaid: 0, taken: 0, isGift: false }

describeOnBothDatabases('whatever is made, cancelled, bought and refunded', (database) => {
  it('credits and ledger agree with books that are kept in another way', { tags: 'property' }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        await runSteps(database, steps)
      }),
      propertyRuns(12),
    ),
  )

  it('comes to zero if a pack is refunded while all of it is reserved and then released, in any order', async () => {
    const steps: Step[] = [
      { kind: 'reserve', times: 12 } as const,
      { kind: 'buy' } as const,
      { kind: 'reserve', times: 12 } as const,
      { kind: 'unpaid', which: 0, credits: CREDIT_PACK.credits } as const,
      ...[5, 0, 3].map((which) => ({ kind: 'release', which, times: 12 }) as const),
    ]
    const { balances, packs } = await runSteps(database, steps)
    expect(balances.pack).toBe(0)
    expect(packs).toMatchObject([{ reclaimedCredits: CREDIT_PACK.credits, spentCredits: 0 }])
  })
})

/** Applies all steps to a new user, and checks after each. */
async function runSteps({ db }: TestDatabase, steps: Step[]) {
  const userId = await givenUser(db)
  const oracle = new Oracle()
  let now = new Date('2026-10-31T23:00:00.000Z')
  let tickets = 0
  const services = { db, payments: { id: 'stripe' } as PaymentProvider, now: () => now, newId: () => randomUUID() }
  const withLockedAccount = (work: (tx: TestDatabase['db']) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await lockAccount(tx, userId)
      await work(tx)
    })
  for (const step of steps) {
    await happen(step)
    const balances = await getBalances(db, userId)
    expect(balances).toEqual({ monthly: oracle.monthly, pack: oracle.packCredits() })
    const packs = await db
      .select()
      .from(checkouts)
      .where(eq(checkouts.userId, userId))
      .orderBy(asc(checkouts.createdAt))
    expect(packs.map(({ reclaimedCredits, spentCredits }) => ({ reclaimedCredits, spentCredits }))).toEqual(
      oracle.bought().map(({ taken, unpaid }) => ({ reclaimedCredits: taken, spentCredits: unpaid - taken })),
    )
  }
  const ledger = await db.select().from(creditLedger).where(eq(creditLedger.userId, userId))
  const balances = await getBalances(db, userId)
  for (const pocket of ['monthly', 'pack'] as const) {
    const rows = ledger.filter(({ creditType }) => creditType === pocket)
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balances[pocket])
  }
  const packs = await db.select().from(checkouts).where(eq(checkouts.userId, userId)).orderBy(asc(checkouts.createdAt))
  return { balances, packs }

  async function happen(step: Step): Promise<void> {
    now = new Date(now.getTime() + 1_000)
    switch (step.kind) {
      case 'nextMonth':
        now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000)
        oracle.toppedUp = false
        return
      case 'read':
        await readCredits(services, userId)
        return oracle.isPro ? undefined : oracle.topUp()
      case 'buy':
        return void oracle.packs.push({ ...NEW_PACK, id: await buy() })
      case 'gift':
        await give(step.credits)
        return void oracle.packs.push({ ...NEW_PACK, credits: step.credits, isGift: true })
      case 'upgrade':
      case 'downgrade':
        return changePlan(step.kind === 'upgrade')
      case 'cancelAll':
        while (oracle.jobs.length > 0) await end('release', 0)
        return
      case 'reserveAtOnce':
        return reserveAtOnce(Array.from({ length: step.times }, () => randomUUID()))
      case 'reserve':
        for (let at = 0; at < step.times; at++) await reserve(randomUUID())
        return
      case 'unpaid':
        return becomeUnpaid(oracle.bought()[step.which % Math.max(1, oracle.bought().length)], step.credits)
      default:
        for (let at = 0; at < step.times; at++) await end(step.kind, step.which)
    }
  }

  async function becomeUnpaid(pack: Pack | undefined, credits: number): Promise<void> {
    if (!pack) return
    oracle.setUnpaid(pack, credits)
    const reclaim = { checkoutId: pack.id, unpaidCredits: credits, ticket: ++tickets }
    await withLockedAccount((tx) => reclaimPack(tx, services, reclaim))
  }

  async function reserve(jobId: string): Promise<void> {
    const accepted = oracle.reserve(jobId)
    const reserved = db.transaction(async (tx) =>
      reserveCredit(tx, services, { account: await lockAccount(tx, userId), planId: plan(), jobId }),
    )
    if (accepted) await reserved
    else await expect(reserved).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
  }

  /** Makes each reservation twice, all at the same time: their order is arbitrary, but the number accepted is not. */
  async function reserveAtOnce(jobIds: string[]): Promise<void> {
    const before = oracle.jobs.length
    for (const id of jobIds) oracle.reserve(id)
    const accepted = oracle.jobs.splice(before)
    const tries = [...jobIds, ...jobIds].map((jobId) =>
      db.transaction(async (tx) =>
        reserveCredit(tx, services, { account: await lockAccount(tx, userId), planId: plan(), jobId }),
      ),
    )
    await Promise.allSettled(tries)
    const rows = await db
      .select({ id: creditLedger.reference, pocket: creditLedger.creditType })
      .from(creditLedger)
      .where(and(eq(creditLedger.kind, 'reserve'), inArray(creditLedger.reference, jobIds)))
    const pockets = (jobs: { pocket: Pocket }[]) => jobs.map(({ pocket }) => pocket).toSorted()
    expect(pockets(rows)).toEqual(pockets(accepted))
    oracle.jobs.push(...rows)
  }

  function plan(): PlanId {
    return oracle.isPro ? 'pro' : 'free'
  }

  async function changePlan(isPro: boolean): Promise<void> {
    if (isPro === oracle.isPro) return
    oracle.isPro = isPro
    if (isPro) await givenPro(db, userId, { provider: 'stripe' })
    else await db.delete(subscriptions).where(eq(subscriptions.userId, userId))
  }

  async function give(credits: number): Promise<void> {
    const gift = {
      userId,
      kind: 'gift',
      creditType: 'pack',
      amount: credits,
      reference: randomUUID(),
      reason: 'r',
    } as const
    await withLockedAccount((tx) => recordEntry(tx, services, gift))
  }

  /** Ends a job twice: the second end changes nothing. */
  async function end(kind: 'settle' | 'release', which: number): Promise<void> {
    const [job] = oracle.jobs.splice(which % Math.max(1, oracle.jobs.length), 1)
    if (!job) return
    if (kind === 'release') oracle.release(job)
    const operation = kind === 'release' ? releaseCredit : settleCredit
    await withLockedAccount((tx) => operation(tx, services, { userId, jobId: job.id }))
    await withLockedAccount((tx) => releaseCredit(tx, services, { userId, jobId: job.id }))
  }

  async function buy(): Promise<string> {
    const id = randomUUID()
    const page = { successUrl: 'http://a.example', cancelUrl: 'http://a.example', url: null, priceId: 'p' }
    const row = { provider: 'stripe', userId, purchase: 'credits_20', trialDays: 0, state: 'paid' } as const
    await withLockedAccount(async (tx) => {
      await insertCheckout(tx, { ...row, ...page, id, externalId: id, paymentId: id, createdAt: now, updatedAt: now })
      await grantPack(tx, services, { userId, checkoutId: id })
    })
    return id
  }
}
