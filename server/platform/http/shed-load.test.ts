import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { actAs } from './acting-program.ts'
import { answerErrors } from './errors.ts'
import { isTooMuch, shedLoad } from './shed-load.ts'

/** Starts an app with a call that waits, one that does not, and one outside of the shedding. */
async function startApp(statementsWaiting: () => number) {
  const app = Fastify()
  onTestFinished(() => app.close())
  const held = Promise.withResolvers<void>()
  answerErrors(app)
  app.get('/healthz', () => 'ok')
  await app.register(async (site) => {
    shedLoad(site, { statementsWaiting }, { turnAwayAfterMs: 10 })
    site.get('/held', () => held.promise.then(() => 'done'))
    site.get('/quick', () => 'done')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = app.listeningOrigin
  return { get: (path: string) => fetch(origin + path), release: held.resolve }
}

it('turns calls away while a crowd waits for the database, but not health checks, and serves all that it accepted', async () => {
  let waiting = 0
  const { get, release } = await startApp(() => waiting)
  const crowd = Array.from({ length: 100 }, () => get('/held'))
  waiting = 101
  await expect.poll(async () => (await get('/quick')).status).toBe(503)
  const refused = await get('/quick')
  expect(await refused.json()).toEqual({
    code: 'UNAVAILABLE',
    message: expect.stringMatching(/try again in a few seconds\.$/),
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await get('/healthz')).status).toBe(200)

  release()
  expect((await Promise.all(crowd)).filter(({ status }) => status !== 200)).toEqual([])
  expect((await get('/quick')).status).toBe(200)
})

it('counts nothing any more after calls inside this process, with a body or by a program', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const readLoad = shedLoad(app, { statementsWaiting: () => 0 })
  const seen: number[] = []
  app.post('/photo', async () => void seen.push(readLoad().atOnce))
  const send = async () => await app.inject({ method: 'POST', url: '/photo', payload: { bytes: 'A'.repeat(10_000) } })
  for (let calls = 0; calls < 3; calls++) {
    await send()
    await actAs({ userId: 'ada', tokenId: 'token', scopes: ['make'] }, send)
  }
  expect(seen).toEqual([1, 0, 1, 0, 1, 0])
  expect(readLoad().atOnce).toBe(0)
})

it('turns nobody away because of a slow machine alone, nor a crowd that is served', () => {
  const load = { atOnce: 99, statementsWaiting: 500, lateMs: 5_000, shed: 0 }
  expect(isTooMuch(load)).toBe(false)
  expect(isTooMuch({ ...load, atOnce: 100 })).toBe(true)
  expect(isTooMuch({ ...load, atOnce: 1_000, statementsWaiting: 100, lateMs: 200 })).toBe(false)
})
