import { expect, it } from 'vitest'
import { TestClient } from '#test/client.ts'
import { fillInCreative } from '#test/fill-in.ts'
import { readEvents } from '#test/read-events.ts'
import { givenSettings, spawnServer } from '#test/server-process.ts'

/** Two starts and one ad; a killed process counts as lost after some ten seconds. */
const TIMEOUT_MS = 120_000

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'ends a generation that %s interrupted after the next start, with one credit spent and one variant',
  async (signal) => {
    const settings = await givenSettings()
    const first = spawnServer(settings)
    await first.ready()
    const browser = new TestClient(`http://localhost:${settings.PORT}`)
    await browser.signIn()
    const adId = await fillInCreative(browser)
    const events = readEvents(await browser.open(`/api/creatives/${adId}/progress`))
    const answer = browser.post(`/api/creatives/${adId}/generate`, { format: 'square' }).catch(() => 'broken off')
    for await (const event of events) if (event.state === 'running') break
    first.child.kill(signal)
    expect(await first.ended()).toBe(signal === 'SIGKILL' ? 'SIGKILL' : 0)
    const accepted = expect.objectContaining({ status: 202, body: { jobId: expect.any(String) } })
    expect(await answer).toEqual(signal === 'SIGKILL' ? 'broken off' : accepted)

    const second = spawnServer(settings)
    await second.ready()
    const variants = async () => (await browser.get(`/api/creatives/${adId}/variants`)).body as unknown[]
    await expect.poll(variants, { interval: 500 }).toHaveLength(1)
    const later = readEvents(await browser.open(`/api/creatives/${adId}/progress`))
    expect((await later.next()).value).toMatchObject({ state: 'done', percentage: 100 })
    await later.return(undefined)
    expect((await browser.get('/api/credits')).body).toEqual({ adGeneration: 9, unlimited: false })
    second.child.kill('SIGTERM')
    expect(await second.ended()).toBe(0)
  },
  TIMEOUT_MS,
)
