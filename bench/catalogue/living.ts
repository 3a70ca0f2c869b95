import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { and, eq, gt } from 'drizzle-orm'
import type { CampaignFeedOut } from '#contract/catalogue/campaign-feed-out.ts'
import type { CampaignSource } from '#contract/catalogue/campaign-source.ts'
import { openEmbedded } from '#server/platform/db/open-embedded.ts'
import { images } from '#server/platform/db/schema.ts'
import type { TestClient } from '#test/client.ts'
import { expectOk } from '../make-creative.ts'
import { createEmptyCampaign, startPainting, untilPainted } from './campaign.ts'
import { FEED_FILE, type ShopServer } from './shop-server.ts'

const LOOK_EVERY_MS = 250
/** An address may read a feed out so often that this is never refused. */
const READ_EVERY_MS = 2_000

const FORMAT = 'square'

/** Addresses of pictures by the id of their product. */
type Published = Map<string, string>

export interface LivingCampaign {
  path: string
  /** Address of the feed out, as CSV. */
  address: string
  published: Published
}

/** Has a campaign read the shop's feed from its address, painted whole and published as a feed out. */
export async function openLivingCampaign(
  client: TestClient,
  shop: ShopServer,
  products: number,
): Promise<LivingCampaign> {
  shop.sell(products)
  const path = await createEmptyCampaign(client, [FORMAT])
  const address = `https://shop.example${FEED_FILE}`
  await expectOk(client.put(`${path}/source`, { address, everyHours: 24, paints: true }))
  await untilRead(client, path)
  await startPainting(client, path)
  await untilPainted(client, path)
  const settings = { formats: [FORMAT], place: 'image_link' }
  const { feedOut } = (await expectOk(client.put(`${path}/feed-out`, settings))) as { feedOut: CampaignFeedOut }
  const csv = feedOut.addresses!.csv
  const published = await untilPublished(csv, ({ size }) => size === products)
  return { path, address: csv, published }
}

/**
 * Has `changed` prices of the shop changed and the feed read now, and waits until the feed out shows a new picture for
 * each of those products. Returns the number of addresses that are new in it.
 */
export async function changePrices(
  client: TestClient,
  { path, address, published }: LivingCampaign,
  { shop, changed }: { shop: ShopServer; changed: number },
): Promise<number> {
  shop.sell(published.size, (index) => `$${(index < changed ? 9 : 10) + index}`)
  await expectOk(client.post(`${path}/source/read`))
  const after = await untilPublished(address, (now) => countNew(now, published) >= changed)
  return countNew(after, published)
}

function countNew(now: Published, before: Published): number {
  return [...now].filter(([id, image]) => before.get(id) !== image).length
}

/** Counts pictures of ads that were painted since a time, in the folder of a stopped server. */
export async function countPaintedSince(dataDir: string, time: Date): Promise<number> {
  const { db, close } = await openEmbedded(dataDir)
  try {
    return await db.$count(images, and(eq(images.kind, 'variant'), gt(images.createdAt, time)))
  } finally {
    await close()
  }
}

async function untilRead(client: TestClient, path: string): Promise<void> {
  for (;;) {
    const { source } = (await expectOk(client.get(`${path}/source`))) as { source: CampaignSource }
    if (source.state === 'read') return
    if (source.message) throw new Error(source.message)
    await sleep(LOOK_EVERY_MS)
  }
}

/** Reads the feed out as a platform does, until it is as expected. */
async function untilPublished(address: string, isExpected: (published: Published) => boolean): Promise<Published> {
  for (;;) {
    const published = await readPublished(address)
    if (isExpected(published)) return published
    await sleep(READ_EVERY_MS)
  }
}

async function readPublished(address: string): Promise<Published> {
  const response = await fetch(address)
  if (response.status === 503) return new Map()
  if (!response.ok) throw new Error(`The feed out answered ${response.status}`)
  const rows: { id: string; image_link: string }[] = parse(await response.text(), { columns: true, bom: true })
  return new Map(rows.map(({ id, image_link }) => [id, image_link]))
}
