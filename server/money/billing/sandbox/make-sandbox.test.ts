import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { makeTestServices, TEST_TIME, type TestServices } from '#test/services.ts'
import {
  sandboxCheckouts,
  sandboxCustomers,
  sandboxPayments,
  sandboxSubscriptions,
} from '#server/platform/db/schema.ts'
import type { NewCheckout } from '../payment-provider.ts'
import { changePayment } from './change-subscription.ts'
import { makeSandbox } from './make-sandbox.ts'
import { payCheckout } from './pay-checkout.ts'
import { findCheckout } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ADA = { reference: 'customer-1', email: 'ada@example.com', name: 'Ada' }

describeOnBothDatabases('the sandbox', (database) => {
  async function start() {
    const services = await makeTestServices(database, { publicUrl: 'http://ads.example.com' })
    return { services, sandbox: makeSandbox(services) }
  }

  const newCheckout = (customerId: string, own: Partial<NewCheckout> = {}): NewCheckout => ({
    reference: 'checkout-1',
    customerId,
    purchase: 'pro',
    trialDays: 0,
    successUrl: 'http://ads.example.com/subscription?success=true',
    cancelUrl: 'http://ads.example.com/subscription?canceled=true',
    ...own,
  })

  async function pay(services: TestServices, id: string, card: 'pays' | 'declines-later' = 'pays') {
    return payCheckout(services, (await findCheckout(services.db, id))!, card)
  }

  it('makes one customer of twenty calls with one reference, with the newest address', async () => {
    const { sandbox } = await start()
    const ids = await Promise.all(Array.from({ length: 20 }, () => sandbox.createCustomer(ADA)))
    expect(new Set(ids).size).toBe(1)
    expect(await sandbox.createCustomer({ ...ADA, email: 'ada@example.org' })).toBe(ids[0])
    const rows = await database.db.select().from(sandboxCustomers)
    expect(rows).toMatchObject([{ id: ids[0], email: 'ada@example.org' }])
    expect(await sandbox.listSubscriptions(ids[0]!)).toEqual([])
    expect(await sandbox.listSubscriptions('cus_sandbox_gone')).toBeUndefined()
  })

  it('opens one checkout of twenty calls with one reference, at its page and price', async () => {
    const { sandbox } = await start()
    const customerId = await sandbox.createCustomer(ADA)
    const opened = await Promise.all(Array.from({ length: 20 }, () => sandbox.openCheckout(newCheckout(customerId))))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    const { id, url, priceId } = opened[0]!
    expect(url).toBe(`http://ads.example.com/sandbox/checkout/${id}`)
    expect(await sandbox.findCheckout(id)).toEqual({
      reference: 'checkout-1',
      customerId,
      mode: 'subscription',
      state: 'open',
      paid: false,
      items: [{ priceId, quantity: 1 }],
      amountCents: 1999,
      currency: 'usd',
      paymentId: null,
    })
    expect(await sandbox.findCheckout('cs_sandbox_gone')).toBeUndefined()
  })

  it('sells once if Pay is pressed twenty times at once', async () => {
    const { services, sandbox } = await start()
    const customerId = await sandbox.createCustomer(ADA)
    const { id } = await sandbox.openCheckout(newCheckout(customerId))
    const states = await Promise.all(Array.from({ length: 20 }, () => pay(services, id)))
    expect(new Set(states)).toEqual(new Set(['complete']))
    expect(await sandbox.findCheckout(id)).toMatchObject({ state: 'complete', paid: true })
    expect(await sandbox.listSubscriptions(customerId)).toMatchObject([
      { status: 'active', createdAt: TEST_TIME, endDate: null, trialEnd: null },
    ])
    expect(await database.db.$count(sandboxPayments)).toBe(1)
  })

  it('charges nothing for free days, and the price after them', async () => {
    const { services, sandbox } = await start()
    const customerId = await sandbox.createCustomer(ADA)
    const { id } = await sandbox.openCheckout(newCheckout(customerId, { trialDays: 7 }))
    await pay(services, id)
    expect(await sandbox.findCheckout(id)).toMatchObject({ state: 'complete', paid: true, amountCents: 0 })
    const trialEnd = new Date(TEST_TIME.getTime() + 7 * DAY_MS)
    expect(await sandbox.listSubscriptions(customerId)).toMatchObject([{ status: 'trialing', trialEnd, endDate: null }])
    services.setTime(trialEnd)
    expect(await sandbox.listSubscriptions(customerId)).toMatchObject([{ status: 'active', trialEnd, endDate: null }])
    expect(await database.db.select().from(sandboxPayments)).toMatchObject([{ state: 'paid', amountCents: 1999 }])
  })

  it('renews once even if many read the plan when it is due', async () => {
    const { services, sandbox } = await start()
    const customerId = await sandbox.createCustomer(ADA)
    await pay(services, (await sandbox.openCheckout(newCheckout(customerId))).id, 'declines-later')
    services.setTime(new Date(TEST_TIME.getTime() + 32 * DAY_MS))
    const readings = await Promise.all(Array.from({ length: 10 }, () => sandbox.listSubscriptions(customerId)))
    for (const reading of readings) expect(reading).toMatchObject([{ status: 'past_due' }])
    const states = await database.db.select({ state: sandboxPayments.state }).from(sandboxPayments)
    expect(states.map(({ state }) => state).toSorted()).toEqual(['failed', 'paid'])
  })

  it('sells a pack, reports its payment, and refunds it', async () => {
    const { services, sandbox } = await start()
    const customerId = await sandbox.createCustomer(ADA)
    const { id } = await sandbox.openCheckout(newCheckout(customerId, { purchase: 'credits_20' }))
    await pay(services, id)
    const { mode, amountCents, paymentId } = (await sandbox.findCheckout(id))!
    expect([mode, amountCents]).toEqual(['payment', 499])
    const findIt = () => sandbox.findPayment(paymentId!)
    expect(await findIt()).toEqual({ amountCents: 499, refundedCents: 0, disputed: false })
    const change = (name: 'refund' | 'dispute' | 'withdraw-dispute', customer = customerId) =>
      changePayment(services, { customerId: customer, paymentId: paymentId!, name })
    await change('dispute', await sandbox.createCustomer({ ...ADA, reference: 'somebody else' }))
    expect(await findIt()).toMatchObject({ disputed: false })
    await change('dispute')
    expect(await findIt()).toMatchObject({ disputed: true })
    await change('withdraw-dispute')
    await change('refund')
    await change('refund')
    expect(await findIt()).toEqual({ amountCents: 499, refundedCents: 499, disputed: false })
    expect(await sandbox.findPayment('pay_sandbox_gone')).toBeUndefined()
    expect(await sandbox.listSubscriptions(customerId)).toEqual([])
  })

  it('ends a subscription and refunds it once', async () => {
    const { services, sandbox } = await start()
    const customerId = await sandbox.createCustomer(ADA)
    await pay(services, (await sandbox.openCheckout(newCheckout(customerId))).id)
    const { id } = (await sandbox.listSubscriptions(customerId))![0]!
    await Promise.all([sandbox.refundAndCancel(id), sandbox.refundAndCancel(id)])
    expect(await sandbox.listSubscriptions(customerId)).toMatchObject([{ status: 'canceled', endDate: TEST_TIME }])
    expect(await database.db.select().from(sandboxPayments)).toMatchObject([{ refundedCents: 1999 }])
    await sandbox.refundAndCancel('sub_sandbox_gone')
  })

  it('accepts no payment at a checkout that is closed or was open for a day', async () => {
    const { services, sandbox } = await start()
    const customerId = await sandbox.createCustomer(ADA)
    const { id } = await sandbox.openCheckout(newCheckout(customerId))
    await sandbox.expireCheckout(id)
    expect(await pay(services, id)).toBe('expired')
    const { id: second } = await sandbox.openCheckout(newCheckout(customerId, { reference: 'checkout-2' }))
    services.setTime(new Date(TEST_TIME.getTime() + DAY_MS))
    expect(await pay(services, second)).toBe('expired')
    expect(await sandbox.findCheckout(second)).toMatchObject({ state: 'expired', paid: false })
    expect(await database.db.$count(sandboxSubscriptions)).toBe(0)
  })

  it('closes no checkout that was paid', async () => {
    const { services, sandbox } = await start()
    const { id } = await sandbox.openCheckout(newCheckout(await sandbox.createCustomer(ADA)))
    await pay(services, id)
    await sandbox.expireCheckout(id)
    expect(await sandbox.findCheckout(id)).toMatchObject({ state: 'complete' })
  })

  it('deletes a customer with all their data, and does nothing the second time', async () => {
    const { services, sandbox } = await start()
    const customerId = await sandbox.createCustomer(ADA)
    const { id } = await sandbox.openCheckout(newCheckout(customerId))
    const checkout = (await findCheckout(services.db, id))!
    await pay(services, id)
    await sandbox.deleteCustomer(customerId)
    await sandbox.deleteCustomer(customerId)
    for (const table of [sandboxCustomers, sandboxCheckouts, sandboxSubscriptions, sandboxPayments]) {
      expect(await database.db.$count(table)).toBe(0)
    }
    expect(await sandbox.listSubscriptions(customerId)).toBeUndefined()
    expect(await payCheckout(services, checkout, 'pays')).toBe('expired')
  })

  it('leads to a portal page that leads back', async () => {
    const { sandbox } = await start()
    const url = await sandbox.openPortal({
      customerId: 'cus_1',
      returnUrl: 'http://ads.example.com/subscription?a=1#plans',
    })
    expect(url).toBe('http://ads.example.com/sandbox/portal/cus_1?returnTo=%2Fsubscription%3Fa%3D1%23plans')
  })
})
