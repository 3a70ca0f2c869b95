import { expect, it } from 'vitest'
import { TestClient } from '#test/client.ts'
import { fillInCreative } from '#test/given/fill-in.ts'
import { INSTANT_PAINTERS, paintForever } from '#test/painters/painters.ts'
import { readEvents } from '#test/read-events.ts'
import {
  givenSettings,
  PAINTING_FOREVER,
  quickSettings,
  spawnServer,
  startHere,
} from '#test/platform/server-process.ts'

interface Interrupted {
  settings: Awaited<ReturnType<typeof quickSettings>>
  browser: TestClient
  adId: string
  /** The answer to the call for the ad. */
  answer: Promise<unknown>
}

/** Begins an ad on a server that is already running. */
async function beginAd(settings: Interrupted['settings']): Promise<Interrupted> {
  const browser = new TestClient(`http://localhost:${settings.PORT}`)
  await browser.signIn()
  const adId = await fillInCreative(browser)
  const events = readEvents(await browser.open(`/api/creatives/${adId}/progress`))
  const answer = browser.post(`/api/creatives/${adId}/generate`, { format: 'square' }).catch(() => 'broken off')
  for await (const event of events) if (event.state === 'running') break
  return { settings, browser, adId, answer }
}

/** Checks the state after the next start. */
async function expectMadeOnce({ settings, browser, adId }: Interrupted): Promise<void> {
  await startHere(settings)
  const variants = async () => (await browser.get(`/api/creatives/${adId}/variants`)).body as unknown[]
  await expect.poll(variants, { interval: 500 }).toHaveLength(1)
  const later = readEvents(await browser.open(`/api/creatives/${adId}/progress`))
  expect((await later.next()).value).toMatchObject({ state: 'done', percentage: 100 })
  await later.return(undefined)
  expect((await browser.get('/api/credits')).body).toEqual({ adGeneration: 9, unlimited: false })
}

it(
  'ends a generation that a kill interrupted after the next start, with one credit spent and one variant',
  { tags: 'thorough/programs' },
  async () => {
    const settings = await givenSettings()
    const first = spawnServer(settings, { program: PAINTING_FOREVER })
    await first.ready()
    const interrupted = await beginAd(settings)
    first.child.kill('SIGKILL')
    expect(await first.ended()).toBe('SIGKILL')
    expect(await interrupted.answer).toBe('broken off')
    // A killed process counts as lost after some ten seconds.
    await expectMadeOnce(interrupted)
  },
)

it('ends a generation that a stop interrupted after the next start, with one credit spent and one variant', async () => {
  const settings = await quickSettings()
  const first = await startHere(settings, { ...INSTANT_PAINTERS, paint: paintForever })
  const interrupted = await beginAd(settings)
  await first.stop()
  expect(await interrupted.answer).toMatchObject({ status: 202, body: { jobId: expect.any(String) } })
  await expectMadeOnce(interrupted)
})
