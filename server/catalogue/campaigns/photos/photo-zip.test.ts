import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Campaign, CampaignProduct } from '#contract/catalogue/campaign.ts'
import { PHOTO_ZIP_MAX_ENTRIES } from '#contract/catalogue/feed.ts'
import { CAMPAIGN_PRODUCTS_MESSAGE } from '#contract/money/plans.ts'
import { type TestCatalogue, givenCatalogue } from '#test/catalogue/catalogue.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { makeZip, type ZipFile } from '#test/make-zip.ts'
import { drawProduct } from '#test/pictures/pictures.ts'
import { campaignPhotos, images } from '#server/platform/db/schema.ts'

const draw = async (color: string) => new Uint8Array(await drawProduct(color, 240).png().toBuffer())

describeOnBothDatabases('photos in a ZIP beside a feed', (database) => {
  const feedOf = (photos: readonly string[], price = '$20') =>
    ['id,name,price,image', ...photos.map((photo, index) => `${index},Mug ${index},${price},${photo}`)].join('\n')

  async function send({ browser, path }: TestCatalogue, feed: string, zip?: Uint8Array<ArrayBuffer>) {
    const form = new FormData()
    form.append('feed', new Blob([feed]), 'feed.csv')
    if (zip) form.append('photos', new Blob([zip]), 'photos.zip')
    return browser.post(`${path}/feed`, form)
  }

  async function rowsOf({ browser, path }: TestCatalogue) {
    const rows = (await browser.get(`${path}/products`)).body as CampaignProduct[]
    return rows.map(
      ({ problem, product }) => problem ?? product?.images.map((image) => image.replace(/^zip:\w+/, 'zip')),
    )
  }

  const kept = async () => (await database.db.select().from(campaignPhotos)).length

  it('are found by their names, painted, and needed only once', async () => {
    const catalogue = await givenCatalogue(database)
    const { browser, path, read, paint, results } = catalogue
    const feed = feedOf([String.raw`C:\shop\Red.PNG`, 'cups/blue.png', 'gone.png', 'ftp://shop.example/a.png'])
    expect((await send(catalogue, feed)).body.feed).toMatchObject({ products: 0, problems: 4 })

    const red = { name: 'red.png', bytes: await draw('#ff0000') }
    const blue = { name: 'photos/cups/Blue.png', bytes: await draw('#0000ff') }
    const unnamed = { name: 'unnamed.png', bytes: red.bytes }
    const zip = makeZip([
      red,
      blue,
      unnamed,
      { ...red, name: '__MACOSX/red.png' },
      { name: 'cups/', bytes: new Uint8Array() },
    ])
    expect((await send(catalogue, feed, zip)).body.feed).toMatchObject({ products: 2, problems: 2 })
    expect(await rowsOf(catalogue)).toEqual([
      ['zip/shop/red.png'],
      ['zip/cups/blue.png'],
      'The photo "gone.png" is not here yet: send a ZIP with it together with the list.',
      'The address of a photo must begin with https://.',
    ])
    expect(await kept()).toBe(2)
    await browser.post(`${path}/start`)
    await paint()
    expect((await read()).progress).toMatchObject({ done: 2, failed: 0 })

    const again = (await send(catalogue, feed)).body as Campaign
    expect(again).toMatchObject({ feed: { products: 2 }, differences: { changed: 0, gone: 0 } })
    const green = makeZip([{ ...red, bytes: await draw('#00ff00') }])
    expect((await send(catalogue, feed, green)).body.differences).toMatchObject({ changed: 1, photos: 1 })
    await browser.post(`${path}/start`)
    await paint()
    expect((await results('?only=changed')).map(({ key }) => key)).toEqual(['0'])
    // The green one is painted, the red one is on the picture before it; one that no picture and no list has is not
    // stored.
    const yellow = makeZip([{ ...red, bytes: await draw('#ffff00') }])
    await send(catalogue, feed, yellow)
    expect(await kept()).toBe(4)
    await send(catalogue, feed, green)
    expect(await kept()).toBe(3)
    expect(await database.db.$count(images, eq(images.kind, 'upload'))).toBe(3)
  })

  it('are refused whole if the ZIP cannot be trusted, and what was there stays', async () => {
    const catalogue = await givenCatalogue(database)
    const photo = { name: 'a.png', bytes: await draw('#ff0000') }
    await send(catalogue, feedOf(['a.png']), makeZip([photo]))
    const whole = makeZip([photo])
    const many = Array.from({ length: PHOTO_ZIP_MAX_ENTRIES + 1 }, (_, index) => ({ ...photo, name: `${index}.png` }))
    for (const [zip, message] of [
      [new TextEncoder().encode('No ZIP at all'), 'cannot be opened'],
      [whole.slice(0, whole.byteLength / 2), 'cannot be opened'],
      [makeZip([{ ...photo, name: '../a.png' }]), 'outside of itself'],
      [makeZip([{ ...photo, name: '/etc/a.png' }]), 'outside of itself'],
      [makeZip([{ ...photo, name: 'C:\\a.png' }]), 'outside of itself'],
      [makeZip(many.map((file) => ({ ...file, bytes: new Uint8Array(1) }))), 'more than 2,500 files'],
    ] as const) {
      const answer = await send(catalogue, feedOf(['a.png', 'b.png']), zip)
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({ field: 'photos', message: expect.stringContaining(message) }),
      ])
    }
    expect(await rowsOf(catalogue)).toEqual([['zip/a.png']])
  })

  it('report each that cannot be taken, and the others go on', async () => {
    const catalogue = await givenCatalogue(database)
    const bytes = await draw('#ff0000')
    const files: ZipFile[] = [
      { name: 'good.png', bytes },
      { name: 'bomb.png', bytes: new Uint8Array(11 * 1024 * 1024) },
      { name: 'lie.png', bytes: new Uint8Array(11 * 1024 * 1024), claimedBytes: 1_000 },
      { name: 'locked.png', bytes, isEncrypted: true },
      { name: 'page.png', bytes: new TextEncoder().encode('<html>') },
      { name: 'one/twice.png', bytes },
      { name: 'two/twice.png', bytes },
    ]
    const names = ['good.png', 'bomb.png', 'lie.png', 'locked.png', 'page.png', 'twice.png', 'two/twice.png']
    const answer = await send(catalogue, feedOf(names), makeZip(files))
    expect(answer.body.feed).toMatchObject({ products: 2, problems: 5 })
    expect(await rowsOf(catalogue)).toEqual([
      ['zip/good.png'],
      '"bomb.png" is larger than 10 MB.',
      '"lie.png" is damaged in the ZIP.',
      '"locked.png" is locked by a password. Please pack the photos without one.',
      expect.stringContaining('"page.png"'),
      'The ZIP has several photos that are called "twice.png".',
      ['zip/two/twice.png'],
    ])
  })

  it('are no more than the plan holds, and go with the campaign', async () => {
    const catalogue = await givenCatalogue(database, { plan: 'free' })
    const { browser, path } = catalogue
    const names = ['a.png', 'b.png', 'c.png', 'd.png']
    const bytes = await draw('#ff0000')
    const zip = makeZip(names.map((name) => ({ name, bytes })))
    expect(await send(catalogue, feedOf(names), zip)).toMatchObject({
      status: 403,
      body: { code: 'PLAN_REQUIRED', message: CAMPAIGN_PRODUCTS_MESSAGE },
    })
    expect(await kept()).toBe(0)
    // Sending it twice at once has the effect of once.
    const three = feedOf(names.slice(0, 3))
    const both = await Promise.all([send(catalogue, three, zip), send(catalogue, three, zip)])
    expect(both.map(({ body }) => body.feed.products)).toEqual([3, 3])
    expect([await kept(), await database.db.$count(images)]).toEqual([3, 3])
    await browser.delete(path)
    expect([await kept(), await database.db.$count(images)]).toEqual([0, 0])
  })

  it('are counted while they are inflated, all together', { tags: 'thorough/faults' }, async () => {
    const catalogue = await givenCatalogue(database)
    const bytes = new Uint8Array(10 * 1024 * 1024)
    const files = Array.from({ length: 51 }, (_, index) => ({ name: `${index}.png`, bytes }))
    const answer = await send(catalogue, feedOf(files.map(({ name }) => name)), makeZip(files))
    expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })
})
