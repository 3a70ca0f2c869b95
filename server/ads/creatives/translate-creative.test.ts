import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount, type GivenPlan } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { touchUps } from '#server/platform/db/schema.ts'

const database = useDatabase()

const AD_FIELDS = {
  productPrice: '$1,049.50',
  productDiscount: '20% off',
  taglines: ['Tea, still warm', 'For two'],
  words: { headline: 'Sip', price: '$9', legalLine: 'VAT included.', support: null },
  callToAction: 'Put the kettle on',
  webAddress: 'kettle.example',
  legalLine: 'Prices include VAT.',
}

const HEBREW = {
  language: 'he',
  productName: 'קומקום',
  productDescription: 'קומקום ששומר על התה חם לאורך זמן.',
  productDiscount: '20% הנחה',
  taglines: ['תה, עדיין חם'],
}

async function start(plan: GivenPlan = 'pro', given: { others?: number } = {}) {
  const app = await startTestApp(database, { workers: TEXT_PAINTERS })
  const account = await givenAccount(app, 'ada@example.com', plan, {
    fields: AD_FIELDS,
    made: ['square', 'facebook_feed'],
    ...given,
  })
  const path = `/api/creatives/${account.adId}`
  const translate = (body: object = {}) => account.browser.post(`${path}/translation`, { ...HEBREW, ...body })
  return { app, path, translate, ...account }
}

it('copies an ad into another language: the words are the user’s, and price, look, photos and strokes stay as they are', async () => {
  const { app, browser, adId, imageId, path, translate } = await start()
  const strokes = [{ kind: 'keep' as const, radius: 0.1, points: [[0.5, 0.5]] as [number, number][] }]
  await app.services.db.insert(touchUps).values({ creativeId: adId, imageId, strokes, updatedAt: app.services.now() })
  const { body: original } = await browser.get(path)
  const { status, body: copy } = await translate({ words: { headline: 'ללגום', price: '₪ 30' } })
  expect(status).toBe(200)
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...kept } = original
  expect(copy).toMatchObject({
    ...kept,
    ...HEBREW,
    callToAction: null,
    legalLine: null,
    // Own words are kept until the user sends others, and parts that were left out stay so.
    words: { headline: 'ללגום', price: '$9', support: null },
  })
  expect(await app.services.db.$count(touchUps)).toBe(2)
  expect((await browser.get(path)).body).toEqual(original)
})

it('ends the copy with a phrase of its language', async () => {
  const { browser, translate } = await start()
  const { body: copy } = await translate({ callToAction: 'לתה' })
  expect(copy.callToAction).toBe('לתה')
  await browser.post(`/api/creatives/${copy.id}`, { callToAction: null, words: {} })
  const { body: picture } = await browser.post(`/api/creatives/${copy.id}/generate`, { format: 'square' })
  const callToAction = picture.shown.words.find(({ part }: { part: string }) => part === 'callToAction')
  expect(callToAction).toMatchObject({ source: { from: 'studio' }, text: expect.stringMatching(/\p{Script=Hebrew}/u) })
})

it.each([
  ['a language that there is none of', { language: 'xx' }, 'language'],
  ['no language', { language: null }, 'language'],
  ['a name that is too short', { productName: 'ק' }, 'productName'],
  ['no description', { productDescription: '' }, 'productDescription'],
  ['a call to action with HTML', { callToAction: '<b>תה</b>' }, 'callToAction'],
])('refuses %s', async (_, body, field) => {
  const { browser, translate } = await start('free')
  expect(await translate(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', field } })
  expect((await browser.get('/api/creatives')).body).toHaveLength(1)
})

it('makes one copy if two are asked for at once and there is room for one', async () => {
  const { browser, translate } = await start('free', { others: 1 })
  const answers = await Promise.all([translate(), translate()])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
  expect(answers.find(({ status }) => status === 403)!.body.code).toBe('AD_LIMIT_REACHED')
  expect((await browser.get('/api/creatives')).body).toHaveLength(3)
})
