import { expect, it } from 'vitest'
import { TestClient } from '#test/client.ts'
import { givenSettings, spawnServer } from '#test/server-process.ts'

/** Two starts on a machine that may be busy. */
const TIMEOUT_MS = 120_000

it(
  'a plan that was paid a moment before the process is killed is there after the next start, without anybody looking for it',
  async () => {
    const settings = await givenSettings()
    const first = spawnServer(settings)
    await first.ready()
    const url = `http://localhost:${settings.PORT}`
    const browser = new TestClient(url)
    await browser.signIn()
    const body = { planId: 'pro', successUrl: `${url}/subscription?success=true`, cancelUrl: `${url}/subscription` }
    const { body: page } = await browser.post('/api/subscription/checkout', body)
    const paying = browser.post(page.url as string, new URLSearchParams({ card: 'pays' }))
    expect((await paying).status).toBe(303)
    first.child.kill('SIGKILL')
    expect(await first.ended()).toBe('SIGKILL')

    const second = spawnServer(settings)
    await second.ready()
    // The credits ask the plan as the app knows it; only a look at the subscription would ask the provider.
    const credits = async () => (await browser.get('/api/credits')).body as unknown
    await expect.poll(credits, { interval: 500 }).toMatchObject({ unlimited: true })
    second.child.kill('SIGTERM')
    expect(await second.ended()).toBe(0)
  },
  TIMEOUT_MS,
)
