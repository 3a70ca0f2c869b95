import { expect, it } from 'vitest'
import type { ChangedAdAnswer } from '#contract/ads/change.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { startTestApp, type TestAppOptions } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenAccount } from '#test/given/given-account.ts'
import { givenImage } from '#test/given/given.ts'
import { TEXT_PAINTERS } from '#test/painters/painters.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { preparePicture } from '#server/pictures/images/prepare-picture.ts'
import { storePicture } from '#server/pictures/images/store-picture.ts'

const database = useDatabase()

const FIELDS = {
  productName: 'Blue mug',
  productDescription: 'A mug of stoneware. It keeps tea warm for an hour.',
  productPrice: '$5.49',
  productDiscount: '20% off',
  taglines: ['Tea, still warm'],
  legalLine: 'While stocks last.',
  webAddress: 'mugs.example',
  callToAction: 'Have a sip',
}

type Words = Record<string, string | null>

/** Makes a user's ad in three formats that match it. */
async function givenPictures(formats = ['leaderboard', 'square', 'instagram_story']) {
  const workers = TEXT_PAINTERS as Exclude<TestAppOptions['workers'], undefined>
  const app = await startTestApp(database, { workers })
  const { browser, adId, userId } = await givenAccount(app, 'ada@example.com', 'pro', { fields: FIELDS })
  const path = `/api/creatives/${adId}`
  const make = async (format: string) => (await browser.post(`${path}/generate`, { format })).body as Variant
  for (const format of formats) await make(format)
  const change = async (changes: object, only?: string) =>
    (await browser.post(`${path}/change`, { changes, ...(only && { formats: [only] }) })).body as ChangedAdAnswer
  const listed = async () => (await browser.get(`${path}/variants`)).body as Variant[]
  const ad = async () => (await browser.get(path)).body
  /** Returns the text that each format shows in a part. */
  const shown = async (part: string) =>
    Object.fromEntries((await listed()).map((variant) => [variant.format, textOf(variant, part)]))
  const stale = async () => (await listed()).flatMap(({ format, stale: proposed }) => (proposed ? [format] : []))
  return { app, browser, userId, path, make, change, listed, ad, shown, stale }
}

const textOf = ({ shown }: Variant, part: string) => shown?.words.find((word) => word.part === part)?.text

const PARTS: [part: string, of: string, to: string | null, field: string | undefined][] = [
  ['headline', 'Tea, still warm', 'Only for wide pages', 'taglines'],
  ['name', 'Blue mug', 'The blue mug', 'productName'],
  ['price', '$5.49', '$3.99', 'productPrice'],
  ['badge', '20% off', 'New', 'productDiscount'],
  ['badge', '20% off', null, 'productDiscount'],
  ['callToAction', 'Have a sip', 'Pour one', 'callToAction'],
  ['webAddress', 'mugs.example', 'mugs.example/tea', 'webAddress'],
  ['webAddress', 'mugs.example', null, 'webAddress'],
  ['legalLine', 'While stocks last.', 'Until Sunday.', 'legalLine'],
  ['legalLine', 'While stocks last.', null, 'legalLine'],
]

/**
 * Divides the changes. There are four kinds: a text that is a list in the details, the name, one that is taken away, and
 * one that the studio writes itself. Each of the three promises has two of them in turn, and the other tier the rest.
 */
function divide(...kinds: string[]) {
  const isFew = ([part, , to]: (typeof PARTS)[number]) => kinds.includes(to === null ? `no ${part}` : part)
  return { few: PARTS.filter(isFew), others: PARTS.filter((row) => !isFew(row)) }
}

const ONE = divide('headline', 'no badge')
it.each(ONE.few)('changes the %s on one picture alone: %s to %s', changeOne)
it.each(ONE.others)('changes the %s on one picture alone: %s to %s', { tags: 'thorough/variety' }, changeOne)

async function changeOne(...[part, of, to]: (typeof PARTS)[number]): Promise<void> {
  const { ad, change, shown, stale, make, listed } = await givenPictures()
  const format = part === 'name' ? 'square' : 'leaderboard'
  const before = await ad()
  const all = await shown(part)
  expect(all[format]).toBe(of)
  const { variants, creative } = await change({ words: { [part]: to } }, format)
  expect(variants.map((variant) => variant.format)).toEqual([format])
  const { updatedAt: _, selectedFormats, ...fields } = before
  expect(creative).toMatchObject(fields)
  // In the order in which their pictures were made.
  expect(creative.selectedFormats.toSorted()).toEqual(selectedFormats.toSorted())
  const only = { ...all, [format]: to ?? undefined }
  expect([await shown(part), await stale()]).toEqual([only, []])
  const word = (await listed()).find((one) => one.format === format)!.shown!.words.find((one) => one.part === part)
  expect(word?.onlyHere).toBe(to === null ? undefined : true)
  // Made again, it still shows its own text; a new format shows the ad's.
  await make(format)
  await make('facebook_feed')
  expect(await shown(part)).toEqual({ ...only, facebook_feed: of })
  expect(await stale()).toEqual([])
}

const ALL = divide('name', 'callToAction')
it.each(ALL.few)('changes the %s on all pictures and in its field, even if one had its own: %s to %s', changeAll)
it.each(ALL.others)(
  'changes the %s on all pictures and in its field, even if one had its own: %s to %s',
  { tags: 'thorough/variety' },
  changeAll,
)

async function changeAll(...[part, of, to, field]: (typeof PARTS)[number]): Promise<void> {
  const { ad, change, shown, stale, make } = await givenPictures()
  const own: Words = { headline: 'Mine', name: 'My mug', price: '$1.99', badge: 'Mine', callToAction: 'Mine' }
  await change({ words: { [part]: own[part] ?? null } }, 'square')
  await change({ words: { [part]: to } })
  const everywhere = Object.values(await shown(part))
  expect(everywhere).toEqual(everywhere.map(() => to ?? undefined))
  expect(JSON.stringify((await ad())[field!])).toBe(JSON.stringify(field === 'taglines' ? [to] : to))
  await make('square')
  await make('facebook_feed')
  expect((await shown(part))['square']).toBe(to ?? undefined)
  expect((await shown(part))['facebook_feed']).toBe(to ?? undefined)
  expect([await stale(), of === to]).toEqual([[], false])
}

const BACK = divide('headline', 'name')
it.each(BACK.few)('takes the %s of one picture back by the reverse change and by its version', takeBack)
it.each(BACK.others)(
  'takes the %s of one picture back by the reverse change and by its version',
  { tags: 'thorough/variety' },
  takeBack,
)

async function takeBack(...[part, of, to]: (typeof PARTS)[number]): Promise<void> {
  const { change, shown, stale, listed, browser, path } = await givenPictures(['leaderboard', 'square'])
  const format = 'square'
  const version = (await listed()).find((one) => one.format === format)!.id
  await change({ words: { [part]: to } }, format)
  await browser.post(`${path}/variants/${version}/restore`)
  expect([(await shown(part))[format], await stale()]).toEqual([of, []])
  await change({ words: { [part]: to } }, format)
  await change({ words: { [part]: of } }, format)
  expect((await listed()).find((one) => one.format === format)!.id).toBe(version)
  // It follows the ad again.
  const next = part === 'legalLine' ? 'Ask us.' : part === 'webAddress' ? 'cups.example' : 'Another'
  const fields: Record<string, object> = { headline: { taglines: [next] }, name: { productName: next } }
  const more = { price: { productPrice: '$9' }, badge: { productDiscount: next } } as Record<string, object>
  await browser.post(path, fields[part] ?? more[part] ?? { [part]: next })
  expect((await stale()).toSorted()).toEqual(['leaderboard', 'square'])
}

it('does not call a picture stale for its own words, and brings the others up to date without a trace', async () => {
  const { change, browser, path, stale, listed, make } = await givenPictures()
  await change({ words: { price: '$1.99' } }, 'leaderboard')
  await browser.post(path, { productPrice: '$4.49' })
  expect((await stale()).toSorted()).toEqual(['instagram_story', 'square'])
  const proposed = (await listed()).find(({ format }) => format === 'square')!.stale![0]!.changes!
  await change(proposed, 'square')
  expect(await stale()).toEqual(['instagram_story'])
  await browser.post(path, { productPrice: '$3.49' })
  expect((await stale()).toSorted()).toEqual(['instagram_story', 'square'])
  expect(textOf(await make('leaderboard'), 'price')).toBe('$1.99')
})

it('reports a headline that is the name, which is changed as the name, on one picture and on all', async () => {
  const { change, listed, ad, shown, stale, make } = await givenPictures(['mobile_banner', 'square'])
  const banner = async () => (await listed()).find(({ format }) => format === 'mobile_banner')!.shown!.words[0]
  expect(await banner()).toMatchObject({ part: 'headline', says: 'name', text: 'Blue mug' })
  await change({ words: { name: 'Mug' } }, 'mobile_banner')
  await make('mobile_banner')
  expect(await banner()).toMatchObject({ part: 'headline', says: 'name', text: 'Mug', onlyHere: true })
  expect([(await ad()).productName, await stale()]).toEqual(['Blue mug', []])
  await change({ words: { name: 'Green mug' } })
  expect(await ad()).toMatchObject({ productName: 'Green mug', taglines: ['Tea, still warm'], words: {} })
  expect(await shown('headline')).toEqual({ mobile_banner: 'Green mug', square: 'Tea, still warm' })
  expect([(await shown('name'))['square'], await stale()]).toEqual(['Green mug', []])
})

it('keeps another photo, another cut-out and another logo on one picture alone', async () => {
  const { app, userId, browser, path, change, listed, ad, stale, make } = await givenPictures(['leaderboard', 'square'])
  const id = await givenImage(app.services.db, { userId })
  const drawn = await drawProduct('#ffffff', 180).png().toBuffer()
  await storePicture(app.services, id, await preparePicture(drawn, 'other.png'))
  const second = { url: imageUrl(id), name: 'other.png' }
  const { productImages } = await ad()
  await browser.post(path, { productImages: [...productImages, second] })
  await change({ hero: second.url, cutOut: 'never' }, 'square')
  expect((await ad()).productImages.map(({ url }: { url: string }) => url)).toEqual([productImages[0].url, second.url])
  expect(await stale()).toEqual([])
  await make('square')
  const square = (await listed()).find(({ format }) => format === 'square')!
  expect(square.shown).toMatchObject({ hero: second.url, cutOut: 'never' })
  expect(await stale()).toEqual([])
  await change({ hero: productImages[0].url })
  expect((await listed()).map(({ shown }) => shown!.hero)).toEqual([productImages[0].url, productImages[0].url])
  expect(await stale()).toEqual([])
})

it('takes a list of all formats for all pictures', async () => {
  const { browser, path, ad } = await givenPictures(['leaderboard', 'square'])
  await browser.post(`${path}/change`, { changes: { words: { price: '$3.99' } }, formats: ['square', 'leaderboard'] })
  expect((await ad()).productPrice).toBe('$3.99')
})
