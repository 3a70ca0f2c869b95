import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { ExperimentAngle } from '#contract/ads/experiment.ts'
import { SKETCH_PX } from '#contract/ads/sketch.ts'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { type Given, givenAccount, type GivenPlan } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { waitUntil } from '#test/wait-until.ts'

const database = useDatabase()

const AD_FIELDS = { productPrice: '$49', productDiscount: '20% off', taglines: ['Tea, still warm'] }

async function start(plan: GivenPlan = 'free', given: Given = {}) {
  const app = await startTestApp(database, { workers: TEXT_PAINTERS })
  const account = await givenAccount(app, 'ada@example.com', plan, {
    ...given,
    fields: { ...AD_FIELDS, ...given.fields },
  })
  const { browser, adId } = account
  const path = `/api/creatives/${adId}`
  const keep = async (request: object = {}) => {
    const version = (await browser.get(path)).body.updatedAt
    const sketch = { angle: 'price', seed: 5, campaignSeed: 6, format: 'square', version }
    return browser.post(`${path}/test`, { ...sketch, ...request })
  }
  const ads = async () => (await browser.get('/api/creatives')).body
  const credits = async () => (await browser.get('/api/credits')).body.adGeneration
  return { app, path, keep, ads, credits, ...account }
}

it(
  'sketches an ad from three angles for nothing, and makes of one that is kept an ad of the same experiment, as it was sketched',
  { tags: 'thorough/studio' },
  async () => {
    const { browser, adId, path, ads, credits } = await start()
    const { status, body } = await browser.get(`${path}/test`)
    expect(status).toBe(200)
    const angles = body.angles as ExperimentAngle[]
    expect(angles.map(({ angle, headline }) => [angle, headline])).toEqual([
      ['price', '20% off'],
      ['benefit', 'Tea, still warm'],
      ['product', 'Aero kettle'],
    ])
    for (const { sketch, why, keptAs } of angles) {
      expect([why, keptAs]).toEqual([null, null])
      const [head, bytes] = sketch!.picture.split(',') as [string, string]
      expect(head).toBe('data:image/webp;base64')
      expect(await sharp(Buffer.from(bytes, 'base64')).metadata()).toMatchObject({
        width: SKETCH_PX,
        height: SKETCH_PX,
      })
      expect(sketch!.differences).toHaveLength(2)
      for (const { bits, moved } of sketch!.differences) expect(bits > 6 || moved > 0).toBe(true)
    }
    expect([await credits(), (await ads()).length]).toEqual([10, 1])

    const { version, format, campaignSeed } = body
    const { seed } = angles[2]!.sketch!
    const { body: kept } = await browser.post(`${path}/test`, { angle: 'product', seed, campaignSeed, format, version })
    expect(kept).toMatchObject({
      ...AD_FIELDS,
      angle: 'product',
      testId: expect.any(String),
      selectedFormats: ['square'],
    })
    const picture = async () => (await browser.get(`/api/creatives/${kept.id}/variants`)).body[0]
    await waitUntil(async () => (await picture()) !== undefined)
    expect((await picture()).shown.words.find(({ part }: { part: string }) => part === 'headline').text).toBe(
      'Aero kettle',
    )
    expect([await credits(), (await ads()).length]).toEqual([9, 2])
    expect((await browser.get(path)).body).toMatchObject({ id: adId, testId: kept.testId, angle: null })
  },
)

it('says why an angle has no sketch, and which is kept already', async () => {
  const { browser, path, keep } = await start()
  const { body: kept } = await keep()
  await browser.post(path, { productPrice: null, productDiscount: null, taglines: [] })
  const { body } = await browser.get(`${path}/test`)
  expect(body.angles).toMatchObject([
    { why: 'Your ad has no price and no discount: type one in step 1, and an ad can lead with it.', keptAs: kept.id },
    { why: expect.stringContaining('write a short tagline in step 1'), sketch: null, keptAs: null },
    { why: expect.stringContaining('one ad alone tests nothing'), headline: null, keptAs: null },
  ])
})

it('keeps an angle once, however often and in whichever tab it is kept, for one credit and one place', async () => {
  const { keep, ads, credits } = await start('free', { others: 1 })
  const answers = await Promise.all([keep(), keep({ seed: 9 }), keep()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect([await credits(), (await ads()).length]).toEqual([9, 3])
  expect(await keep({ angle: 'product' })).toMatchObject({ status: 403, body: { code: 'AD_LIMIT_REACHED' } })
  expect([await credits(), (await ads()).length]).toEqual([9, 3])
})

it.each<[string, GivenPlan, Given, object, { status: number; body: object }]>([
  [
    'without a credit',
    'free',
    { credits: { monthly: 0 } },
    {},
    { status: 403, body: { code: 'INSUFFICIENT_CREDITS' } },
  ],
  ['in a format of Pro', 'free', {}, { format: 'leaderboard' }, { status: 403, body: { code: 'FORMAT_NOT_ALLOWED' } }],
  [
    'in colors of Pro',
    'downgraded',
    { fields: { colorPalette: 'custom', customColors: ['#123456'] } },
    {},
    { status: 403, body: { code: 'CUSTOM_COLORS_NOT_ALLOWED' } },
  ],
  [
    'of an ad that was changed since',
    'free',
    {},
    { version: '2026-01-01T00:00:00.000Z' },
    { status: 409, body: { code: 'CONFLICT' } },
  ],
  ['without photos', 'pro', { fields: { productImages: [] } }, {}, { status: 400, body: { field: 'productImages' } }],
  ['of no angle', 'pro', {}, { angle: 'color' }, { status: 400, body: { field: 'angle' } }],
  ['of a seed that is none', 'pro', {}, { seed: 2 ** 31 }, { status: 400, body: { field: 'seed' } }],
])('keeps nothing %s, and leaves no trace of it', async (_, plan, given, request, refusal) => {
  const { browser, path, keep, ads } = await start(plan, given)
  expect(await keep(request)).toMatchObject(refusal)
  expect(await ads()).toHaveLength(1)
  expect((await browser.get(path)).body.testId).toBeNull()
})

it('leads a benefit with the user’s own headline and the others without it, and nobody sets by hand what an ad leads with', async () => {
  const words = { headline: 'Sip slowly', legalLine: 'VAT included.' }
  const { browser, keep } = await start('pro', { fields: { words } })
  const [benefit, price] = [await keep({ angle: 'benefit' }), await keep()]
  expect(benefit.body.words).toEqual(words)
  expect(price.body.words).toEqual({ legalLine: 'VAT included.' })
  expect(price.body.testId).toBe(benefit.body.testId)
  const sent = await browser.post(`/api/creatives/${price.body.id}`, { angle: null, testId: null, productPrice: '$45' })
  expect(sent.body).toMatchObject({ angle: 'price', testId: benefit.body.testId, productPrice: '$45' })
})

it('leaves a copy of an ad out of its experiment, and makes a deleted ad again', async () => {
  const { browser, keep, ads, credits } = await start('pro')
  const { body: kept } = await keep()
  const { body: copy } = await browser.post(`/api/creatives/${kept.id}/duplicate`, {})
  expect(copy).toMatchObject({ angle: 'price', testId: null })
  const { body: other } = await browser.post(`/api/creatives/${kept.id}/duplicate`, {
    product: { productName: 'Pot', productDescription: 'A pot that keeps tea warm.' },
  })
  expect(other).toMatchObject({ angle: null, testId: null })
  await browser.delete(`/api/creatives/${kept.id}`)
  const { body: again } = await keep()
  expect(again).toMatchObject({ angle: 'price', testId: kept.testId })
  expect(again.id).not.toBe(kept.id)
  expect(await ads()).toHaveLength(4)
  expect(await credits()).toBe(0)
})
