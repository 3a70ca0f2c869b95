import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { checkoutIdOf, startStripeApp } from '#test/money/stripe-app.ts'
import { checkouts, customers } from '#server/platform/db/schema.ts'

describeOnBothDatabases('payments requested at once', (database) => {
  it('make one customer and one page', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.checkout(browser)))
    const urls = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.url as string))
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
    expect(urls.size).toBe(1)
    expect(app.stripe.account.customers.size).toBe(1)
    expect(app.stripe.account.sessions.size).toBe(1)
    expect(await database.db.$count(customers)).toBe(1)
    expect(await database.db.$count(checkouts)).toBe(1)
  })

  it('leave one page open if they are for different purchases', async () => {
    const app = await startStripeApp(database)
    const browser = await app.signedIn()
    const answers = await Promise.all([app.checkout(browser, 'pro'), app.checkout(browser, 'credits_20')])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const open = [...app.stripe.account.sessions.values()].filter((session) => session.status === 'open')
    expect(open).toHaveLength(1)
    const shown = answers.filter(({ status }) => status === 200).map(({ body }) => checkoutIdOf(body.url))
    expect(shown).toContain(open[0]!.id)
  })

  it('belong to the users who requested them', async () => {
    const app = await startStripeApp(database)
    const browsers = await Promise.all(['ada', 'grace', 'edith'].map((name) => app.signedIn(`${name}@example.com`)))
    const answers = await Promise.all(browsers.map((browser) => app.checkout(browser)))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(3)
    expect(new Set([...app.stripe.account.sessions.values()].map((session) => session.customer)).size).toBe(3)
  })
})
