import { describe, expect, it } from 'vitest'
import type { ChangedAdAnswer } from '#contract/ads/change.ts'
import type { Dials, SentDials } from '#contract/ads/dials.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { startTestApp, type TestAppOptions } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'

const database = useDatabase()

const FIELDS = {
  productName: 'Blue mug',
  productDescription: 'A mug of stoneware.',
  productPrice: '$5.49',
  taglines: ['Tea, still warm'],
}

/** Makes a user's ad in these formats. */
async function givenPictures(formats = ['leaderboard', 'square']) {
  const workers = TEXT_PAINTERS as Exclude<TestAppOptions['workers'], undefined>
  const app = await startTestApp(database, { workers })
  const { browser, adId } = await givenAccount(app, 'ada@example.com', 'pro', { fields: FIELDS })
  const path = `/api/creatives/${adId}`
  const make = async (format: string) => (await browser.post(`${path}/generate`, { format })).body as Variant
  for (const format of formats) await make(format)
  const send = (dials: object, only?: string) =>
    browser.post(`${path}/change`, { changes: { dials }, ...(only && { formats: [only] }) })
  const change = async (dials: SentDials, only?: string) => (await send(dials, only)).body as ChangedAdAnswer
  const listed = async () => (await browser.get(`${path}/variants`)).body as Variant[]
  const ad = async () => (await browser.get(path)).body
  /** Returns the dials of each format. */
  const shown = async (): Promise<Record<string, Dials | undefined>> =>
    Object.fromEntries((await listed()).map((variant) => [variant.format, variant.shown?.dials]))
  return { browser, path, make, send, change, listed, ad, shown }
}

describe('dials of an ad', () => {
  it('are of all its pictures, of those that are made later, and of one that is made again', async () => {
    const { change, ad, shown, make } = await givenPictures()
    const { creative } = await change({ product: 2, place: 'left' })
    expect(creative.dials).toEqual({ product: 2, place: 'left' })
    await make('instagram_story')
    await make('square')
    const dials = { product: 2, place: 'left' }
    expect(await shown()).toEqual({ leaderboard: dials, square: dials, instagram_story: dials })
    await change({ place: null, price: -1 })
    expect((await ad()).dials).toEqual({ product: 2, price: -1 })
  })

  it('go with copies, with the same look for another product, and into another language', async () => {
    const { browser, path, change } = await givenPictures(['square'])
    await change({ product: 2 })
    const product = { productName: 'Green mug', productDescription: 'Another mug of stoneware.' }
    const translation = {
      productName: 'Blauer Becher',
      productDescription: 'Ein Becher aus Steinzeug.',
      language: 'de',
    }
    const copies = [
      await browser.post(`${path}/duplicate`, {}),
      await browser.post(`${path}/duplicate`, { product }),
      await browser.post(`${path}/translation`, { ...translation, taglines: [] }),
    ]
    expect(copies.map(({ body }) => body.dials)).toEqual([{ product: 2 }, { product: 2 }, { product: 2 }])
  })

  it('are those of one picture if they were set on it alone, until all are set', async () => {
    const { change, ad, shown, make } = await givenPictures()
    await change({ headline: 1 })
    await change({ headline: 0, product: 3 }, 'square')
    expect((await ad()).dials).toEqual({ headline: 1 })
    await make('square')
    await make('facebook_feed')
    const others = { headline: 1 }
    expect(await shown()).toEqual({ leaderboard: others, square: { product: 3 }, facebook_feed: others })
    await change({ product: -1 })
    expect(await shown()).toEqual({
      leaderboard: { headline: 1, product: -1 },
      square: { product: -1 },
      facebook_feed: { headline: 1, product: -1 },
    })
  })

  it('are taken back by the reverse change, with the very picture of before', async () => {
    const { change, listed, ad } = await givenPictures()
    const before = (await listed()).map(({ id }) => id).toSorted()
    await change({ price: 2 })
    expect((await listed()).map(({ id }) => id).toSorted()).not.toEqual(before)
    await change({ price: 0 })
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual(before)
    expect((await ad()).dials).toEqual({})
  })

  it('come back with a version of the only picture', async () => {
    const { browser, path, change, listed, ad } = await givenPictures(['square'])
    await change({ price: 2 })
    const [larger] = await listed()
    await change({ price: -2 })
    await browser.post(`${path}/variants/${larger!.id}/restore`)
    expect((await ad()).dials).toEqual({ price: 2 })
  })

  it('are reported as not seen if they are the same already', async () => {
    const { change } = await givenPictures(['square'])
    await change({ product: 1 })
    const again = await change({ product: 1 })
    expect(again.variants).toEqual([])
    expect(again.refused).toMatchObject([{ format: 'square', message: expect.stringContaining('it looks as it did') }])
  })

  it('are an ordinary field of the ad: written, and compared with a version', async () => {
    const { browser, path, ad } = await givenPictures(['square'])
    const { headers } = await browser.get(path)
    await browser.post(path, { dials: { product: 1, price: 0 } })
    expect((await ad()).dials).toEqual({ product: 1 })
    const late = await browser.post(path, { dials: { product: -1 } }, { headers: { 'if-match': headers.get('etag')! } })
    expect([late.status, late.body.field]).toEqual([409, 'dials'])
  })
})

describe('dials that are refused', () => {
  it.each([
    { product: 4 },
    { product: -4 },
    { headline: 0.5 },
    { price: '1' },
    { logo: 1e9 },
    { place: 'up' },
    { place: ['left'] },
    {},
    { width: 2 },
    [],
  ])('%j', async (dials) => {
    const { send, shown } = await givenPictures(['square'])
    const { status, body } = await send(dials)
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(await shown()).toEqual({ square: {} })
  })

  it('cannot be frozen: another size is another picture', async () => {
    const { browser, path } = await givenPictures(['square'])
    const answer = await browser.post(`${path}/change`, { changes: { dials: { product: 1 } }, frozen: true })
    expect([answer.status, answer.body.field]).toEqual([400, 'frozen'])
  })

  it('are one change if they are sent twice at once', async () => {
    const { send, listed } = await givenPictures(['square'])
    const [one, other] = await Promise.all([send({ product: 1 }), send({ product: 1 })])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(await listed()).toHaveLength(1)
  })
})
