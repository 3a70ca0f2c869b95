import { expect, it } from 'vitest'
import { useDatabase } from '#test/platform/database.ts'
import { startSandboxApp, textOfPage } from '#test/money/sandbox-app.ts'
import { sandboxPayments, sandboxSubscriptions } from '#server/platform/db/schema.ts'

const database = useDatabase()
const HTML = { headers: { accept: 'text/html' } }

async function startWithPages() {
  const app = await startSandboxApp(database)
  const ada = await app.signedIn('ada@example.com')
  await app.buy(ada)
  const portal = (await app.openPortal(ada)).url
  const grace = await app.signedIn('grace@example.com')
  const checkout = (await app.openCheckout(grace)).url
  return { ...app, ada, grace, portal, checkout }
}

it('shows its pages to their owner only, and accepts forms from nobody else', async () => {
  const { client, ada, grace, portal, checkout, signedIn } = await startWithPages()
  const eve = await signedIn('eve@example.com')
  for (const [address, owner] of [
    [portal, ada],
    [checkout, grace],
  ] as const) {
    const form = new URLSearchParams({ card: 'pays', subscription: 'x', change: 'cancel' })
    for (const method of ['GET', 'POST']) {
      const send = (browser: typeof ada) =>
        browser.request(address, { method, ...HTML, ...(method === 'POST' && { body: form }) })
      const stranger = await send(eve)
      expect(stranger.status).toBe(403)
      expect(textOfPage(stranger)).toContain('belongs to another account')
      expect((await send(client())).status).toBe(401)
    }
    expect((await owner.get(address)).status).toBe(200)
  }
  expect(await database.db.$count(sandboxSubscriptions)).toBe(1)
})

it('accepts no form from another site, whatever it contains', async () => {
  const { ada, grace, portal, checkout } = await startWithPages()
  const elsewhere: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
  for (const headers of elsewhere) {
    const paid = await grace.post(checkout, new URLSearchParams({ card: 'pays' }), { headers })
    const changed = await ada.post(portal, new URLSearchParams({ subscription: 'x', change: 'cancel' }), { headers })
    for (const answer of [paid, changed]) expect(answer).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } })
  }
  expect(await database.db.$count(sandboxPayments)).toBe(1)
})

it('answers 404 for pages that do not exist', async () => {
  const { ada } = await startWithPages()
  for (const address of ['/sandbox/checkout/cs_sandbox_1', '/sandbox/portal/cus_sandbox_1', "/sandbox/portal/'--"]) {
    expect((await ada.get(address)).status).toBe(404)
    expect((await ada.post(address, new URLSearchParams({ card: 'pays' }))).status).toBe(404)
  }
})

it('answers 400 to forms that are not those of its pages', async () => {
  const { ada, grace, portal, checkout } = await startWithPages()
  const send = async (browser: typeof ada, address: string, fields: Record<string, string>) =>
    (await browser.post(address, new URLSearchParams(fields))).status
  for (const fields of [{}, { card: '' }, { card: '4242424242424242' }, { card: 'toString' }]) {
    expect(await send(grace, checkout, fields as Record<string, string>)).toBe(400)
  }
  for (const fields of [
    {},
    { change: 'cancel' },
    { subscription: 'x', change: 'delete' },
    { payment: 'x', change: 'cancel' },
  ]) {
    expect(await send(ada, portal, fields as Record<string, string>)).toBe(400)
  }
  expect((await grace.post(checkout, { card: 'pays' })).status).toBe(415)
  expect((await grace.post(checkout, `card=${'x'.repeat(5000)}`, FORM)).status).toBe(413)
})

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }

it("changes nothing of another customer's, though its name is known", async () => {
  const { ada, grace, portal, checkout } = await startWithPages()
  await grace.post(checkout, new URLSearchParams({ card: 'pays' }))
  const read = () => database.db.select().from(sandboxSubscriptions).orderBy(sandboxSubscriptions.id)
  const before = await read()
  const notAdas = before.find(({ customerId }) => !portal.includes(customerId))!
  await ada.post(portal, new URLSearchParams({ subscription: notAdas.id, change: 'cancel' }))
  expect(await read()).toEqual(before)
})

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/api/auth/logout',
  '"><b>',
])('leads back into the app and nowhere else: %s', async (returnTo) => {
  const { ada, portal } = await startWithPages()
  const address = `${portal.split('?')[0]}?returnTo=${encodeURIComponent(returnTo)}`
  const page = await ada.get(address)
  expect(page.text).toContain('<a href="/">Back to Placard</a>')
  expect(page.text).not.toContain('evil.example')
  const moved = await ada.post(address, new URLSearchParams({ subscription: 'x', change: 'cancel', returnTo }))
  expect(moved.headers.get('location')).toMatch(/returnTo=%2F$/)
})

it('is marked as a test on every page and kept out of caches and frames', async () => {
  const { ada, grace, portal, checkout } = await startWithPages()
  for (const page of [await ada.get(portal), await grace.get(checkout)]) {
    expect(textOfPage(page)).toContain('Test mode No card is charged and no money moves.')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.text).not.toContain('<script')
  }
})
