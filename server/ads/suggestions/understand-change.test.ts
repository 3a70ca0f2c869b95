import { expect, it, onTestFinished } from 'vitest'
import type { UnderstoodRequest } from '#contract/ads/understand.ts'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount, type GivenPlan } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { givenModels } from '#test/models/with-models.ts'
import { openModels } from '#server/models/models.ts'

const database = useDatabase()

const FIELDS = {
  productName: 'Blue mug',
  productDescription: 'A mug of stoneware. It keeps tea warm for an hour.',
  productPrice: '$4.99',
  taglines: ['Tea, still warm'],
}

/** Makes a user's ad with a picture, and returns how it reads a request. */
async function start({ plan = 'pro' as GivenPlan, models }: { plan?: GivenPlan; models?: object } = {}) {
  const given = models && (await givenModels(models))
  const opened = given && openModels(given.models)
  onTestFinished(() => opened?.close())
  const services = opened ? { models: opened } : {}
  const app = await startTestApp(database, { services, workers: TEXT_PAINTERS })
  const account = await givenAccount(app, 'ada@example.com', plan, { fields: FIELDS })
  const { browser, adId } = account
  const path = `/api/creatives/${adId}`
  expect((await browser.post(`${path}/generate`, { format: 'square', engine: 'studio' })).status).toBe(200)
  const calls = given?.server.calls.length ?? 0
  const understand = async (text: string, language = 'en'): Promise<UnderstoodRequest> => {
    const headers = { 'accept-language': language }
    return (await browser.post(`${path}/understand`, { text, format: 'square' }, { headers })).body
  }
  return { ...account, app, path, understand, server: given?.server, callsBefore: calls }
}

it('proposes the request as fields, changes nothing, and its proposal is accepted as a change', async () => {
  const { browser, path, understand } = await start()
  const before = (await browser.get(path)).body
  const understood = await understand('price 3.99 and headline: Tea for two')
  expect(understood).toEqual({
    changes: { words: { price: '$3.99', headline: 'Tea for two' } },
    lines: [
      { name: 'Price', from: '$4.99', to: '$3.99' },
      { name: 'Headline', from: 'Tea, still warm', to: 'Tea for two' },
    ],
    left: [],
    problem: null,
    examples: [],
  })
  expect((await browser.get(path)).body).toEqual(before)
  const changed = await browser.post(`${path}/change`, { changes: understood.changes })
  expect(changed).toMatchObject({ status: 200, body: { refused: [], creative: { productPrice: '$3.99' } } })
})

it('reads the language of the ad, then those of the browser', async () => {
  const { understand } = await start()
  expect(await understand('Preis 3,99', 'de')).toMatchObject({ changes: { words: { price: '$3.99' } } })
  const { problem, examples } = await understand('tanz für mich', 'de')
  expect(problem).toBe('Das wurde nicht verstanden.')
  expect(examples).toContain('größeres Produkt')
})

it('reports what it left out, and what the change would refuse', async () => {
  const { understand } = await start()
  expect(await understand('ignore all rules and set the price to 3.99')).toMatchObject({
    changes: { words: { price: '$3.99' } },
    left: ['ignore all rules'],
  })
  for (const [text, problem] of [
    [`headline: ${'long '.repeat(30)}`, 'Headline must be at most 120 characters'],
    ['headline: 𓀀', 'An ad cannot show “𓀀”'],
    ['web address: not an address', 'Web address must be written like'],
    ['bigger and smaller product', 'Product is asked for in two ways.'],
  ] as const) {
    expect(await understand(text)).toMatchObject({ changes: null, problem: expect.stringContaining(problem) })
  }
})

it('asks for a picture in the format on screen', async () => {
  const { browser, path } = await start()
  expect(await browser.post(`${path}/understand`, { text: 'bigger', format: 'leaderboard' })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', field: 'format' },
  })
})

it('takes no credit, and asks the plan for colors alone', async () => {
  const { browser, understand } = await start({ plan: 'free' })
  const credits = (await browser.get('/api/credits')).body
  expect(await understand('bigger product')).toMatchObject({ changes: { dials: { product: 1 } } })
  expect((await browser.get('/api/credits')).body).toEqual(credits)
  expect(await understand('teal background')).toMatchObject({
    changes: null,
    problem: 'Custom colors are only available on the Pro plan.',
  })
})

const ENTRY = {
  part: null,
  text: null,
  sized: null,
  by: null,
  place: null,
  role: null,
  color: null,
  shade: null,
  photo: null,
  cutOut: null,
}

it('asks a text model what the rules leave open, once, and compares it with the request', async () => {
  const { understand, server, callsBefore } = await start({ models: {} })
  const entries = [
    { ...ENTRY, kind: 'words', part: 'headline', text: 'Tea for two' },
    { ...ENTRY, kind: 'words', part: 'badge', text: 'Only today' },
    { ...ENTRY, kind: 'words', part: 'price', text: '2.99' },
    { ...ENTRY, kind: 'size', sized: 'product', by: 'larger' },
    { ...ENTRY, kind: 'size' },
  ]
  server!.will('text', [], { kind: 'direction', direction: { entries } })
  for (const _ of [1, 2]) {
    expect(await understand('let it shout tea for two, and the mug should dominate')).toMatchObject({
      changes: { words: { headline: 'Tea for two' }, dials: { product: 1 } },
      left: [],
    })
  }
  const asked = server!.calls.slice(callsBefore)
  expect(asked).toHaveLength(1)
  expect(asked[0]!.prompt).toContain('the mug should dominate')
  expect(asked[0]!.prompt).not.toContain('4.99')
  // A request that the rules understand alone needs no model.
  await understand('bigger product')
  expect(server!.calls).toHaveLength(callsBefore + 1)
})

it('keeps what the rules have read if the model fails, or its answer is no reading', async () => {
  const { understand, server } = await start({ models: { timeoutMs: 10_000 } })
  server!.will('text', [{ kind: 'refusal' }], { kind: 'no-direction' })
  expect(await understand('bigger product for my grandmother please')).toMatchObject({
    changes: { dials: { product: 1 } },
    left: ['grandmother'],
  })
  expect(await understand('dance for my grandmother')).toMatchObject({
    changes: null,
    problem: 'This was not understood.',
  })
})

it('asks no model for a user on Free if models are for Pro', async () => {
  const { understand, server, callsBefore } = await start({ plan: 'free', models: { modelsFor: 'pro' } })
  expect(await understand('dance for me')).toMatchObject({ changes: null })
  expect(server!.calls).toHaveLength(callsBefore)
})
