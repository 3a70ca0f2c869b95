import { createServer } from 'node:http'
import { once } from 'node:events'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { fillInCreative, TEST_PRODUCT } from '#test/given/fill-in.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { generateVariantJob, priorityOf } from '#server/ads/generation/job.ts'
import { forgetSessionsJob } from '#server/people/auth/forget-sessions.ts'
import { openMetrics } from '#server/open-metrics.ts'
import { openDiskStorage } from '#server/platform/storage/disk.ts'
import { observed } from '#server/platform/storage/observed-storage.ts'

const database = useDatabase()

async function givenMetrics({ services }: Pick<TestApp, 'services'>, port?: number) {
  const config = { ...services.config, metrics: { port: port ?? (await findFreePort()), host: '127.0.0.1' } }
  const metrics = await openMetrics(config, services, () => ({ total: 5, idle: 2, waiting: 7 }))
  onTestFinished(() => metrics?.close())
  const url = `http://127.0.0.1:${config.metrics.port}`
  return { url, read: async () => (await fetch(`${url}/metrics`)).text() }
}

it('counts responses by their route template, and reveals nobody’s requests', async () => {
  const app = await startTestApp(database)
  const { read } = await givenMetrics(app)
  const browser = await app.signedIn('ada@example.com')
  const { id } = (await browser.post('/api/creatives', TEST_PRODUCT)).body as { id: string }
  await browser.get(`/api/creatives/${id}?word=secret`)
  await app.client().get(`/api/creatives/${id}`)
  await app.client().get('/api/some-secret-address')
  await expect.poll(read).toContain('route="/*",status="404"')
  const text = await read()
  for (const status of [200, 401])
    expect(text).toContain(
      `placard_http_request_duration_seconds_count{method="GET",route="/api/creatives/:id",status="${status}"} 1`,
    )
  for (const word of [id, 'ada@', 'secret', browser.userId!, 'example.com']) expect(text).not.toContain(word)
  expect(text).toMatch(/^placard_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m)
  expect(text).toContain('placard_database_connections{state="waiting"} 7')
})

it('counts an ad with its stages, its credit and its pictures, and writes one line about it', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const app = await startTestApp(database, { workers: TEXT_PAINTERS, services: { log } })
  const { read } = await givenMetrics(app)
  const browser = await app.signedIn()
  const id = await fillInCreative(browser)
  const made = await browser.post(`/api/creatives/${id}/generate`, { format: 'square' })
  expect(made.status).toBe(200)
  const text = await read()
  expect(text).toContain('placard_ad_duration_seconds_count{format="square",outcome="done"} 1')
  expect(text).toContain('placard_generation_stage_duration_seconds_count{stage="queued"} 1')
  expect(text).toContain('placard_credits_moved_total{kind="reserve",type="monthly"} 1')
  expect(lines.filter(({ msg }) => msg === 'An ad is finished')).toMatchObject([
    { userId: browser.userId, format: 'square', family: 'plain', seconds: 0, costDollars: 0 },
  ])
  expect(JSON.stringify(lines)).not.toContain(TEST_PRODUCT.productName)
})

it('reports how many jobs wait, with what priority and for how long', async () => {
  const app = await startTestApp(database)
  const { read } = await givenMetrics(app)
  await app.services.jobs.send(
    app.services.db,
    generateVariantJob,
    { jobId: crypto.randomUUID() },
    { priority: priorityOf('pro', 5) },
  )
  const labels = `queue="${generateVariantJob.name}",state="created",priority="1000"`
  const text = await read()
  expect(text).toContain(`placard_queue_jobs{${labels}} 1`)
  expect(text).toContain(`placard_queue_oldest_seconds{${labels}}`)
})

it('counts the outcomes of sign-ins, pictures without space, and attempts at jobs', async () => {
  const signIn = {
    name: 'Acme',
    issuer: 'http://127.0.0.1:9',
    clientId: 'app',
    clientSecret: 'secret',
    trustEmail: false,
  }
  const app = await startTestApp(database, { config: { signIn } })
  const { read } = await givenMetrics(app)
  expect((await app.client().get('/auth/acme')).status).toBe(503)
  expect((await app.client().get('/auth/acme/callback?state=unknown')).status).toBe(400)
  const full = observed(openDiskStorage(app.services.config.dataDir, { freeBytes: async () => 0 }))
  await expect(full.requireRoom()).rejects.toThrow('full')
  const job = { ...forgetSessionsJob, retryLimit: 0 }
  await app.services.jobs.work(job, { concurrency: 1 }, async () => {
    throw new Error('It fails')
  })
  await app.services.jobs.send(app.services.db, job, {})
  const failed = `placard_job_attempts_total{queue="${job.name}",outcome="failed"} 1`
  await expect.poll(read).toContain(failed)
  const failedAt = new RegExp(`^placard_queue_last_failure_timestamp_seconds\\{queue="${job.name}"\\} [1-9]`, 'm')
  await expect.poll(read).toMatch(failedAt)
  const text = await read()
  expect(text).toContain('placard_sign_ins_total{outcome="unreachable"} 1')
  expect(text).toContain('placard_sign_ins_total{outcome="over"} 1')
  expect(text).toContain('placard_storage_operations_total{operation="room",outcome="full"} 1')
})

it('reports what it can while the database is away', async () => {
  const app = await startTestApp(database)
  const away = () => {
    throw new Error('away')
  }
  const db = new Proxy(app.services.db, { get: () => away })
  const { read } = await givenMetrics({ services: { ...app.services, db } })
  const text = await read()
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).toContain('placard_database_up 0')
  expect(text).not.toContain('placard_queue_jobs{')
})

it('reports what runs', async () => {
  const app = await startTestApp(database)
  const { read } = await givenMetrics(app)
  const { version, instance } = app.services.config
  expect(await read()).toContain(`placard_build_info{version="${version}",process="${instance}"} 1`)
})

it('answers nothing else on its port', async () => {
  const { url } = await givenMetrics(await startTestApp(database))
  expect((await fetch(`${url}/api/creatives`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
})

it('does without a port that another process has, and logs it', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const app = await startTestApp(database, { services: { log } })
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  await givenMetrics(app, port)
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ level: 40, port, msg: expect.stringContaining('METRICS_PORT is taken') }),
  )
})

it('names the settings of an address that is not one of this computer', async () => {
  const { services } = await startTestApp(database)
  const config = { ...services.config, metrics: { port: 9_464, host: '192.0.2.1' } }
  await expect(openMetrics(config, services, undefined)).rejects.toThrow('METRICS_HOST 192.0.2.1, METRICS_PORT 9464')
})
