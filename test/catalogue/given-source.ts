import { eq } from 'drizzle-orm'
import { openPasswordSeal } from '#server/catalogue/campaigns/source/password-seal.ts'
import { readSource } from '#server/catalogue/campaigns/source/read-source.ts'
import { campaignProducts } from '#server/platform/db/schema.ts'
import type { TestDatabase } from '../platform/database.ts'
import { drawProduct } from '../pictures/pictures.ts'
import { feedOf, givenCatalogue, RUNNING, type Sold } from './catalogue.ts'

export const SOURCE = { address: 'https://shop.example/feed.csv', everyHours: 6 }
export const FIVE: Sold[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))

/** Makes a campaign whose feed lies at an address, where a test may replace it. */
export async function givenSource(database: TestDatabase, fields: object = {}) {
  const catalogue = await givenCatalogue(database)
  const { app, host, browser, path, campaign } = catalogue
  const photo = await drawProduct('#ffffff', 240).png().toBuffer()
  for (const { id } of [...FIVE, { id: 'f' }])
    host.answers[`/${id}.png`] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end(photo)
  const served = { sold: FIVE, etag: '"1"', asked: [] as (string | undefined)[] }
  host.answers['/feed.csv'] = ({ headers }, response) => {
    served.asked.push(headers['if-none-match'])
    if (headers['if-none-match'] === served.etag) return void response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'text/csv', etag: served.etag }).end(feedOf(served.sold))
  }
  await browser.put(`${path}/source`, { ...SOURCE, ...fields })
  const seal = await openPasswordSeal(app.services)
  return {
    ...catalogue,
    served,
    serve: (sold: Sold[]) => Object.assign(served, { sold, etag: `"${Math.random()}"` }),
    /** Presses "Read now" and does what the queue then does. */
    readNow: async (evenIfSmaller = false) => {
      await browser.post(`${path}/source/read`, { evenIfSmaller })
      await readSource(app.services, seal, { campaignId: campaign.id, evenIfSmaller, ...RUNNING })
    },
    /** Does what the queue does for a source that waits. */
    readQueued: () => readSource(app.services, seal, { campaignId: campaign.id, evenIfSmaller: false, ...RUNNING }),
    source: async () => (await browser.get(`${path}/source`)).body.source,
    names: async () =>
      (
        await app.services.db
          .select({ name: campaignProducts.name })
          .from(campaignProducts)
          .where(eq(campaignProducts.campaignId, campaign.id))
          .orderBy(campaignProducts.place)
      ).map(({ name }) => name),
  }
}
