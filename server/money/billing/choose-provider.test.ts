import { expect, it, vi } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { givenPro } from '#test/given/given.ts'
import { makeTestServices } from '#test/services.ts'
import { startStripeApp } from '#test/money/stripe-app.ts'
import type { StripeConfig } from '#server/stripe-config.ts'
import { choosePaymentProvider } from './choose-provider.ts'

const database = useDatabase()

const LIVE: StripeConfig = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: undefined }

async function choose(config: { stripe?: StripeConfig; production?: boolean }) {
  const services = await makeTestServices(database, config)
  const warn = vi.spyOn(services.log, 'warn')
  const provider = await choosePaymentProvider(services)
  return { provider, warnings: warn.mock.calls.map(([message]) => message as unknown as string) }
}

it('is the sandbox without a key, and Stripe with one: its test mode is not its live mode', async () => {
  expect((await choose({})).provider.id).toBe('sandbox')
  expect((await choose({ stripe: LIVE })).provider.id).toBe('stripe')
  expect((await choose({ stripe: { ...LIVE, secretKey: 'rk_test_1' } })).provider.id).toBe('stripe-test')
})

it('has a webhook only if its secret is set', async () => {
  expect((await choose({ stripe: LIVE })).provider.webhook).toBeDefined()
  expect((await choose({ stripe: { ...LIVE, webhookSecret: undefined } })).provider.webhook).toBeUndefined()
})

it('warns of a setup that is hardly intended, and of no other', async () => {
  const odd = { ...LIVE, secretKey: 'sk_test_1', webhookSecret: undefined }
  const { warnings } = await choose({ stripe: odd, production: true })
  expect(warnings).toEqual([
    expect.stringMatching(/^STRIPE_SECRET_KEY is of test mode/),
    expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is not set/),
  ])
  expect((await choose({ stripe: LIVE, production: true })).warnings).toEqual([])
  expect((await choose({ stripe: odd })).warnings).toEqual([expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is not set/)])
  expect((await choose({ stripe: { ...LIVE, secretKey: 'sk_test_1' } })).warnings).toEqual([])
  expect((await choose({})).warnings).toEqual([])
})

it.each(['sandbox', 'stripe'])('counts no subscription of another provider: %s', async (provider) => {
  const app = await startStripeApp(database)
  const browser = await app.signedIn()
  const { id } = (await browser.get('/api/auth/user')).body as { id: string }
  await givenPro(database.db, id, { provider })
  expect((await browser.get('/api/subscription')).body.planId).toBe('free')
  expect((await app.checkout(browser)).status).toBe(200)
})
