import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { progressEventSchema } from '#contract/ads/generation.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { TestClient } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { fillInCreative, TEST_PRODUCT } from '#test/given/fill-in.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { readEvents } from '#test/read-events.ts'
import { waitUntil } from '#test/wait-until.ts'
import { generationJobs, userCredits, variants } from '#server/platform/db/schema.ts'
import { failGeneration } from './fail-generation.ts'

const database = useDatabase()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const generate = (browser: TestClient, adId: string, format = 'square') =>
  browser.post(`/api/creatives/${adId}/generate`, { format })
const creditsOf = async (browser: TestClient) => (await browser.get('/api/credits')).body.adGeneration as number

/** Starts a generation without a worker, so that the test decides how it continues. */
async function startWaiting(app: TestApp) {
  const browser = await app.signedIn()
  const adId = await fillInCreative(browser)
  const answer = generate(browser, adId)
  const [job] = await waitUntil(async () => {
    const rows = await database.db.select().from(generationJobs)
    return rows.length > 0 && rows
  })
  return { browser, adId, answer, jobId: job!.id }
}

it('answers both of two requests for the same format with one ad for one credit', async () => {
  const browser = await (await startTestApp(database, { workers: INSTANT_PAINTERS })).signedIn()
  const adId = await fillInCreative(browser)
  const [first, second] = await Promise.all([generate(browser, adId), generate(browser, adId)])
  expect(first).toMatchObject({ status: 200, body: { adId, format: 'square', width: 600, height: 600 } })
  expect(second.body).toEqual(first.body)
  expect(await database.db.$count(generationJobs)).toBe(1)
  expect(await creditsOf(browser)).toBe(9)
})

it('makes exactly three ads of six with three credits', async () => {
  const browser = await (await startTestApp(database, { workers: INSTANT_PAINTERS })).signedIn()
  await creditsOf(browser)
  await database.db.update(userCredits).set({ amount: 3 })
  const ads = await Promise.all([1, 2, 3].map(() => fillInCreative(browser)))
  const answers = await Promise.all(
    ads.flatMap((adId) => ['square', 'facebook_feed'].map((format) => generate(browser, adId, format))),
  )
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 200, 200, 403, 403, 403])
  expect(new Set(answers.map((answer) => answer.body.code))).toEqual(new Set([undefined, 'INSUFFICIENT_CREDITS']))
  expect(await creditsOf(browser)).toBe(0)
  expect(await database.db.$count(variants)).toBe(3)
})

it('stores what the inspection found with the variant and returns it with every answer', async () => {
  const browser = await (await startTestApp(database, { workers: INSTANT_PAINTERS })).signedIn()
  const adId = await fillInCreative(browser)
  const { body } = await generate(browser, adId)
  expect(body.findings).toEqual([expect.objectContaining({ rule: 'photo-small', severity: 'info' })])
  expect((await browser.get(`/api/creatives/${adId}/variants`)).body[0].findings).toEqual(body.findings)
  const [stored] = await database.db.select().from(variants)
  expect(stored!.report.findings).toEqual(body.findings)
})

it('stores all that the studio reports', { tags: 'thorough/studio' }, async () => {
  const browser = await (await startTestApp(database, { workers: true })).signedIn()
  const { body } = await generate(browser, await fillInCreative(browser))
  expect(body.findings).toContainEqual(expect.objectContaining({ rule: 'bytes', severity: 'info' }))
  const [stored] = await database.db.select().from(variants)
  expect(stored!.report.findings).toEqual(body.findings)
  expect(stored!.report.runs.map((run) => run.role)).toContain('call-to-action')
})

it('replaces a variant by another one when it is generated again', async () => {
  const browser = await (await startTestApp(database, { workers: INSTANT_PAINTERS })).signedIn()
  const adId = await fillInCreative(browser)
  const first = await generate(browser, adId)
  const second = await generate(browser, adId)
  expect(second.body.id).not.toBe(first.body.id)
  expect((await browser.get(`/api/creatives/${adId}/variants`)).body).toEqual([second.body])
  expect(await creditsOf(browser)).toBe(8)
})

it('deletes a variant with its picture and its format', async () => {
  const browser = await (await startTestApp(database, { workers: INSTANT_PAINTERS })).signedIn()
  const adId = await fillInCreative(browser, { selectedFormats: ['square'] })
  const { body: variant } = await generate(browser, adId)
  const path = `/api/creatives/${adId}/variants/${variant.id}`
  expect(await browser.delete(path)).toMatchObject({ status: 204, text: '' })
  expect((await browser.get(`/api/creatives/${adId}/variants`)).body).toEqual([])
  expect((await browser.get(`/api/creatives/${adId}`)).body.selectedFormats).toEqual([])
  expect((await browser.get(variant.imageUrl)).status).toBe(404)
  expect(await browser.delete(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

it('reports what is missing before it takes a credit', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const { body } = await browser.post('/api/creatives', TEST_PRODUCT)
  const refusal = async (format?: string) => {
    const { status, body: error } = await browser.post(`/api/creatives/${body.id}/generate`, { format })
    return [status, error.code, error.message]
  }
  expect(await refusal()).toEqual([400, 'VALIDATION_FAILED', 'Please select one ad format to start with.'])
  expect(await refusal('poster')).toEqual([400, 'VALIDATION_FAILED', 'Please select one ad format to start with.'])
  expect(await refusal('square')).toEqual([400, 'VALIDATION_FAILED', 'Please upload at least one product image.'])
  expect(await refusal('leaderboard')).toEqual([
    403,
    'FORMAT_NOT_ALLOWED',
    'This ad format is only available on the Pro plan.',
  ])
  expect(await creditsOf(browser)).toBe(10)
})

it('refuses two currencies on one ad before it takes a credit', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const id = await fillInCreative(browser)
  await browser.post(`/api/creatives/${id}`, { productPrice: '€49', productDiscount: 'was $59' })
  expect(await generate(browser, id)).toMatchObject({
    status: 400,
    body: {
      code: 'VALIDATION_FAILED',
      field: 'productDiscount',
      message: 'was $59 is not in the currency of the price €49. Write both in one currency.',
    },
  })
  expect(await creditsOf(browser)).toBe(10)
})

it('makes an ad of what was copied with private-use bullets, and of a description with letters without a font', async () => {
  const browser = await (await startTestApp(database, { workers: INSTANT_PAINTERS })).signedIn()
  const id = await fillInCreative(browser, {
    productName: '\uf0b7 Aero kettle',
    productDescription: '\uf0b7 A kettle that boils in ninety seconds. ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ.',
  })
  expect((await generate(browser, id)).status).toBe(200)
})

it('answers 401 to a signed-out caller, 403 to strangers and 404 to what does not exist', async () => {
  const { signedIn, client } = await startTestApp(database)
  const { body } = await (await signedIn('ada@example.com')).post('/api/creatives', TEST_PRODUCT)
  const calls = (browser: TestClient, id: string) => [
    generate(browser, id),
    browser.delete(`/api/creatives/${id}/generate/square`),
    browser.get(`/api/creatives/${id}/progress`),
    browser.get(`/api/creatives/${id}/variants`),
    browser.delete(`/api/creatives/${id}/variants/${UNKNOWN}`),
  ]
  for (const answer of await Promise.all(calls(client(), body.id))) expect(answer.status).toBe(401)
  const eve = await signedIn('eve@example.com')
  for (const answer of await Promise.all(calls(eve, body.id))) {
    expect(answer).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } })
  }
  for (const answer of await Promise.all([...calls(eve, UNKNOWN), ...calls(eve, 'x')])) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  }
})

it('cancels a generation: 204, the credit back, and a sentence for the waiting caller', async () => {
  const { browser, adId, answer } = await startWaiting(await startTestApp(database))
  expect(await creditsOf(browser)).toBe(9)
  const path = `/api/creatives/${adId}/generate/square`
  expect(await browser.delete(path)).toMatchObject({ status: 204, text: '' })
  expect(await answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect(await creditsOf(browser)).toBe(10)
  expect(await browser.delete(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect((await browser.delete(`/api/creatives/${adId}/generate/poster`)).status).toBe(404)
})

it('answers with what went wrong when the job fails, and gives the credit back', async () => {
  const app = await startTestApp(database)
  const { browser, answer, jobId } = await startWaiting(app)
  await failGeneration(app.services, jobId)
  expect(await answer).toMatchObject({
    status: 500,
    body: {
      code: 'GENERATION_FAILED',
      message: 'The ad could not be generated. Your credit is back, please try again.',
    },
  })
  expect(await creditsOf(browser)).toBe(10)
})

it('answers 202 with the job when the server stops meanwhile, and keeps job and credit', async () => {
  const app = await startTestApp(database)
  const { answer, jobId } = await startWaiting(app)
  await app.app.close()
  expect(await answer).toMatchObject({ status: 202, body: { jobId } })
  expect((await answer).headers.get('connection')).toBe('close')
  const [job] = await database.db.select().from(generationJobs)
  expect(job).toMatchObject({ state: 'queued' })
})

it('shows a generation that is under way in the formats of its ad', async () => {
  const { browser, adId, answer } = await startWaiting(await startTestApp(database))
  expect((await browser.get(`/api/creatives/${adId}`)).body.selectedFormats).toEqual(['square'])
  await browser.delete(`/api/creatives/${adId}/generate/square`)
  await answer
})

it('streams the state of a generation and every step to its end', async () => {
  const browser = await (await startTestApp(database, { workers: INSTANT_PAINTERS })).signedIn()
  const adId = await fillInCreative(browser)
  const hangUp = new AbortController()
  const stream = await browser.open(`/api/creatives/${adId}/progress`, { signal: hangUp.signal })
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  expect(stream.headers.get('cache-control')).toBe('no-store')
  const answer = generate(browser, adId)
  const events = []
  for await (const event of readEvents(stream)) {
    events.push(progressEventSchema.parse(event))
    if (event.state !== 'queued' && event.state !== 'running') break
  }
  const percentages = events.map((event) => event.percentage)
  expect(percentages).toEqual(percentages.toSorted((a, b) => a - b))
  expect(events.at(-1)).toMatchObject({ state: 'done', percentage: 100, variant: (await answer).body })
  const later = await browser.open(`/api/creatives/${adId}/progress`, { signal: hangUp.signal })
  const first = await readEvents(later).next()
  expect(first.value).toEqual(events.at(-1))
  hangUp.abort()
})

it('starts a stream with what is under way, and reports a failure with its sentence', async () => {
  const app = await startTestApp(database)
  const { browser, adId, answer, jobId } = await startWaiting(app)
  const events = readEvents(await browser.open(`/api/creatives/${adId}/progress`))
  expect((await events.next()).value).toEqual({
    format: 'square',
    jobId,
    stage: 'queued',
    percentage: 0,
    state: 'queued',
  })
  await failGeneration(app.services, jobId, { code: 'GENERATION_FAILED', message: 'This photo cannot be read.' })
  const failed = { jobId, state: 'failed', code: 'GENERATION_FAILED', message: 'This photo cannot be read.' }
  expect((await events.next()).value).toMatchObject(failed)
  await events.return(undefined)
  await answer
})

it('keeps four streams a user and refuses the fifth, until one of them ends', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const { body } = await browser.post('/api/creatives', TEST_PRODUCT)
  const path = `/api/creatives/${body.id}/progress`
  const hangUps = [1, 2, 3, 4].map(() => new AbortController())
  for (const { signal } of hangUps) expect((await browser.open(path, { signal })).status).toBe(200)
  expect(await browser.get(path)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  hangUps[0]!.abort()
  const again = new AbortController()
  await waitUntil(async () => (await browser.open(path, { signal: again.signal })).status === 200)
  for (const hangUp of [...hangUps, again]) hangUp.abort()
})

it('ends a stream at sign-out', async () => {
  const browser = await (await startTestApp(database)).signedIn()
  const { body } = await browser.post('/api/creatives', TEST_PRODUCT)
  const events = readEvents(await browser.open(`/api/creatives/${body.id}/progress`))
  const end = events.next()
  await browser.get('/api/auth/logout')
  expect(await end).toEqual({ done: true, value: undefined })
})

it('ends its streams, and their connections, when the server stops', async () => {
  const { signedIn, app, url } = await startTestApp(database)
  // Connections that are left to grow idle, or were opened for a call to come, would be waited for for ever.
  Object.assign(app.server, { keepAliveTimeout: 0, headersTimeout: 0 })
  const unused = connect(Number(new URL(url).port), '127.0.0.1')
  await once(unused, 'connect')
  const browser = await signedIn()
  const { body } = await browser.post('/api/creatives', TEST_PRODUCT)
  const events = readEvents(await browser.open(`/api/creatives/${body.id}/progress`))
  const end = events.next()
  await app.close()
  expect(await end).toEqual({ done: true, value: undefined })
})
