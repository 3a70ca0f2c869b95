import { createReadStream } from 'node:fs'
import { type Feed, FeedError, type FeedRow } from '../feeds/feed.ts'
import { AppError } from '../http/app-error.ts'
import { findPlan } from '../purchases/plan.ts'
import type { Services } from '../services.ts'
import { lockAccount } from '../users/lock-account.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { dropUnnamedPhotos } from './drop-campaign.ts'
import { findPlaces, placePhotos } from './place-photos.ts'
import { requireRoomForProducts } from './policy.ts'
import type { FeedForm } from './read-feed-form.ts'
import { compareFeed } from './results-store.ts'
import { type CampaignRow, type ProductRow, replaceFeed, updateCampaign } from './store.ts'
import { takePhotos, type TakenPhotos } from './take-photos.ts'

const NONE: TakenPhotos = new Map()

interface TakeFeed extends FeedForm {
  userId: string
  id: string
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** Reads a feed into a campaign, in place of what it had. Nothing of a feed that cannot be read is taken. */
export async function takeFeed(services: Services, { userId, id, fileName, ...form }: TakeFeed): Promise<CampaignRow> {
  const { feed, rows } = await readFeed(form, services.now())
  const photos = form.photos
    ? await takePhotos(services, { campaign: { id, userId }, rows, zip: form.photos, signal: form.signal })
    : NONE
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await getOwnCampaign(tx, userId, id)
    const placed = placePhotos(rows, await findPlaces(tx, id, photos))
    const problems = placed.filter((row) => 'problem' in row).length
    requireRoomForProducts(await findPlan(tx, services, userId), placed.length - problems)
    const { kind, knownBy, columns } = feed
    const summary = {
      ...{ fileName, kind, knownBy, products: placed.length - problems, problems },
      columns: columns.map(({ name, field = null }) => ({ name, field })),
    }
    const taken = { feed: summary, products: placed.map(productOf), updatedAt: services.now() }
    const campaign = (await replaceFeed(tx, id, taken))!
    await dropUnnamedPhotos(tx, services, id)
    // Before the first start everything is new, which nobody has to be told.
    return campaign.startedAt ? updateCampaign(tx, id, { differences: await compareFeed(tx, id) }) : campaign
  })
}

async function readFeed({ file, columns }: Pick<FeedForm, 'file' | 'columns'>, now: Date) {
  try {
    // Loaded when a feed is there: it knows the studio's words, which a server at rest does without.
    const { openFeed } = await import('../feeds/open-feed.ts')
    const feed: Feed = await openFeed(() => createReadStream(file), { now, columns })
    const rows: FeedRow[] = []
    for await (const row of feed.rows()) rows.push(row)
    return { feed, rows }
  } catch (error) {
    if (error instanceof FeedError) throw new AppError('VALIDATION_FAILED', error.message, 'feed')
    throw error
  }
}

function productOf(row: FeedRow, place: number): Omit<ProductRow, 'campaignId'> {
  const { line } = row
  if ('product' in row)
    return { place, line, key: row.key, name: row.product.name, product: row.product, problem: null, notes: row.notes }
  const { key = null, name = null, problem } = row
  return { place, line, key, name, product: null, problem, notes: [] }
}
