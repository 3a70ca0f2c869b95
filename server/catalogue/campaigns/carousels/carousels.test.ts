import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Carousel } from '#contract/catalogue/campaign-carousels.ts'
import type { PaintCarousel } from '#server/ads/generation/painter.ts'
import { campaignCarousels, campaignResults, images, subscriptions } from '#server/platform/db/schema.ts'
import { givenCatalogue, RUNNING } from '#test/catalogue/catalogue.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { useDatabase } from '#test/platform/database.ts'
import { unzip } from '#test/unzip.ts'
import { failCarousel, paintCarousel } from './paint-carousel.ts'

const TEXTS = { format: 'portrait', firstLine: 'Three for tea', callToAction: 'See all mugs' }

describe('a carousel', () => {
  const database = useDatabase()

  /** Paints three products, and gives what tests of carousels ask and do. */
  async function givenMugs() {
    const catalogue = await givenCatalogue(database, { formats: ['square'] })
    const { app, browser, path, upload, results, paint } = catalogue
    await upload([{ id: 'a' }, { id: 'b', name: 'Mug "b"' }, { id: 'c', name: '=cmd' }])
    await browser.post(`${path}/start`)
    await paint()
    const products = (await results()).map(({ id }) => id)
    const address = `${path}/carousels`
    return {
      ...catalogue,
      products,
      address,
      create: (productIds = products) => browser.post(address, { ...TEXTS, productIds }),
      list: async () => (await browser.get(address)).body as Carousel[],
      /** Paints as the queue would. */
      async work(painter: PaintCarousel = INSTANT_PAINTERS.paintCarousel) {
        for (const { id, run } of await database.db.select().from(campaignCarousels))
          await paintCarousel(app.services, painter, { carouselId: id, run }, RUNNING)
      },
    }
  }

  it('is painted in the chosen order with exact words, and downloaded in that order', async () => {
    const { browser, products, address, create, list, work } = await givenMugs()
    const order = [products[2]!, products[0]!, products[1]!]
    const made = await create(order)
    expect(made).toMatchObject({ status: 202, body: { state: 'waiting', stale: false } })
    expect((await browser.get(`${address}/${made.body.id}/download`)).status).toBe(404)
    const asked: Parameters<PaintCarousel>[0][] = []
    await work((task, options) => (asked.push(task), INSTANT_PAINTERS.paintCarousel(task, options)))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ ...TEXTS, seed: expect.any(Number) })
    expect(asked[0]!.cards.map(({ ad }) => [ad.productName, ad.productPrice])).toEqual([
      ['=cmd', '$20'],
      ['Mug a', '$20'],
      ['Mug "b"', '$20'],
    ])
    const [carousel] = await list()
    expect(carousel).toMatchObject({ state: 'done', message: null, stale: false })
    expect(carousel!.cards.map(({ productId }) => productId)).toEqual(order)
    for (const { imageUrl } of carousel!.cards) expect((await browser.open(imageUrl!)).status).toBe(200)
    const zip = await (await browser.open(`${address}/${carousel!.id}/download`)).arrayBuffer()
    expect([...unzip(Buffer.from(zip)).keys()]).toEqual(['01-cmd.jpg', '02-mug-a.jpg', '03-mug-b.jpg'])
    // Done is done: the job that comes twice paints nothing.
    await work(() => Promise.reject(new Error('painted twice')))
  })

  it('is stale when a price changed, and is painted again in place of the old pictures', async () => {
    const { browser, path, address, upload, paint, create, list, work } = await givenMugs()
    const { body } = await create()
    await work()
    const before = (await list())[0]!
    await upload([
      { id: 'a', price: '$18' },
      { id: 'b', name: 'Mug "b"' },
      { id: 'c', name: '=cmd' },
    ])
    await browser.post(`${path}/start`)
    await paint()
    const stale = (await list())[0]!
    expect([stale.stale, ...stale.cards.map((card) => card.stale)]).toEqual([true, true, false, false])
    const pictures = await database.db.$count(images, eq(images.kind, 'variant'))
    const presses = await Promise.all([1, 2].map(() => browser.post(`${address}/${body.id}/repaint`)))
    expect(presses.map(({ status }) => status)).toEqual([202, 202])
    expect((await database.db.select().from(campaignCarousels))[0]!.run).toBe(2)
    await work()
    const after = (await list())[0]!
    expect([after.state, after.stale]).toEqual(['done', false])
    expect(after.cards[0]!.imageUrl).not.toBe(before.cards[0]!.imageUrl)
    expect((await browser.open(before.cards[0]!.imageUrl!)).status).toBe(404)
    expect(await database.db.$count(images, eq(images.kind, 'variant'))).toBe(pictures)
  })

  it('keeps its pictures if a repaint fails, and says what went wrong', async () => {
    const { app, browser, address, create, list, work, products } = await givenMugs()
    const { body } = await create()
    await work()
    await browser.post(`${address}/${body.id}/repaint`)
    // The process is killed each time: the queue gives up.
    await expect(work(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
    await failCarousel(app.services, { carouselId: body.id, run: 2 })
    const [failed] = await list()
    expect(failed).toMatchObject({ state: 'failed', message: expect.stringContaining('try it again') })
    expect(failed!.cards.every(({ imageUrl }) => imageUrl !== null)).toBe(true)

    await browser.post(`${address}/${body.id}/repaint`)
    await work(async (task, options) => {
      const [first, ...others] = await INSTANT_PAINTERS.paintCarousel(task, options)
      return [first!, { problem: 'The words have no room.' }, ...others.slice(1)]
    })
    const [partly] = await list()
    expect(partly).toMatchObject({ state: 'failed', message: 'Card 2 could not be made: The words have no room.' })
    expect(partly!.cards.map(({ imageUrl }) => imageUrl)).toEqual(failed!.cards.map(({ imageUrl }) => imageUrl))
    for (const { imageUrl } of partly!.cards) expect((await browser.open(imageUrl!)).status).toBe(200)

    await database.db.delete(campaignResults).where(eq(campaignResults.id, products[1]!))
    await browser.post(`${address}/${body.id}/repaint`)
    await work()
    expect((await list())[0]!.message).toContain('is not in the campaign any more')
  })

  it('that is deleted while it is painted leaves no picture', async () => {
    const { browser, address, create, list, work } = await givenMugs()
    const { body } = await create()
    const before = await database.db.$count(images)
    await work(async (task, options) => {
      expect((await browser.delete(`${address}/${body.id}`)).status).toBe(204)
      return INSTANT_PAINTERS.paintCarousel(task, options)
    })
    expect([await list(), await database.db.$count(images)]).toEqual([[], before])
  })

  it('takes two to ten finished products of its own campaign, each once', async () => {
    const { app, products, address, create, path, browser } = await givenMugs()
    const [a, b] = products
    for (const ids of [
      [a!],
      [a!, a!],
      Array.from({ length: 11 }, () => crypto.randomUUID()),
      [a!, crypto.randomUUID()],
    ])
      expect((await create(ids)).status).toBe(400)
    await database.db.update(campaignResults).set({ state: 'failed' }).where(eq(campaignResults.id, b!))
    expect((await create([a!, b!])).body).toMatchObject({
      field: 'productIds',
      message: expect.stringContaining('“Mug "b"”'),
    })
    await database.db.update(campaignResults).set({ state: 'done' }).where(eq(campaignResults.id, b!))
    const made = await create([a!, b!])
    expect(made.status).toBe(202)
    const stranger = await app.signedIn('mallory@example.com')
    for (const answer of [
      await stranger.get(address),
      await stranger.post(address, { ...TEXTS, productIds: [a, b] }),
      await stranger.get(`${address}/${made.body.id}/download`),
      await stranger.delete(`${address}/${made.body.id}`),
    ])
      expect(answer.status).toBe(403)
    const { body: other } = await browser.post('/api/campaigns', {
      name: 'B',
      look: { adStyle: 'clean', colorPalette: 'blue', typography: 'modern', tone: 'friendly' },
      formats: ['square'],
    })
    expect((await browser.get(`/api/campaigns/${other.id}/carousels/${made.body.id}`)).status).toBe(404)
    expect((await browser.delete(path)).status).toBe(204)
    expect(await database.db.$count(campaignCarousels)).toBe(0)
  })

  it('stays after a downgrade, and is neither made nor painted', async () => {
    const { app, browser, address, create, list, work } = await givenMugs()
    const { body } = await create()
    await work()
    await create()
    const own = eq(subscriptions.userId, browser.userId!)
    await app.services.db.update(subscriptions).set({ status: 'canceled' }).where(own)
    expect((await create()).body.code).toBe('PLAN_REQUIRED')
    expect((await browser.post(`${address}/${body.id}/repaint`)).body.code).toBe('PLAN_REQUIRED')
    await work()
    expect((await list()).map(({ state }) => state).toSorted()).toEqual(['done', 'failed'])
    expect((await browser.open(`${address}/${body.id}/download`)).status).toBe(200)
  })
})
