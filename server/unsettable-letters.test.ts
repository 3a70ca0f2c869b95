import { expect, it } from 'vitest'
import type { CampaignProduct } from '#contract/catalogue/campaign.ts'
import type { CampaignResult } from '#contract/catalogue/campaign-results.ts'
import { sketchUrl } from '#contract/ads/sketch.ts'
import { refuseLetters } from '#contract/text/unsettable-letters.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { givenCatalogue } from '#test/catalogue/catalogue.ts'
import type { TestResponse } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_STYLE } from '#test/given/fill-in.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import {
  adChanges,
  campaignResults,
  creatives,
  creditLedger,
  generationJobs,
  variants,
} from '#server/platform/db/schema.ts'

const database = useDatabase()

/** Letters that no installed font has. */
const CHEROKEE = 'ᏣᎳᎩ'
const SENTENCE = refuseLetters(CHEROKEE)!
/** More marks than a letter of any language has. */
const STACKED = `So${'\u0301'.repeat(12)}`

type Account = Awaited<ReturnType<typeof givenAccount>>

const LOOK = { ...TEST_STYLE, customColors: [], version: '1' } as unknown as Parameters<typeof sketchUrl>[1]
const TRANSLATED = {
  language: 'en',
  productName: 'Aero kettle',
  productDescription: 'A kettle that boils in ninety seconds.',
}

/** A call for an ad with these `fields`, by a user who has a finished picture of it. */
interface Row {
  call: string
  fields?: object
  field: string
  ask: (account: Account) => Promise<TestResponse>
}

const generate = ({ browser, adId }: Account) => browser.post(`/api/creatives/${adId}/generate`, { format: 'square' })
const change =
  (words: object) =>
  ({ browser, adId }: Account) =>
    browser.post(`/api/creatives/${adId}/change`, { changes: { words } })
const translate =
  (changes: object) =>
  ({ browser, adId }: Account) =>
    browser.post(`/api/creatives/${adId}/translation`, { ...TRANSLATED, ...changes })
const saveBrand =
  (kit: object) =>
  ({ browser }: Account) =>
    browser.put('/api/brand', kit)

/**
 * Every call that paints a text, or accepts one that is painted as it is. Saving a draft is not one: it may contain
 * anything.
 */
const rowsOf = (unshown: string): Row[] => [
  ...[
    { field: 'productName', fields: { productName: `${unshown} lamp` } },
    { field: 'productPrice', fields: { productPrice: `5 ${unshown}` } },
    { field: 'productDiscount', fields: { productDiscount: unshown } },
    { field: 'taglines', fields: { taglines: ['Tea', `Light as ${unshown}`] } },
    { field: 'callToAction', fields: { callToAction: unshown } },
    { field: 'webAddress', fields: { webAddress: `${unshown}.example` } },
    { field: 'legalLine', fields: { legalLine: unshown } },
    { field: 'words', fields: { words: { support: unshown } } },
  ].map((row) => ({ call: 'POST generate', ask: generate, ...row })),
  {
    call: 'POST generate-all',
    field: 'productName',
    fields: { productName: unshown },
    ask: ({ browser, adId }) =>
      browser.post(`/api/creatives/${adId}/generate-all`, { formats: ['square', 'facebook_feed'] }),
  },
  {
    call: 'GET sketch',
    field: 'taglines',
    fields: { taglines: [unshown] },
    ask: ({ browser, adId }) => browser.get(sketchUrl(adId, LOOK)),
  },
  {
    call: 'GET test',
    field: 'productName',
    fields: { productName: unshown },
    ask: ({ browser, adId }) => browser.get(`/api/creatives/${adId}/test`),
  },
  {
    call: 'POST test',
    field: 'legalLine',
    fields: { legalLine: unshown },
    ask: async ({ browser, adId }) => {
      const { updatedAt: version } = (await browser.get(`/api/creatives/${adId}`)).body
      const sketch = { angle: 'product', seed: 5, campaignSeed: 6, format: 'square', version }
      return browser.post(`/api/creatives/${adId}/test`, sketch)
    },
  },
  { call: 'POST change', field: 'words', ask: change({ headline: unshown }) },
  { call: 'POST change', field: 'words', ask: change({ price: '$5', badge: `New ${unshown}` }) },
  { call: 'POST translation', field: 'productName', ask: translate({ productName: unshown }) },
  { call: 'POST translation', field: 'taglines', ask: translate({ taglines: [unshown] }) },
  { call: 'POST translation', field: 'words', ask: translate({ words: { headline: unshown } }) },
  { call: 'PUT brand', field: 'callToAction', ask: saveBrand({ callToAction: unshown }) },
  { call: 'PUT brand', field: 'webAddress', ask: saveBrand({ webAddress: `${unshown}.example` }) },
  { call: 'PUT brand', field: 'legalLine', ask: saveBrand({ legalLine: unshown }) },
]

async function countRows({ services: { db } }: TestApp) {
  return Promise.all(
    [creatives, variants, generationJobs, adChanges, creditLedger].map((table) => db.$count(table as typeof creatives)),
  )
}

async function expectRefused({ ask, field, fields }: Row, message: string | undefined) {
  const app = await startTestApp(database, { workers: TEXT_PAINTERS })
  const account = await givenAccount(app, 'ada@example.com', 'free', { made: ['square'], fields: { ...fields } })
  const credits = async () => (await account.browser.get('/api/credits')).body.adGeneration
  const before = [await credits(), await countRows(app), (await account.browser.get('/api/brand')).body]
  const { status, body } = await ask(account)
  expect([status, body]).toEqual([400, { code: 'VALIDATION_FAILED', field, message }])
  expect([await credits(), await countRows(app), (await account.browser.get('/api/brand')).body]).toEqual(before)
}

it.each(rowsOf(CHEROKEE))('$call refuses letters without a font in $field, and charges and stores nothing', (row) =>
  expectRefused(row, SENTENCE),
)

const [stacked, ...otherStacked] = rowsOf(STACKED)

it('refuses a heap of marks on one letter, and charges and stores nothing', () =>
  expectRefused(stacked!, 'An ad cannot show 11 marks on “ó” (U+00F3). Please write at most 10 on a letter.'))

it.each(otherStacked)(
  '$call refuses a heap of marks in $field, and charges and stores nothing',
  { tags: 'thorough/faults' },
  (row) => expectRefused(row, refuseLetters(STACKED)),
)

it('lets a draft contain any text, and a brand have any name', async () => {
  const app = await startTestApp(database)
  const { browser, adId } = await givenAccount(app, 'ada@example.com', 'free')
  expect((await browser.post(`/api/creatives/${adId}`, { productName: CHEROKEE })).status).toBe(200)
  expect((await browser.put('/api/brand', { name: CHEROKEE })).body.name).toBe(CHEROKEE)
})

it('reports a feed’s row with letters without a font separately, and paints the others', async () => {
  const { browser, path, upload, read, paint } = await givenCatalogue(database)
  const rows = [{ id: 'a' }, { id: 'b', name: `Mug ${CHEROKEE}` }, { id: 'c', price: `$20 ${STACKED}` }]
  expect((await upload(rows)).feed).toMatchObject({ products: 1, problems: 2 })
  const products = (await browser.get(`${path}/products?only=problems`)).body as CampaignProduct[]
  expect(products.map(({ key, problem }) => [key, problem])).toEqual([
    ['b', `Its name: ${SENTENCE}`],
    ['c', `Its price: ${refuseLetters(STACKED)}`],
  ])
  await browser.post(`${path}/start`)
  await paint()
  expect((await read()).progress).toMatchObject({ done: 1, failed: 0, waiting: 0 })
})

it('refuses a campaign product whose texts were accepted before this check existed, and a change of one', async () => {
  const { app, browser, path, upload, read, results, paint } = await givenCatalogue(database)
  await upload([{ id: 'a' }, { id: 'b' }])
  await browser.post(`${path}/start`)
  await paint()
  const [first] = (await results()) as [CampaignResult, CampaignResult]
  const changed = await browser.post(`${path}/products/${first.id}/change`, { changes: { words: { name: CHEROKEE } } })
  expect([changed.status, changed.body.message]).toEqual([400, SENTENCE])

  const product = { ...first.product!, name: CHEROKEE }
  await app.services.db.update(campaignResults).set({ product, state: 'waiting' })
  const pictures = await app.services.db.$count(variants)
  await paint()
  expect((await read()).progress).toMatchObject({ done: 0, failed: 2 })
  expect((await results()).map(({ message }) => message)).toEqual([SENTENCE, SENTENCE])
  expect(await app.services.db.$count(variants)).toBe(pictures)
})
