import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/database.ts'

const database = useDatabase()

it('is ready when database, storage and queue answer', async () => {
  const { client } = await startTestApp(database)
  expect((await client().get('/healthz')).body).toEqual({ status: 'ok' })
  expect((await client().get('/readyz')).body).toEqual({ status: 'ready' })
})

it.each(['starting', 'stopping'] as const)('is alive but not ready while it is %s', async (state) => {
  const { client, lifecycle } = await startTestApp(database)
  lifecycle.state = state
  const answer = await client().get('/readyz')
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
  expect((await client().get('/healthz')).status).toBe(200)
})

it('names what does not answer, and keeps the reason for the log', async () => {
  const failing = async () => {
    throw new Error('the disk is full: /srv/secret')
  }
  const { client, services } = await startTestApp(database)
  services.storage.check = failing
  await services.jobs.stop()
  const answer = await client().get('/readyz')
  expect(answer.status).toBe(503)
  expect(answer.body).toEqual({
    code: 'UNAVAILABLE',
    message: 'Not ready, because this does not answer: storage, queue.',
  })
})
