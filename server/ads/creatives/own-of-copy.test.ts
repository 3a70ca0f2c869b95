import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { givenImage } from '#test/given/given.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import type { PictureOwn } from '#server/platform/db/painted.ts'
import { creatives, variants } from '#server/platform/db/schema.ts'
import { listUnattached } from '#server/pictures/images/store.ts'

const database = useDatabase()

const AD_FIELDS = {
  productName: 'Blue mug',
  productDescription: 'A mug of stoneware.',
  productPrice: '$5.49',
  taglines: ['Tea, still warm'],
  legalLine: 'While stocks last.',
  callToAction: 'Have a sip',
  dials: { product: 1 },
  roleColors: { accent: '#c2410c' },
  formatColors: { leaderboard: { ground: '#0b1f3a' } },
}
/** Words, an emptied field, a cut-out choice, a logo and a size, each of the leaderboard alone. */
const words = { headline: 'Only for wide pages', price: '$1.99', legalLine: null }
const DIALS = { price: 2, product: 0 }
const TEAPOT = { productName: 'Teapot', productDescription: 'A teapot that never drips.' }
const GERMAN = {
  language: 'de',
  productName: 'Blaue Tasse',
  productDescription: 'Eine Tasse aus Steinzeug.',
  taglines: ['Tee, noch warm'],
  words: {},
}

/** Makes an ad in two formats, one of which has changes of its own. */
async function start() {
  const app = await startTestApp(database, { workers: TEXT_PAINTERS })
  const { db } = app.services
  const account = await givenAccount(app, 'ada@example.com', 'pro', { fields: AD_FIELDS })
  const { browser, adId, userId } = account
  const logoId = await givenImage(db, { userId, kind: 'logo' })
  const logo = { url: imageUrl(logoId), name: 'mark.png' }
  const own: PictureOwn = { words, cutOut: 'never', logo, dials: DIALS }
  const make = async (id: string, format: FormatId) => browser.post(`/api/creatives/${id}/generate`, { format })
  for (const format of ['leaderboard', 'square'] as const) await make(adId, format)
  const isPicture = (id: string, format: FormatId) => and(eq(variants.adId, id), eq(variants.format, format))
  await db.update(variants).set({ own }).where(isPicture(adId, 'leaderboard'))
  const ownOf = async (id: string, format: FormatId) =>
    (await db.select().from(variants).where(isPicture(id, format))).at(-1)!.own
  const rowOf = async (id: string) => (await db.select().from(creatives).where(eq(creatives.id, id)))[0]!
  const copy = async (path = 'duplicate', body: object = {}, id = adId) => {
    const answer = await browser.post(`/api/creatives/${id}/${path}`, body)
    expect(answer.status).toBe(200)
    return answer.body as { id: string }
  }
  const version = async () => (await browser.get(`/api/creatives/${adId}`)).body.updatedAt
  const sketch = async (angle: string) => ({
    angle,
    seed: 7,
    campaignSeed: 1,
    format: 'square',
    version: await version(),
  })
  return { db, own, logo, logoId, make, ownOf, rowOf, copy, sketch, ...account }
}

const LOOK = (logo: PictureOwn['logo']) => ({ logo, dials: DIALS })

it.each<[string, path: string, body: object | 'price' | 'benefit', keeps: (own: PictureOwn) => PictureOwn]>([
  ['a duplicate', 'duplicate', {}, (own) => own],
  [
    'a copy in another language, but for what has to be translated',
    'translation',
    GERMAN,
    (own) => ({ ...own, words: { price: '$1.99', legalLine: null } }),
  ],
  [
    'the same look for another product, but for what is of the product',
    'duplicate',
    { product: TEAPOT },
    ({ logo }) => LOOK(logo),
  ],
  ['an angle of a test that leads with a benefit', 'test', 'benefit', (own) => own],
  [
    'an angle of a test, but for what it leads with',
    'test',
    'price',
    (own) => ({ ...own, words: { price: '$1.99', legalLine: null } }),
  ],
])('goes with %s', async (_kind, path, body, keeps) => {
  const { own, make, ownOf, rowOf, copy, sketch } = await start()
  const { id } = await copy(path, typeof body === 'string' ? await sketch(body) : body)
  const kept = keeps(own)
  const row = await rowOf(id)
  expect(row).toMatchObject({
    dials: AD_FIELDS.dials,
    roleColors: AD_FIELDS.roleColors,
    formatColors: AD_FIELDS.formatColors,
  })
  expect(row.formatOwn).toEqual({ leaderboard: kept })
  if (row.productImages.length === 0) return
  await make(id, 'leaderboard')
  expect(await ownOf(id, 'leaderboard')).toEqual(kept)
  await make(id, 'square')
  expect([await ownOf(id, 'square'), (await rowOf(id)).formatOwn]).toEqual([null, {}])
})

it('is on the first picture of the copy, and on no other format', async () => {
  const { browser, make, copy } = await start()
  const { id } = await copy()
  const textOf = async (format: FormatId, part: string) => {
    const { body } = await make(id, format)
    return body.shown.words.find((word: { part: string }) => word.part === part)?.text
  }
  expect([await textOf('leaderboard', 'price'), await textOf('square', 'price')]).toEqual(['$1.99', '$5.49'])
  const made = (await browser.get(`/api/creatives/${id}/variants`)).body as { stale?: unknown }[]
  expect(made.map(({ stale }) => stale)).toEqual([undefined, undefined])
})

it('is passed on to a copy of a copy without pictures, and from one that has changed it as that one has it', async () => {
  const { db, own, make, rowOf, copy } = await start()
  const { id: first } = await copy()
  const { id: second } = await copy('duplicate', {}, first)
  expect((await rowOf(second)).formatOwn).toEqual({ leaderboard: own })
  await make(first, 'leaderboard')
  await db.update(variants).set({ own: null }).where(eq(variants.adId, first))
  const { id: third } = await copy('duplicate', {}, first)
  expect((await rowOf(third)).formatOwn).toEqual({})
})

it('is replaced if all pictures are changed in the same part, those that are still to be made too', async () => {
  const { browser, make, ownOf, rowOf, copy, own } = await start()
  const { id } = await copy()
  await make(id, 'square')
  const change = (body: object) => browser.post(`/api/creatives/${id}/change`, body)
  await change({ changes: { words: { price: '$3.99' } } })
  const left = { ...own, words: { headline: words.headline, legalLine: null } }
  expect((await rowOf(id)).formatOwn).toEqual({ leaderboard: left })
  await make(id, 'leaderboard')
  expect(await ownOf(id, 'leaderboard')).toEqual(left)
})

it('stays if another picture alone is changed in the same part', async () => {
  const { browser, make, rowOf, copy, own } = await start()
  const { id } = await copy()
  for (const format of ['square', 'facebook_feed'] as const) await make(id, format)
  await browser.post(`/api/creatives/${id}/change`, { changes: { words: { price: '$3.99' } }, formats: ['square'] })
  expect((await rowOf(id)).formatOwn).toEqual({ leaderboard: own })
})

it('is deleted with its format, and has no effect on a new one', async () => {
  const { browser, make, ownOf, copy } = await start()
  const { id } = await copy()
  const { body: picture } = await make(id, 'leaderboard')
  await browser.delete(`/api/creatives/${id}/variants/${picture.id}`)
  await make(id, 'leaderboard')
  expect(await ownOf(id, 'leaderboard')).toBeNull()
})

it('keeps its logo from being swept away with the ad that it came from', async () => {
  const { db, browser, adId, userId, logoId, copy } = await start()
  const { id } = await copy()
  await browser.delete(`/api/creatives/${adId}`)
  const swept = async () => (await listUnattached(db, userId)).map((image) => image.id)
  expect(await swept()).not.toContain(logoId)
  await browser.delete(`/api/creatives/${id}`)
  expect(await swept()).toContain(logoId)
})

it('is shown only by its pictures', async () => {
  const { browser, copy } = await start()
  const { id } = await copy()
  expect((await browser.get(`/api/creatives/${id}`)).body).not.toHaveProperty('formatOwn')
})
