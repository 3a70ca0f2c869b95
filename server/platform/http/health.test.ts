import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { makeTestServices } from '#test/services.ts'

const database = useDatabase()

/** Starts an app for one test, because health answers are cached for a moment. */
async function startOwn() {
  const { storage } = await makeTestServices(database)
  return startTestApp(database, { services: { storage } })
}

it('is ready when database and queue answer', async () => {
  const { client, services } = await startOwn()
  expect((await client().get('/healthz')).body).toEqual({ status: 'ok', version: services.config.version })
  expect((await client().get('/readyz')).body).toEqual({ status: 'ready' })
})

it.each(['starting', 'stopping'] as const)('is alive but not ready while it is %s', async (state) => {
  const { client, lifecycle } = await startTestApp(database)
  lifecycle.state = state
  const answer = await client().get('/readyz')
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
  expect((await client().get('/healthz')).status).toBe(200)
})

it('names what does not answer, and gives the reason only to the log', async () => {
  const { client, services } = await startOwn()
  services.db = Object.create(services.db, {
    execute: { value: () => Promise.reject(new Error('the disk is full: /srv/secret')) },
  }) as typeof services.db
  await services.jobs.stop()
  const answer = await client().get('/readyz')
  expect(answer.status).toBe(503)
  expect(answer.body).toEqual({
    code: 'UNAVAILABLE',
    message: 'Not ready, because this does not answer: database, queue.',
  })
})

it('is ready without its storage, which it names, looks at and never writes to', async () => {
  const { storage } = await makeTestServices(database)
  const asked: string[] = []
  const away = Object.fromEntries(
    Object.keys(storage).map((name) => [
      name,
      () => {
        asked.push(name)
        return Promise.reject(new Error('away: /srv/secret'))
      },
    ]),
  )
  const { client } = await startTestApp(database, { services: { storage: { ...storage, ...away, linkOrigins: [] } } })
  const answer = await client().get('/readyz')
  const degraded = ['the storage of the pictures does not answer']
  expect([answer.status, answer.body]).toEqual([200, { status: 'ready', degraded }])
  expect(asked).toEqual(['probe'])
})

it('reports a full disk with a message of its own', async () => {
  const { storage } = await makeTestServices(database)
  const fail = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  const { client } = await startTestApp(database, { services: { storage: { ...storage, probe: fail } } })
  expect((await client().get('/readyz')).body.degraded).toEqual(['the disk of the pictures is full'])
})

it('checks once for all concurrent requests', async () => {
  const { app, client, services } = await startOwn()
  const [probes, mayAnswer, allAreThere] = [20, Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let [arrived, checks] = [0, 0]
  app.server.on('request', () => ++arrived === probes && allAreThere.resolve())
  services.jobs.check = async () => {
    checks += 1
    await mayAnswer.promise
  }
  const answers = Array.from({ length: probes }, () => client().get('/readyz'))
  await allAreThere.promise
  mayAnswer.resolve()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(probes).fill(200))
  expect(checks).toBe(1)
})
