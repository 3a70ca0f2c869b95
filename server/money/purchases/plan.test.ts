import { expect, it } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { givenPro, givenUser } from '#test/given/given.ts'
import type { PaymentProvider } from '#server/money/billing/payment-provider.ts'
import { findLiveSubscription, findPlan } from './plan.ts'
import { presentSubscription } from '#server/money/billing/present.ts'

const database = useDatabase()
const services = { payments: { id: 'sandbox' } as PaymentProvider, now: () => new Date('2026-11-21T10:00:00Z') }

async function planWith(values: Parameters<typeof givenPro>[2]): Promise<string> {
  const userId = await givenUser(database.db)
  await givenPro(database.db, userId, values)
  return findPlan(database.db, services, userId)
}

it('is free without a subscription', async () => {
  expect(await findPlan(database.db, services, await givenUser(database.db))).toBe('free')
})

it.each(['trialing', 'active', 'past_due'])('is pro while a subscription is %s', async (status) => {
  expect(await planWith({ status })).toBe('pro')
})

it.each(['canceled', 'incomplete', 'unpaid', 'paused'])('is free when the subscription is %s', async (status) => {
  expect(await planWith({ status })).toBe('free')
})

it('keeps a cancelled plan until its end date, and not longer', async () => {
  expect(await planWith({ endDate: new Date('2026-11-21T10:00:01Z') })).toBe('pro')
  expect(await planWith({ endDate: new Date('2026-11-21T10:00:00Z') })).toBe('free')
})

it("counts only the active payment provider's subscriptions", async () => {
  expect(await planWith({ provider: 'another' })).toBe('free')
})

it('shows a trial with the day on which it ends', async () => {
  const userId = await givenUser(database.db)
  await givenPro(database.db, userId, { status: 'trialing', endDate: new Date('2026-12-01T00:00:00Z') })
  expect(presentSubscription(await findLiveSubscription(database.db, services, userId))).toEqual({
    planId: 'pro',
    status: 'trialing',
    hasActiveSubscription: true,
    isInTrial: true,
    endDate: '2026-12-01T00:00:00.000Z',
  })
})
