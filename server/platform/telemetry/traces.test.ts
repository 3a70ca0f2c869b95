import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { fillInCreative, TEST_PRODUCT } from '#test/given/fill-in.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import type { Paint } from '#server/ads/generation/painter.ts'
import { observed } from '#server/platform/storage/observed-storage.ts'
import { openDiskStorage } from '#server/platform/storage/disk.ts'
import { openTracer } from './open-tracer.ts'
import { traceJob } from './trace-jobs.ts'

const database = useDatabase()

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code: number }
}

interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

/** Opens a collector that takes OTLP as JSON, or fails. */
async function openCollector(status = 200) {
  const sent: { url: string | undefined; body: Sent }[] = []
  const take = async (request: IncomingMessage) => sent.push({ url: request.url, body: (await json(request)) as Sent })
  const server = createServer((request, response) => {
    void take(request).then(() => response.writeHead(status, { 'content-type': 'application/json' }).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { sent, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function spansOf(sent: { body: Sent }[]): Span[] {
  return sent.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
}

const THIS = { role: 'all', version: '1.2.3+abc', instance: 'here:3000/all' }

/** Trace id of another system. */
const STRANGE = '4bf92f3577b34da6a3ce929d0e0e4736'

/** Reports stages as a painting process does: by a message, outside of any job's context. */
function reportedFromOutside(paint: Paint): Paint {
  const outside = AsyncLocalStorage.snapshot()
  return (task, { onStage, ...options }) => paint(task, { ...options, onStage: (stage) => outside(onStage, stage) })
}

it('sends request, job and picture as one trace, without a word of any user', async () => {
  const { sent, url } = await openCollector()
  const traces = openTracer(url, THIS)
  const folder = mkdtempSync(path.join(tmpdir(), 'traces-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const storage = observed(openDiskStorage(folder))
  const workers = { ...TEXT_PAINTERS, paint: reportedFromOutside(TEXT_PAINTERS.paint) }
  const app = await startTestApp(database, { workers, config: { traces: url }, services: { storage } })
  const browser = await app.signedIn('ada@example.com', 'Ada Lovelace')
  const id = await fillInCreative(browser)
  const headers = { traceparent: `00-${STRANGE}-00f067aa0ba902b7-01` }
  expect((await browser.post(`/api/creatives/${id}/generate`, { format: 'square' }, { headers })).status).toBe(200)
  await app.client().get('/readyz')
  await app.client().get(`/api/creatives/${id}?word=secret`)
  await traces.close()

  expect(new Set(sent.map(({ url }) => url))).toEqual(new Set(['/v1/traces']))
  const [{ resource }] = sent[0]!.body.resourceSpans as [Sent['resourceSpans'][number]]
  expect(Object.fromEntries(resource.attributes.map(({ key, value }) => [key, value.stringValue]))).toMatchObject({
    'service.name': 'placard',
    'service.version': THIS.version,
    'service.instance.id': THIS.instance,
  })
  const spans = spansOf(sent)
  const find = (name: string) => spans.find((span) => span.name === name)!
  const request = find('POST /api/creatives/:id/generate')
  const job = find('job generate-variant')
  expect(request.parentSpanId).toBeUndefined()
  expect(job).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId })
  const inJob = spans.filter(({ parentSpanId }) => parentSpanId === job.spanId)
  const names = ['stage brief', 'stage layout', 'stage paint', 'stage inspect', 'storage put']
  expect(inJob.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  for (const { startTimeUnixNano: began, endTimeUnixNano: ended } of inJob)
    expect(BigInt(began) <= BigInt(ended)).toBe(true)
  // Each request is a trace of its own, and a refusal does not count as a failure of the server.
  const refused = find('GET /api/creatives/:id')
  expect(refused.traceId).not.toBe(request.traceId)
  expect(refused.status.code).toBe(0)
  expect(spans.map(({ name }) => name).filter((name) => name.includes('readyz'))).toEqual([])
  const text = JSON.stringify(sent)
  for (const word of [
    STRANGE,
    'ada@',
    'Lovelace',
    'secret',
    'example.com',
    browser.userId!,
    ...Object.values(TEST_PRODUCT),
  ])
    expect(text).not.toContain(word)
})

it('reports a failed job without its error, and tolerates a collector that refuses', async () => {
  const { sent, url } = await openCollector(400)
  const traces = openTracer(url, THIS)
  const job = { name: 'generate-variant', id: crypto.randomUUID(), data: {}, retryCount: 0 }
  const failing = traceJob(job, () => Promise.reject(new Error('a word of somebody')))
  await expect(failing).rejects.toThrow('a word of somebody')
  await traces.close()
  expect(spansOf(sent)).toMatchObject([{ name: 'job generate-variant', status: { code: 2 } }])
  expect(JSON.stringify(sent)).not.toContain('a word of somebody')
})

it('sends nothing, and puts nothing into jobs, unless tracing is configured', async () => {
  const { sent, url } = await openCollector()
  await openTracer(url, THIS).close()
  const app = await startTestApp(database, { workers: TEXT_PAINTERS })
  const browser = await app.signedIn()
  const id = await fillInCreative(browser)
  expect((await browser.post(`/api/creatives/${id}/generate`, { format: 'square' })).status).toBe(200)
  expect(sent).toEqual([])
  const jobs = await app.services.db.execute(`select data from pgboss.job where name = 'generate-variant'`)
  const { rows } = jobs as unknown as { rows: { data: object }[] }
  expect(rows.map(({ data }) => Object.keys(data))).toEqual([['jobId']])
})
