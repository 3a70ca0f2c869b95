import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type SentEvent } from '#contract/programs/webhook-event-names.ts'
import { EVENT_DATA } from '#contract/programs/webhook-events.ts'
import { failGeneration } from '#server/ads/generation/fail-generation.ts'
import { webhookDeliveries } from '#server/platform/db/schema.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { givenCatalogue, RUNNING } from '#test/catalogue/catalogue.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { givenCreative, givenJob, givenPro, givenVariant } from '#test/given/given.ts'
import { givenEndpoint } from '#test/given/given-webhook.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_TIME } from '#test/services.ts'
import { waitUntil } from '#test/wait-until.ts'
import { cancelCampaign } from '#server/catalogue/campaigns/cancel-campaign.ts'
import { paintCampaignProduct } from '#server/catalogue/campaigns/paint-product.ts'
import { listResults } from '#server/catalogue/campaigns/results-store.ts'

/** What the parts of the app tell a webhook: server/programs/webhooks has the tests of how it is sent. */

const database = useDatabase()

/** Reads the events of an endpoint so far, each event held against the contract. */
async function eventsAt(endpointId: string) {
  const rows = await database.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(asc(webhookDeliveries.createdAt))
  return rows.map(({ eventId, body }) => {
    const { type, timestamp, data } = JSON.parse(body) as { type: SentEvent; timestamp: string; data: unknown }
    expect(Date.parse(timestamp)).toBeGreaterThan(0)
    return { eventId, type, data: EVENT_DATA[type].strict().parse(data) as Record<string, unknown> }
  })
}

async function givenAd(workers: typeof TEXT_PAINTERS | false = TEXT_PAINTERS) {
  const app = await startTestApp(database, { workers: workers as typeof TEXT_PAINTERS })
  const fields = { productName: 'Blue mug', productDescription: 'A mug of stoneware.', productPrice: '$5.49' }
  const { browser, adId, userId } = await givenAccount(app, 'ada@example.com', 'pro', { fields })
  const { id } = await givenEndpoint(app.services, { userId })
  let minutes = 0
  /** Lets a minute pass, so that events are in the order in which they happened. */
  const pass = () => app.services.setTime(new Date(TEST_TIME.getTime() + ++minutes * 60_000))
  return { app, browser, adId, userId, pass, path: `/api/creatives/${adId}`, events: () => eventsAt(id) }
}

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)

it('hears of each picture that is there, new or changed, and where it is', async () => {
  const { app, browser, adId, path, pass, events } = await givenAd()
  expect((await browser.post(`${path}/generate`, { format: 'square' })).status).toBe(200)
  const [made] = await events()
  const [variant] = (await browser.get(`${path}/variants`)).body
  expect(made).toEqual({
    eventId: `msg_finished_${variant.id}`,
    type: 'ad.finished',
    data: {
      creativeId: adId,
      format: 'square',
      variantId: variant.id,
      creative: `${app.url}${path}`,
      image: `${app.url}${variant.imageUrl}`,
    },
  })
  pass()
  await browser.post(`${path}/change`, { changes: { words: { name: 'Green mug' } } })
  const changed = await waitUntil(async () => (await events())[1])
  expect(changed).toMatchObject({ type: 'ad.finished', data: { format: 'square' } })
  expect(changed!.data['variantId']).not.toBe(variant.id)
})

it('hears of a picture that could not be made', async () => {
  const { app, adId, userId, events } = await givenAd(false)
  const jobId = await givenJob(database.db, { userId, creativeId: adId, format: 'square' })
  for (const _ of [1, 2]) await failGeneration(app.services, jobId)
  expect(await events()).toMatchObject([
    { type: 'ad.failed', data: { creativeId: adId, format: 'square', code: 'GENERATION_FAILED' } },
  ])
})

it('hears once of a picture that a change of its ad makes stale, and not at each save', async () => {
  const { browser, path, pass, events } = await givenAd()
  for (const format of ['square', 'facebook_feed']) await browser.post(`${path}/generate`, { format })
  pass()
  const save = (fields: object) => browser.post(path, fields)
  await save({ productPrice: '$3.99' })
  pass()
  await save({ productPrice: '$2.99' })
  // As it was, and changed once more: still the same pictures.
  await save({ productPrice: '$5.49' })
  await save({ productPrice: '$1.99' })
  const stale = (await events()).slice(2)
  expect(typesOf(stale)).toEqual(['ad.stale', 'ad.stale'])
  expect(new Set(stale.map(({ data }) => data['format']))).toEqual(new Set(['facebook_feed', 'square']))
  for (const { eventId, data } of stale) {
    expect(data['differs']).toEqual(['words'])
    expect(eventId).toBe(`msg_stale_${String(data['variantId'])}`)
  }
  // A change that all pictures take makes none of them stale.
  await browser.post(`${path}/change`, { changes: { words: { name: 'Green mug' } } })
  await waitUntil(async () => (await events()).length === 6)
  expect(typesOf((await events()).slice(4))).toEqual(['ad.finished', 'ad.finished'])
})

it('hears of answers to a review, without the words and names of reviewers', async () => {
  const { app, adId, browser, userId, path, pass, events } = await givenAd(false)
  await givenVariant(database.db, { userId, adId })
  const { token } = (await browser.post(`${path}/share`)).body
  const [reviewer, link] = [app.client(), `/api/reviews/${token}`]
  const answer = { version: 1, name: 'Grace', text: 'Larger, please.' }
  await reviewer.post(`${link}/comments`, answer)
  pass()
  for (const _ of [1, 2]) await reviewer.post(`${link}/changes`, answer)
  pass()
  for (const _ of [1, 2]) await reviewer.post(`${link}/approve`, { version: 1, name: 'Grace' })
  const answers = await events()
  const share = `${app.url}${path}/share`
  expect(answers).toMatchObject([
    { type: 'review.commented', data: { creativeId: adId, version: 1, asksChanges: false, share } },
    { type: 'review.commented', data: { creativeId: adId, version: 1, asksChanges: true, share } },
    { type: 'review.approved', data: { creativeId: adId, version: 1, share } },
  ])
  expect(JSON.stringify(answers)).not.toMatch(/Grace|Larger/)
})

async function givenRun(sold: number) {
  const catalogue = await givenCatalogue(database)
  const { app, browser, path, campaign } = catalogue
  const { id } = await givenEndpoint(app.services, { userId: browser.userId! })
  await catalogue.upload(Array.from({ length: sold }, (_, index) => ({ id: `${index}` })))
  await browser.post(`${path}/start`)
  const paintAtOnce = async ({ services }: TestApp) => {
    const results = await listResults(database.db, campaign.id, { after: -1, limit: 100 })
    const work = results.map((result) =>
      paintCampaignProduct(services, TEXT_PAINTERS, { resultId: result.id, run: result.run }, RUNNING),
    )
    await Promise.all(work)
  }
  return { ...catalogue, paintAtOnce: () => paintAtOnce(app), events: () => eventsAt(id) }
}

it('hears once of a campaign that is done, whose products end at once, and not of each of its pictures', async () => {
  const { app, path, campaign, paintAtOnce, events } = await givenRun(3)
  await paintAtOnce()
  const done = await events()
  expect(done).toMatchObject([
    {
      eventId: `msg_campaign_${campaign.id}_1`,
      type: 'campaign.done',
      data: { campaignId: campaign.id, run: 1, campaign: `${app.url}${path}` },
    },
  ])
  const products = done[0]!.data['products'] as Record<string, number>
  expect(products['done']! + products['needsLook']!).toBe(3)
})

it('hears of a campaign that is stopped, once', async () => {
  const { app, browser, campaign, events } = await givenRun(2)
  for (const _ of [1, 2]) await cancelCampaign(app.services, { userId: browser.userId!, id: campaign.id })
  expect(await events()).toMatchObject([
    { type: 'campaign.done', data: { products: { done: 0, needsLook: 0, failed: 0, cancelled: 2 } } },
  ])
})

it('tells nothing of a user without webhooks, and nothing to others', async () => {
  const app = await startTestApp(database)
  const ada = await app.signedIn('ada@example.com')
  const bea = await app.signedIn(`${randomUUID()}@example.com`)
  await givenPro(database.db, bea.userId!)
  const { id } = await givenEndpoint(app.services, { userId: bea.userId! })
  const creativeId = await givenCreative(database.db, { userId: ada.userId! })
  const jobId = await givenJob(database.db, { userId: ada.userId!, creativeId, format: 'square' })
  await failGeneration(app.services, jobId)
  expect(await eventsAt(id)).toEqual([])
  expect(await database.db.$count(webhookDeliveries)).toBe(0)
})
