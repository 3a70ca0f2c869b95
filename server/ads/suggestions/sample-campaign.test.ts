import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { CampaignSample } from '#contract/catalogue/campaign-samples.ts'
import { SKETCH_PX } from '#contract/ads/sketch.ts'
import { startTestApp } from '#test/app.ts'
import { feedOf, openCatalogue } from '#test/catalogue/catalogue.ts'
import { describeOnBothDatabases } from '#test/platform/database.ts'
import { TEST_STYLE } from '#test/given/fill-in.ts'
import { makeZip } from '#test/make-zip.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { drawHalves } from '#test/pictures/pictures.ts'
import { startWebHost } from '#test/catalogue/web-host.ts'
import { campaigns, creatives, images, subscriptions } from '#server/platform/db/schema.ts'
import type { PaintTask } from '#server/ads/generation/painter.ts'
import { makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { paintSample } from './sample-campaign.ts'

const SOLD = [
  { id: 'a', sale: '$15' },
  { id: 'b', name: 'A mug for three people and their guests' },
  { id: 'c', price: '' },
]

describeOnBothDatabases('samples of a campaign', (database) => {
  async function givenSamples(plan: 'free' | 'pro' = 'free') {
    const host = await startWebHost()
    const app = await startTestApp(database, { services: { fetch: makeGuardedFetch(host.network) } })
    const catalogue = await openCatalogue(app, host, { plan })
    const list = async () => (await catalogue.browser.get(`${catalogue.path}/samples`)).body as CampaignSample[]
    const sample = (place: number | string) => catalogue.browser.get(`${catalogue.path}/samples/${place}`)
    return { ...catalogue, list, sample }
  }

  it('show the range of the list in its look, take no credit, and are stored nowhere', async () => {
    const { app, browser, host, upload, list, sample } = await givenSamples()
    expect(await list()).toEqual([])
    await upload(SOLD)
    expect(await list()).toEqual([
      { place: 1, name: SOLD[1]!.name, why: 'longestName' },
      { place: 0, name: 'Mug a', why: 'onSale' },
      { place: 2, name: 'Mug c', why: 'withoutPrice' },
    ])
    const { status, body } = await sample(0)
    expect(status).toBe(200)
    expect(body).toMatchObject({ place: 0, name: 'Mug a', why: 'onSale' })
    expect(body.notes).toEqual([
      'It has no description: its ads show its name, price and photo.',
      expect.stringMatching(/^The photo is small/),
    ])
    const [head, bytes] = (body.picture as string).split(',') as [string, string]
    expect(head).toBe('data:image/webp;base64')
    const { width, height } = await sharp(Buffer.from(bytes, 'base64')).metadata()
    expect([width, height]).toEqual([SKETCH_PX, SKETCH_PX])
    expect((await browser.get('/api/credits')).body.adGeneration).toBe(10)
    expect(await app.services.db.select().from(creatives)).toEqual([])
    const kept = await app.services.db.select({ kind: images.kind }).from(images)
    expect(kept).toEqual([{ kind: 'upload' }])
    await sample(0)
    expect(host.asked.filter((asked) => asked === 'shop.example/a.png')).toHaveLength(1)
  })

  it('are no other products, and say why one cannot be shown', async () => {
    const { host, upload, list, sample } = await givenSamples('pro')
    await upload(Array.from({ length: 40 }, (_, index) => ({ id: `p${index + 10}` })))
    const places = (await list()).map(({ place }) => place)
    expect(places).toHaveLength(6)
    for (const place of [0, 40, '00', '-1', 'x']) {
      expect(places).not.toContain(place)
      expect((await sample(place)).body).toMatchObject({ code: 'NOT_FOUND' })
    }
    host.answers['/p13.png'] = (_, response) => void response.writeHead(404).end()
    const gone = await sample(places[0]!)
    expect([places[0], gone.status, gone.body.picture]).toEqual([3, 200, null])
    expect(gone.body.problem).toMatch(/p13\.png could not be fetched/)
  })

  it('are painted as the run would, or say that no composition holds them', async () => {
    const { app, browser, campaign, upload } = await givenSamples()
    await upload(SOLD)
    const painted: PaintTask[] = []
    const paintWith = (paint: typeof INSTANT_PAINTERS.paint) => {
      const pool = { ...INSTANT_PAINTERS, paint }
      const request = { userId: browser.userId!, id: campaign.id, place: 0, signal: new AbortController().signal }
      return paintSample({ ...app.services, pool }, request)
    }
    await paintWith((task, options) => {
      painted.push(task)
      return INSTANT_PAINTERS.paint(task, options)
    })
    const [row] = await app.services.db.select().from(campaigns)
    expect(painted).toMatchObject([
      {
        format: 'square',
        seed: row!.seed,
        campaignSeed: row!.seed,
        ad: { ...TEST_STYLE, productName: 'Mug a', productPrice: '$20', productDiscount: '$15' },
      },
    ])
    expect(await paintWith(() => Promise.reject(new Error('The painting process failed')))).toMatchObject({
      picture: null,
      problem: 'No layout has room for this photo and these words: shorten the words, or take another photo.',
    })
  })

  it('are refused if the plan would not start the campaign', async () => {
    const { app, browser, campaign, upload, list, sample } = await givenSamples('pro')
    await upload(['a', 'b', 'c', 'd'].map((id) => ({ id })))
    expect(await list()).toHaveLength(4)
    await app.services.db.delete(subscriptions).where(eq(subscriptions.userId, browser.userId!))
    for (const answer of [await browser.get(`/api/campaigns/${campaign.id}/samples`), await sample(0)])
      expect(answer).toMatchObject({ status: 403, body: { code: 'PLAN_REQUIRED' } })

    await upload(['a', 'b', 'c'].map((id) => ({ id })))
    const look = { ...campaign.look, colorPalette: 'custom' as const, customColors: ['#112233'] }
    await app.services.db.update(campaigns).set({ look }).where(eq(campaigns.id, campaign.id))
    expect((await sample(0)).body).toMatchObject({ code: 'PLAN_REQUIRED', field: 'look' })
  })

  it('show a weak photo of a ZIP', async () => {
    const { browser, path, upload, list } = await givenSamples()
    await upload([{ id: 'a' }])
    expect(await list()).toMatchObject([{ why: 'another' }])
    const photo = async (name: string, px: number) => ({ name, bytes: await drawHalves(px, px).png().toBuffer() })
    const form = new FormData()
    const feed = feedOf([{ id: 'a' }, { id: 'b' }]).replaceAll('https://shop.example/', '')
    form.append('feed', new Blob([feed]), 'feed.csv')
    const zip = makeZip([await photo('a.png', 900), await photo('b.png', 300)])
    form.append('photos', new Blob([zip as Uint8Array<ArrayBuffer>]), 'photos.zip')
    expect((await browser.post(`${path}/feed`, form)).body.feed).toMatchObject({ products: 2 })
    expect(await list()).toMatchObject([
      { name: 'Mug b', why: 'smallPhoto' },
      { name: 'Mug a', why: 'another' },
    ])
  })
})
