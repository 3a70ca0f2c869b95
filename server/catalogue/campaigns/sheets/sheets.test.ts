import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import { givenCatalogue, type TestCatalogue } from '#test/catalogue/catalogue.ts'
import { useDatabase } from '#test/platform/database.ts'
import { unzip } from '#test/unzip.ts'
import { campaignResults, subscriptions } from '#server/platform/db/schema.ts'

const FORMATS: FormatId[] = ['landscape', 'facebook_feed', 'instagram_story', 'pin']
const LONG = 'Enamel camping mug with a wooden handle for the garden'

interface Row {
  id: string
  name: string
  link?: string
  description?: string
}

/** Uploads rows of a feed, with the host of their photos, and paints them. */
async function start({ browser, host, path, upload, paint }: TestCatalogue, rows: readonly Row[]) {
  await upload(rows.map(({ id }) => ({ id })))
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = rows.map(({ id, name, link = `https://shop.example/p/${id}?a=1,2`, description = 'Holds 300 ml.' }) =>
    [id, name, '$20', link, description, `https://shop.example/${id}.png`].map(cell).join(','),
  )
  const form = new FormData()
  form.append('feed', new Blob([['id,title,price,link,description,image_link', ...lines].join('\n')]), 'feed.csv')
  expect(Object.keys(host.answers)).not.toHaveLength(0)
  expect((await browser.post(`${path}/feed`, form)).status).toBe(200)
  await browser.post(`${path}/start`)
  await paint()
}

async function download({ browser, path }: TestCatalogue, address: string) {
  const files = unzip(Buffer.from(await (await browser.open(`${path}/sheets/${address}`)).arrayBuffer()))
  const tableOf = (name: string) =>
    parse(String(files.get(name)), { bom: true, columns: true }) as Record<string, string>[]
  return { names: [...files.keys()], tableOf, checks: tableOf('check.csv') }
}

describe('the sheets of a campaign', () => {
  const database = useDatabase()

  it('of Meta has a row for the feed and one for stories, with files that are in the archive', async () => {
    const catalogue = await givenCatalogue(database, { formats: FORMATS })
    await start(catalogue, [{ id: 'a', name: 'Blue mug' }])
    const { names, tableOf, checks } = await download(catalogue, 'meta')
    expect(names).toEqual(['meta.csv', 'pictures/a-facebook-feed.jpg', 'pictures/a-instagram-story.jpg', 'check.csv'])
    expect(tableOf('meta.csv')).toEqual([
      expect.objectContaining({
        'Campaign Name': 'Spring',
        'Ad Name': 'a Feed',
        'Ad Status': 'PAUSED',
        Title: 'Blue mug',
        Body: 'Holds 300 ml.',
        'Link Description': '$20',
        Link: 'https://shop.example/p/a?a=1,2',
        'Image File Name': 'a-facebook-feed.jpg',
      }),
      expect.objectContaining({ 'Ad Name': 'a Stories and Reels', 'Image File Name': 'a-instagram-story.jpg' }),
    ])
    expect(checks).toEqual([])
    expect((await download(catalogue, 'meta?pictures=false')).names).toEqual(['meta.csv', 'check.csv'])
  })

  it('of Google says what is over a limit, shortens only what stays true, and names what is missing', async () => {
    const catalogue = await givenCatalogue(database, { formats: ['facebook_feed'] })
    await start(catalogue, [
      { id: 'a', name: LONG },
      { id: 'b', name: 'Enamel camping mug that holds 300 ml of tea' },
      { id: 'c', name: '手作りの青いマグカップとソーサーのセット' },
    ])
    const { tableOf, checks } = await download(catalogue, 'google?businessName=Pots%20and%20more')
    const rows = tableOf('google.csv')
    expect(rows.map((row) => row['Headline 1'])).toEqual([
      'Enamel camping mug',
      'Enamel camping mug that holds 300 ml of tea',
      '手作りの青いマグカップとソーサーのセット',
    ])
    expect(rows[0]).toMatchObject({ 'Long headline 1': LONG, 'Headline 2': '$20', 'Business name': 'Pots and more' })
    const headlines = checks.filter(({ column }) => column === 'Headline 1').map(({ finding }) => finding)
    expect(headlines).toEqual([
      `Headline 1 has 54 characters of 30: it was shortened from “${LONG}”.`,
      'Headline 1 has 43 characters of 30: shorten it by hand, or the row is refused.',
      'Headline 1 has 40 characters of 30: shorten it by hand, or the row is refused.',
    ])
    expect(checks[0]).toMatchObject({ product: '', finding: expect.stringContaining('1.91:1 from 600x314 pixels') })
    expect(checks.filter(({ column }) => column === 'Marketing image 1')).toHaveLength(3)
  })

  it('of Pinterest has a hundred rows a file, and reports titles that repeat', () => expectFiles(200))
  it('of Pinterest has a hundred rows a file, ten thousand too', { tags: 'thorough/size' }, () => expectFiles(10_000))

  /** Expects full files for this many products, and one file more for one more product. */
  async function expectFiles(count: number): Promise<void> {
    const catalogue = await givenCatalogue(database, { formats: ['pin'] })
    await start(catalogue, [{ id: 'a', name: 'Blue mug' }])
    const [result] = await database.db.select().from(campaignResults)
    const { id: _id, ...row } = result!
    const copies = Array.from({ length: count }, (_, index) => ({ ...row, place: index + 1, key: `k${index}` }))
    for (let at = 0; at < copies.length; at += 1000)
      await database.db.insert(campaignResults).values(copies.slice(at, at + 1000))
    const hosted = 'pictures=false&board=Mugs&hostedAt=https://cdn.example/ads/'
    const { names, tableOf, checks } = await download(catalogue, `pinterest?${hosted}`)
    expect(names).toHaveLength(count / 100 + 2)
    expect(tableOf(names.at(-2)!)).toHaveLength(1)
    expect(tableOf('pinterest-01.csv')[0]).toEqual({
      Title: 'Blue mug',
      'Media URL': 'https://cdn.example/ads/a-pin.jpg',
      'Pinterest board': 'Mugs',
      Thumbnail: '',
      Description: 'Holds 300 ml.',
      Link: 'https://shop.example/p/a?a=1,2',
      'Publish date': '',
      Keywords: '',
    })
    expect(checks.filter(({ finding }) => finding!.startsWith('Another row has this Title'))).toHaveLength(count)
    const bare = await download(catalogue, 'pinterest?pictures=false')
    expect(bare.checks.slice(0, 2).map(({ column }) => column)).toEqual(['Media URL', 'Pinterest board'])
  }

  it('hold hostile names as text, whatever their script', async () => {
    const catalogue = await givenCatalogue(database, { formats: ['facebook_feed'] })
    const names = [`=cmd|'/c calc'!A1`, `The "best" mug, ever`, 'كوب أزرق من الفخار', '青いマグカップ']
    await start(
      catalogue,
      names.map((name, index) => ({ id: `n${index}`, name, link: 'javascript:alert(1)' })),
    )
    const { tableOf, checks } = await download(catalogue, 'meta')
    expect(tableOf('meta.csv').map(({ Title }) => Title)).toEqual([`'${names[0]}`, ...names.slice(1)])
    expect(checks.filter(({ product, column }) => product === 'n0' && column === 'Title')).toHaveLength(1)
    expect(checks.filter(({ column }) => column === 'Link')).toHaveLength(4)
    expect(tableOf('meta.csv').every(({ Link }) => Link === '')).toBe(true)
  })

  it('leave out products without a page where that was chosen, pictures too, and name them', async () => {
    const catalogue = await givenCatalogue(database, { formats: ['facebook_feed'] })
    await start(catalogue, [
      { id: 'a', name: 'Mug' },
      { id: 'b', name: 'Jug', link: '' },
    ])
    const { names, tableOf, checks } = await download(catalogue, 'meta?linked=true')
    expect(tableOf('meta.csv').map(({ Title }) => Title)).toEqual(['Mug'])
    expect(names.filter((name) => name.startsWith('pictures/'))).toHaveLength(1)
    expect(checks).toEqual([
      {
        product: 'b',
        name: 'Jug',
        ad: '',
        column: '',
        finding: 'It is left out: your list has no address of its page.',
      },
    ])
  })

  it('take an address that only the newest list has, without anything to paint again', async () => {
    const catalogue = await givenCatalogue(database, { formats: ['facebook_feed'] })
    const { upload, browser, path, paint } = catalogue
    await upload([{ id: 'a' }])
    await browser.post(`${path}/start`)
    await paint()
    const form = new FormData()
    const feed = 'id,name,price,link,image\na,Mug a,$20,https://shop.example/a,https://shop.example/a.png'
    form.append('feed', new Blob([feed]), 'feed.csv')
    expect((await browser.post(`${path}/feed`, form)).body.differences).toMatchObject({ changed: 0, new: 0 })
    const { tableOf } = await download(catalogue, 'meta')
    expect(tableOf('meta.csv')[0]!['Link']).toBe('https://shop.example/a')
  })

  it('are their owner’s, and part of Pro', async () => {
    const catalogue = await givenCatalogue(database, { formats: ['facebook_feed'] })
    const { app, browser, path } = catalogue
    expect((await browser.get(`${path}/sheets/meta`)).status).toBe(404)
    expect((await browser.get(`${path}/sheets/bing`)).status).toBe(404)
    await start(catalogue, [{ id: 'a', name: 'Blue mug' }])
    const stranger = await app.signedIn('mallory@example.com')
    expect((await stranger.get(`${path}/sheets/meta`)).status).toBe(403)
    const own = eq(subscriptions.userId, browser.userId!)
    await app.services.db.update(subscriptions).set({ status: 'canceled' }).where(own)
    expect((await browser.get(`${path}/sheets/meta`)).body.code).toBe('PLAN_REQUIRED')
  })
})
