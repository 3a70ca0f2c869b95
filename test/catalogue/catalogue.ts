import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { CampaignResult } from '#contract/catalogue/campaign-results.ts'
import type { FormatId } from '#contract/formats.ts'
import { paintCampaignProduct } from '#server/catalogue/campaigns/paint-product.ts'
import { listResults } from '#server/catalogue/campaigns/results-store.ts'
import { campaigns } from '#server/platform/db/schema.ts'
import type { Painters } from '#server/ads/generation/painter.ts'
import { makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { startTestApp, type TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import type { TestDatabase } from '../platform/database.ts'
import { TEST_STYLE } from '../given/fill-in.ts'
import { givenPro } from '../given/given.ts'
import { TEXT_PAINTERS } from '../painters/painters.ts'
import { drawProduct } from '../pictures/pictures.ts'
import { startWebHost, type WebHost } from './web-host.ts'

/** A product as a row of a feed. */
export interface Sold {
  id: string
  name?: string
  price?: string
  sale?: string
}

export interface TestCatalogue {
  app: TestApp
  host: WebHost
  browser: TestClient
  campaign: Campaign
  path: string
  upload(sold: readonly Sold[]): Promise<Campaign>
  results(query?: string): Promise<CampaignResult[]>
  read(): Promise<Campaign>
  /** Works through the unfinished products in order, as the queue would. */
  paint(painters?: Painters): Promise<void>
}

/** Creates a shop with a host that has its photos, and a campaign of its owner. */
export async function givenCatalogue(
  database: TestDatabase,
  { plan = 'pro', formats = ['square'] }: { plan?: 'free' | 'pro'; formats?: FormatId[] } = {},
): Promise<TestCatalogue> {
  const host = await startWebHost()
  const app = await startTestApp(database, { services: { fetch: makeGuardedFetch(host.network) } })
  return openCatalogue(app, host, { plan, formats })
}

/** Opens another catalogue in the same app, for another user. */
export async function openCatalogue(
  app: TestApp,
  host: WebHost,
  { plan = 'pro', formats = ['square'] }: { plan?: 'free' | 'pro'; formats?: FormatId[] } = {},
): Promise<TestCatalogue> {
  const photo = await drawProduct('#ffffff', 240).png().toBuffer()
  const { db } = app.services
  const browser = await app.signedIn(`${randomUUID()}@example.com`)
  if (plan === 'pro') await givenPro(db, browser.userId!)
  const { body } = await browser.post('/api/campaigns', { name: 'Spring', look: TEST_STYLE, formats })
  const path = `/api/campaigns/${body.id}`
  return {
    app,
    host,
    browser,
    campaign: body as Campaign,
    path,
    async upload(sold) {
      for (const { id } of sold)
        host.answers[`/${id}.png`] ??= (_, response) =>
          void response.writeHead(200, { 'content-type': 'image/png' }).end(photo)
      const form = new FormData()
      form.append('feed', new Blob([feedOf(sold)]), 'feed.csv')
      return (await browser.post(`${path}/feed`, form)).body as Campaign
    },
    results: async (query = '') => (await browser.get(`${path}/results${query}`)).body as CampaignResult[],
    read: async () => (await browser.get(path)).body as Campaign,
    async paint(painters = TEXT_PAINTERS) {
      const [row] = await db
        .select()
        .from(campaigns)
        .where(eq(campaigns.id, body.id as string))
      for (const { id, state } of await listResults(db, row!.id, { after: -1, limit: 2_000 }))
        if (state === 'waiting' || state === 'painting')
          await paintCampaignProduct(app.services, painters, { resultId: id, run: row!.run }, RUNNING)
    },
  }
}

export const RUNNING = { signal: new AbortController().signal }

export function feedOf(sold: readonly Sold[]): string {
  const rows = sold.map(({ id, name = `Mug ${id}`, price = '$20', sale = '' }) =>
    [id, name, price, sale, `https://shop.example/${id}.png`].join(','),
  )
  return ['id,name,price,sale_price,image', ...rows].join('\n')
}
