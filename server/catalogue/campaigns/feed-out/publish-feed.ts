import type { FeedOutReport } from '#contract/catalogue/campaign-feed-out.ts'
import { FEED_OUT_DAYS } from '#contract/catalogue/feed-out-choices.ts'
import { handlesOf } from '#server/catalogue/feeds/exports/handles.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { addOrphans } from '#server/pictures/images/store.ts'
import { insertPictureRows } from '#server/pictures/images/store-picture.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { touchCampaign } from '../source/source-store.ts'
import { findCampaign } from '../store.ts'
import { choosePictures, type Chosen, type Missing, type AskedPictures } from './choose-pictures.ts'
import { copyToFeed, type Copy } from './copy-picture.ts'
import { countFeedChange, type FeedOutRow, markFeedDue, releaseFeed, renewLease, takeFeed } from './feed-out-store.ts'
import { picturesBase } from './pictures-base.ts'
import {
  deleteProducts,
  listPublished,
  listPublishedProducts,
  listWantedProducts,
  type PublishedProduct,
  type PublishedRow,
  replacePublished,
  retirePictures,
  saveProducts,
  setPictureSource,
  type WantedProduct,
} from './published-store.ts'
import { canBeWritten } from './readable-ids.ts'
import { writeFeedReport } from './write-report.ts'

/** Time after which a publication that was not heard of counts as killed. */
export const PUBLISHING_LOST_MS = 10 * 60_000

/** Time between two comparisons of a feed with its campaign, beside those after a change. */
const COMPARED_MS = 60 * 60_000

const DAY_MS = 24 * 60 * 60_000

/** Pictures that are copied at once, and become public in one transaction. */
const PORTION = 10

type PublishServices = Pick<Services, 'config' | 'db' | 'log' | 'newId' | 'now' | 'payments' | 'storage'>

/** The feed was ended, or another publication took it, while this one was at work: nothing more of it counts. */
class Overtaken extends Error {}

interface Publication extends FeedOutRow {
  lease: string
  userId: string
}

/**
 * Brings the feed out of a campaign up to date: copies what is new among its pictures, whose addresses appear in the
 * feed once their bytes are stored, and takes out what is gone. Paints nothing. A product without a good picture keeps
 * the last good one. If it is killed, the next one begins again and finds what is published already.
 */
export async function publishFeed(services: PublishServices, campaignId: string, signal: AbortSignal): Promise<void> {
  const now = services.now()
  const lease = services.newId()
  const taken = await takeFeed(services.db, campaignId, {
    lease,
    now,
    lostBefore: new Date(now.getTime() - PUBLISHING_LOST_MS),
    nextAt: new Date(now.getTime() + COMPARED_MS),
  })
  // What another publication may have missed is found in its next minute.
  if (!taken) return markFeedDue(services.db, campaignId, now)
  const feed: Publication = { ...taken, lease }
  try {
    await releaseFeed(services.db, feed, await bringUpToDate(services, feed, signal))
  } catch (error) {
    if (error instanceof Overtaken) return
    const message = signal.aborted ? null : OURS
    await releaseFeed(services.db, feed, { message, dueAt: new Date(now.getTime() + PUBLISHING_LOST_MS) })
    throw error
  }
}

/** Returns what the feed says after the publication. */
async function bringUpToDate(
  services: PublishServices,
  feed: Publication,
  signal: AbortSignal,
): Promise<Partial<FeedOutRow>> {
  const { db, now } = services
  const { campaignId, userId } = feed
  if ((await findPlan(db, services, userId)) !== 'pro') return endLater(services, feed)
  const campaign = await findCampaign(db, campaignId)
  if (!campaign) throw new Overtaken()
  // A campaign that nobody changes is forgotten after a month; one whose feed is read is not.
  if (now().getTime() - campaign.updatedAt.getTime() > DAY_MS) await touchCampaign(db, campaignId, now())
  const begun = performance.now()
  const formats = feed.formats.filter((format) => campaign.formats.includes(format))
  const products = await listWantedProducts(db, campaignId)
  const published = await listPublished(db, campaignId)
  const { allAsked, missing } = await choosePictures(db, { products, formats, shopping: feed.shopping, published })
  let copied = 0
  for (let at = 0; at < allAsked.length; at += PORTION) {
    signal.throwIfAborted()
    const some = await publishSome(services, feed, allAsked.slice(at, at + PORTION))
    missing.push(...some.missing)
    copied += some.copied
  }
  const ids = idsOf(products, { knownByName: campaign.feed?.knownBy === 'name' })
  const { report, retired } = await finish(services, feed, {
    products,
    missing,
    ids,
    isHandle: campaign.feed ? handlesOf(campaign.feed) : () => false,
    slots: new Set([...formats, ...photoOf(feed)]),
  })
  const counts = { copied, retired, missing: missing.length, rows: report.rows, pictures: report.pictures }
  const facts = { campaignId, ...counts, milliseconds: Math.round(performance.now() - begun) }
  if (copied + retired > 0) services.log.info(facts, 'A feed out is published')
  return { report, publishedAt: now(), message: null, endsAt: null }
}

function photoOf({ shopping }: Publication): ['photo'] | [] {
  return shopping ? ['photo'] : []
}

/** Leaves the feed as it is, and ends it some days after the plan. */
async function endLater(
  { db, now }: PublishServices,
  { campaignId, endsAt }: Publication,
): Promise<Partial<FeedOutRow>> {
  if (endsAt) return {}
  await touchCampaign(db, campaignId, now())
  return { endsAt: new Date(now().getTime() + FEED_OUT_DAYS * DAY_MS) }
}

/** Publishes a few pictures. Returns how many are new, and those that turned out to be impossible. */
async function publishSome(
  services: PublishServices,
  feed: Publication,
  allAsked: readonly AskedPictures[],
): Promise<{ copied: number; missing: Missing[] }> {
  const { db, newId, now } = services
  const ids = new Map(allAsked.map((asked) => [asked, newId()]))
  await addOrphans(db, [...ids.values()], now())
  const copied = await Promise.all(allAsked.map((asked) => copyToFeed(services, asked, ids.get(asked)!)))
  const copies = copied.filter((copy): copy is Copy => 'image' in copy)
  await db.transaction(async (tx) => {
    await keepFeed(tx, services, feed)
    const publishedAt = now()
    const rows = copies.map(({ image }) => ({
      ...image,
      userId: feed.userId,
      campaignId: feed.campaignId,
      createdAt: publishedAt,
    }))
    if (rows.length > 0) await insertPictureRows(tx, rows)
    for (const { image, asked } of copies) await replacePublished(tx, rowOf(feed, asked, { image, publishedAt }))
    for (const copy of copied) if ('same' in copy) await setPictureSource(tx, copy.same.imageId, copy.asked.imageId)
    if (rows.length > 0)
      await countFeedChange(tx, feed.campaignId, { now: publishedAt, base: picturesBase(services.config) })
  })
  return { copied: copies.length, missing: copied.flatMap((copy) => ('missing' in copy ? [copy.missing] : [])) }
}

function rowOf(
  { campaignId }: Publication,
  { key, slot, imageId: sourceId }: AskedPictures,
  { image, publishedAt }: { image: Copy['image']; publishedAt: Date },
): PublishedRow {
  const { id: imageId, sha256, contentType } = image
  return { imageId, campaignId, key, slot, sourceId, sha256, contentType, publishedAt, replacedAt: null }
}

/** Makes sure that account and feed are there and stay. */
async function keepFeed(tx: Database, { now }: Pick<Services, 'now'>, feed: Publication): Promise<void> {
  try {
    await lockAccount(tx, feed.userId)
  } catch (error) {
    if (error instanceof AppError) throw new Overtaken()
    throw error
  }
  if (!(await renewLease(tx, feed, now()))) throw new Overtaken()
}

interface Finished {
  products: readonly WantedProduct[]
  missing: readonly Missing[]
  ids: ReadonlyMap<string, string[]>
  isHandle: (id: string) => boolean
  slots: ReadonlySet<Chosen['slot']>
}

/** Takes out of the feed what the list or the settings do not have any more, and describes the rest. */
function finish(
  services: PublishServices,
  feed: Publication,
  { products, missing, ids, isHandle, slots }: Finished,
): Promise<{ report: FeedOutReport; retired: number }> {
  const { campaignId } = feed
  return services.db.transaction(async (tx) => {
    await keepFeed(tx, services, feed)
    const now = services.now()
    const wanted = products.flatMap(({ key, place }) => {
      const own = (ids.get(key) ?? []).filter(canBeWritten)
      return own.length > 0 ? [{ campaignId, key, place, ids: own }] : []
    })
    const keys = new Set(wanted.map(({ key }) => key))
    const published = await listPublished(tx, campaignId)
    const over = published.filter(({ key, slot }) => !keys.has(key) || !slots.has(slot))
    await retirePictures(
      tx,
      over.map(({ imageId }) => imageId),
      now,
    )
    const before = new Map((await listPublishedProducts(tx, campaignId)).map((row) => [row.key, row]))
    const changed = wanted.filter((row) => differs(row, before.get(row.key)))
    await saveProducts(tx, changed)
    const gone = [...before.keys()].filter((key) => !keys.has(key))
    await deleteProducts(tx, campaignId, gone)
    const isOther =
      over.length + changed.length + gone.length > 0 || !feed.changedAt || feed.base !== picturesBase(services.config)
    if (isOther) await countFeedChange(tx, campaignId, { now, base: picturesBase(services.config) })
    const current = published.filter((row) => !over.includes(row))
    return { report: writeFeedReport({ products, ids, isHandle, missing, current }), retired: over.length }
  })
}

function differs(row: PublishedProduct, before: PublishedProduct | undefined): boolean {
  return !before || before.place !== row.place || before.ids.join('\n') !== row.ids.join('\n')
}

/** Returns the shop's own ids of each product, each id once: of two products with the same one the first has it. */
function idsOf(products: readonly WantedProduct[], { knownByName }: { knownByName: boolean }): Map<string, string[]> {
  const taken = new Set<string>()
  const own = new Map<string, string[]>()
  for (const { key, ids } of products.toSorted((one, other) => one.place - other.place)) {
    const free = (ids ?? (knownByName ? [] : [key])).filter((id) => id !== '' && !taken.has(id))
    for (const id of free) taken.add(id)
    own.set(key, free)
  }
  return own
}

const OURS = 'Something went wrong on our side: the feed stays as it is, and is published again in a few minutes.'
