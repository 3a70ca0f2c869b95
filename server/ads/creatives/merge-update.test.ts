import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Creative, UpdateCreativeBody } from '#contract/ads/creative.ts'
import { updateCreativeBody } from '#contract/ads/creative.ts'
import { FORMAT_IDS } from '#contract/formats.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_PRODUCT } from '#test/given/fill-in.ts'
import { givenImage, givenVariant } from '#test/given/given.ts'
import { creatives } from '#server/platform/db/schema.ts'
import { mergeUpdate, UpdateConflictError } from './merge-update.ts'
import { readCreativeVersion, creativeVersionOf } from './version.ts'

const database = useDatabase()

/** Makes an ad that two tabs have read, each of which may send it back changed. */
async function givenTabs(fields: object = {}) {
  const app = await startTestApp(database)
  const browser = await app.signedIn()
  const { body } = await browser.post('/api/creatives', { ...TEST_PRODUCT, productPrice: '$49', ...fields })
  const path = `/api/creatives/${body.id}`
  const read = await browser.get(path)
  const save = (changes: object, version = read.headers.get('etag')!) =>
    browser.post(path, changes, { headers: { 'if-match': version } })
  return { app, browser, path, ad: read.body as Creative, version: read.headers.get('etag')!, save }
}

it('keeps the new name of one tab when another, which read the old one, sends the whole ad with a new price', async () => {
  const { ad, save, browser, path } = await givenTabs({ taglines: ['Tea, now'] })
  await save({ ...ad, productName: 'Kettle of A' })
  const merged = await save({ ...ad, productPrice: '$39', taglines: ['Tea, now', 'Quiet'] })
  const fields = { productName: 'Kettle of A', productPrice: '$39', taglines: ['Tea, now', 'Quiet'] }
  expect(merged).toMatchObject({ status: 200, body: fields })
  const now = await browser.get(path)
  expect(now.body).toEqual(merged.body)
  expect(now.headers.get('etag')).toBe(merged.headers.get('etag'))
})

it('answers 409 with the ad as it is now and its version if both changed the same field, and writes nothing', async () => {
  const { ad, save, browser, path } = await givenTabs()
  const first = await save({ productName: 'Kettle of A', productPrice: null })
  const refused = await save({ ...ad, productName: 'Kettle of B', productPrice: '$29', productDiscount: '20% off' })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      message: 'This ad was changed elsewhere in the meantime: choose which text to keep.',
      field: 'productName',
      fields: ['productName', 'productPrice'],
    },
  })
  expect(refused.body.current).toEqual(first.body)
  expect((await browser.get(path)).body).toEqual(first.body)
  const kept = await save({ ...ad, productName: 'Kettle of B' }, refused.headers.get('etag')!)
  expect(kept).toMatchObject({ status: 200, body: { productName: 'Kettle of B', productPrice: '$49' } })
})

it('takes the same change twice, and a change that was taken back', async () => {
  const { ad, save } = await givenTabs()
  const changed = { ...ad, productName: 'Kettle two', productDiscount: ' 20% off ' }
  const version = (await save(changed)).headers.get('etag')!
  expect((await save(changed)).headers.get('etag')).toBe(version)
  expect((await save({ ...ad, productDiscount: '' }, version)).body).toMatchObject({ productDiscount: null })
})

it('writes what is sent without the header, or for any version, as before', async () => {
  const { ad, save, browser, path } = await givenTabs()
  await save({ productName: 'Kettle of A' })
  expect((await browser.post(path, ad)).body).toMatchObject({ productName: ad.productName })
  expect((await save({ productName: 'Kettle of B' }, '*')).body).toMatchObject({ productName: 'Kettle of B' })
})

it('asks about every change of a page whose version it cannot read, and about nothing that is the same', async () => {
  const { ad, save, version } = await givenTabs()
  for (const unreadable of ['"1"', 'x', '', '"', `${version}, ${version}`, '"\u00e9"', '9'.repeat(4_000)]) {
    expect((await save(ad, unreadable)).status).toBe(200)
    const refused = await save({ ...ad, tone: 'friendly' }, unreadable)
    expect(refused).toMatchObject({ status: 409, body: { fields: ['tone'] } })
  }
  // A page from before a field was added knows the others.
  const older = `${version.slice(0, 12)}"`
  expect((await save({ ...ad, productName: 'Kettle two' }, older)).status).toBe(200)
  // Some proxies call a version weak when they compress its answer.
  const weak = `W/${(await save({}, older)).headers.get('etag')}`
  expect((await save({ ...ad, productName: 'Kettle three', tone: 'friendly' }, weak)).status).toBe(200)
})

it('merges lists of images and colors by what they mean, whatever the order in which a database keeps their keys', async () => {
  const { app, ad, save } = await givenTabs()
  const [url, other] = await Promise.all(
    ['kettle.png', 'pot.png'].map(async (name) => imageUrl(await givenImage(database.db, { userId: ad.userId, name }))),
  )
  const customPalette = { name: 'Mine', id: 'p', colors: [] }
  const { body, headers } = await save({ productImages: [{ url, name: 'mine.png', cutOut: 'auto' }], customPalette })
  const read = headers.get('etag')!
  await save({ productImages: [{ url, name: 'kettle.png', cutOut: 'never' }] }, read)
  const kept = await save({ ...body, customPalette, tone: 'friendly' }, read)
  expect(kept.body.productImages).toEqual([{ url, name: 'kettle.png', cutOut: 'never' }])
  const refused = await save({ productImages: [{ url: other, name: 'pot.png' }] }, read)
  expect(refused).toMatchObject({ status: 409, body: { field: 'productImages' } })
  expect(await app.services.db.$count(creatives)).toBe(1)
})

it('adds and removes formats one by one: none that was deleted comes back, and none that was made is lost', async () => {
  const { ad, save, browser, path } = await givenTabs({ selectedFormats: ['square'] })
  const variantId = await givenVariant(database.db, { userId: ad.userId, adId: ad.id, format: 'facebook_feed' })
  const made = await browser.get(path)
  expect(made.body.selectedFormats).toEqual(['facebook_feed', 'square'])
  const renamed = await save({ ...ad, productName: 'Kettle two' })
  expect(renamed.body.selectedFormats).toEqual(['facebook_feed', 'square'])
  await browser.delete(`${path}/variants/${variantId}`)
  const stale = await save({ ...made.body, tone: 'luxury' }, made.headers.get('etag')!)
  expect(stale.body).toMatchObject({ productName: 'Kettle two', tone: 'luxury', selectedFormats: ['square'] })
  const other = await save({ ...ad, selectedFormats: ['facebook_feed'] })
  expect(other.body.selectedFormats).toEqual(['facebook_feed'])
  const added = await save({ ...ad, selectedFormats: ['square', 'facebook_feed'] })
  expect(added.body.selectedFormats).toEqual(['facebook_feed'])
})

it('lets one of two saves at once win if both change the same field', async () => {
  const { save, browser, path } = await givenTabs()
  const answers = await Promise.all(['A', 'B', 'C'].map((name) => save({ productName: `Kettle of ${name}` })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const winner = answers.find(({ status }) => status === 200)!
  expect((await browser.get(path)).body).toEqual(winner.body)
  for (const { status, body } of answers) if (status === 409) expect(body.current).toEqual(winner.body)
})

/** Few values for each field, so that both sides often choose the same. */
const fields = fc.record(
  {
    productName: fc.constantFrom('Kettle', 'Pot', 'Cup'),
    productPrice: fc.constantFrom('', '$1', null),
    taglines: fc.constantFrom([], ['a'], ['a', 'b'], ['b', 'a']),
    tone: fc.constantFrom('friendly', 'luxury', null),
    customColors: fc.constantFrom([], ['#fff'], ['#000']),
    customPalette: fc.constantFrom(null, { id: 'a', name: 'b', colors: [] }, { colors: [], name: 'b', id: 'a' }),
    selectedFormats: fc.subarray([...FORMAT_IDS]),
  },
  { requiredKeys: [] },
)

const BLANK = {
  productName: 'Kettle',
  productDescription: 'Boils in ninety seconds.',
  productPrice: null,
  productDiscount: null,
  taglines: [],
  adStyle: null,
  colorPalette: null,
  customPalette: null,
  customColors: [],
  typography: null,
  tone: null,
  productImages: [],
  inspirationImages: [],
  selectedFormats: [],
  words: {},
  roleColors: {},
  formatColors: {},
  dials: {},
  logo: null,
  callToAction: null,
  webAddress: null,
  legalLine: null,
  brandId: null,
  language: null,
} as unknown as Creative

it('writes of any update what a three-way comparison of whole ads would write', () => {
  fc.assert(
    fc.property(fields, fields, fields, (first, theirs, mine) => {
      const parse = (typed: object) => updateCreativeBody.parse(typed) as Partial<UpdateCreativeBody>
      const read = { ...BLANK, ...parse(first) } as Creative
      const current = { ...read, ...parse(theirs) } as Creative
      const expected = mergeByValue(read, current, parse(mine))
      const version = readCreativeVersion(creativeVersionOf(read))!
      const merge = () => ({ ...current, ...mergeUpdate(version, updateCreativeBody.parse(mine), current) })
      if (expected === 'conflict') expect(merge).toThrow(UpdateConflictError)
      else expect(plain(merge())).toEqual(plain(expected))
    }),
  )
})

/** Merges as the oracle: it knows the whole ad that was read, which the server does not. */
function mergeByValue(read: Creative, current: Creative, mine: object): Creative | 'conflict' {
  const merged = { ...current } as Record<string, unknown>
  const [before, now] = [read, current] as unknown as Record<string, unknown>[]
  for (const [field, wanted] of Object.entries(mine)) {
    const same = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b))
    if (wanted === undefined) continue
    if (field === 'selectedFormats') {
      merged[field] = FORMAT_IDS.filter((format) => {
        const [was, is, wanted] = [before, now, mine as Record<string, unknown>].map((ad) =>
          (ad![field] as string[]).includes(format),
        )
        return was === wanted ? is : wanted
      })
    } else if (same(before![field], now![field])) merged[field] = wanted
    else if (!same(wanted, before![field]) && !same(wanted, now![field])) return 'conflict'
  }
  return merged as unknown as Creative
}

/** Normalizes a value: formats are a set, and objects have no order. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    key === 'selectedFormats' ? (part as string[]).toSorted() : plain(part),
  ])
  return Object.fromEntries(entries.toSorted(([a], [b]) => ((a as string) < (b as string) ? -1 : 1)))
}
