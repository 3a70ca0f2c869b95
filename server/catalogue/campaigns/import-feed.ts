import type { FeedReading } from '#contract/catalogue/campaign.ts'
import { PLANS } from '#contract/money/plans.ts'
import type { ReadFeed } from '#server/catalogue/feeds/read-feed-file.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { requireUsableBrand } from './brand-of-look.ts'
import { getOwnCampaign } from './get-campaign.ts'
import { dropUnnamedPhotos } from './drop-campaign.ts'
import { publishSoon } from './feed-out/publish-soon.ts'
import { findPlaces, placePhotos } from './photos/place-photos.ts'
import { requireLook, requireRoomForProducts } from './policy.ts'
import type { FeedForm } from './read-feed-form.ts'
import { forgetContent } from './source/source-store.ts'
import { compareFeed } from './results-store.ts'
import { productOfRow } from './product-of-row.ts'
import {
  type CampaignRow,
  countProducts,
  listProductKeys,
  type NewProduct,
  replaceFeed,
  updateCampaign,
} from './store.ts'
import { ruleProducts } from './rules/rule-products.ts'
import { importPhotos, type ImportedPhotos } from './photos/import-photos.ts'

const NONE: ImportedPhotos = new Map()

interface ImportFeedRequest extends FeedForm {
  userId: string
  id: string
  /** Aborts when the client no longer waits for the answer. */
  signal: AbortSignal
  /**
   * Throws, in the transaction that replaces the feed, if it must not be replaced by one with these products. Without it,
   * the feed comes from its owner's hand.
   */
  admit?: (tx: Database, products: { before: number; now: number; kept: number }) => Promise<void>
}

/** Reads a feed into a campaign, in place of the previous one. A feed that cannot be read changes nothing. */
export async function importFeed(
  services: Services,
  { userId, id, fileName, admit, ...form }: ImportFeedRequest,
): Promise<CampaignRow> {
  const before = await requireInPlan(services, { userId, id })
  const reading = readingOf(before, form.reading)
  const feed = await readFeed(services, { ...form, userId, reading })
  const { rows, barePrices } = feed
  const photos = form.photos
    ? await importPhotos(services, { campaign: { id, userId }, rows, zip: form.photos, signal: form.signal })
    : NONE
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const own = await getOwnCampaign(tx, userId, id)
    const planId = await findPlan(tx, services, userId)
    const now = services.now()
    const max = PLANS[planId].maxCampaignProducts
    const placed = placePhotos(rows, await findPlaces(tx, id, photos)).map(productOfRow)
    const { kind, variantsApart, isCurrencySaid, currency, country } = reading
    const look = { ...own.look, currency, country }
    const { products, forSale, changes } = await ruleProducts({ ...own, look }, placed, { now, max })
    requireRoomForProducts(planId, forSale)
    if (admit) await admit(tx, await compareProducts(tx, id, products))
    // What its address gives next is another feed than this one.
    else await forgetContent(tx, id)
    const asked = { isKindSaid: kind !== null, variantsApart, barePrices }
    const summary = { ...summaryOf(feed), fileName, ...asked, products: forSale, problems: 0, leftOut: [] }
    const campaign = (await replaceFeed(tx, id, { feed: summary, products, updatedAt: now }))!
    await dropUnnamedPhotos(tx, services, id)
    await publishSoon(tx, services, { id, userId })
    return updateCampaign(tx, id, {
      feed: { ...summary, ...(await countProducts(tx, id)) },
      reading: { kind, variantsApart, isCurrencySaid },
      look,
      ...changes,
      // Before the first start everything is new, which the user need not learn.
      differences: campaign.startedAt ? await compareFeed(tx, id) : null,
    })
  })
}

/** Counts the products of two lists that can be made into ads, or could if they were not left out. */
async function compareProducts(tx: Database, id: string, products: readonly NewProduct[]) {
  const before = await listProductKeys(tx, id)
  const now = new Set(
    products.flatMap(({ key, product, leftOut }) => (key !== null && (product ?? leftOut) ? [key] : [])),
  )
  return { before: before.length, now: now.size, kept: before.filter((key) => now.has(key)).length }
}

/** Throws if no plan of the user could start the campaign, so that nothing is even read. */
export async function requireInPlan(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  { userId, id }: Pick<ImportFeedRequest, 'userId' | 'id'>,
): Promise<CampaignRow> {
  const campaign = await getOwnCampaign(services.db, userId, id)
  const planId = await findPlan(services.db, services, userId)
  requireLook(planId, campaign)
  await requireUsableBrand(services.db, planId, campaign)
  return campaign
}

type Reading = Required<FeedReading> & { isCurrencySaid: boolean }

/** Merges how a feed is read: settings that are not sent keep their values from an earlier file. */
function readingOf({ reading, look }: CampaignRow, sent: FeedReading): Reading {
  const { kind = reading.kind, variantsApart = reading.variantsApart } = sent
  const { currency = look.currency ?? null, country = look.country ?? null } = sent
  // "None" is an answer too.
  const isCurrencySaid = sent.currency !== undefined || reading.isCurrencySaid === true
  return { kind, variantsApart, isCurrencySaid, currency, country }
}

interface ReadFeedRequest extends Pick<ImportFeedRequest, 'userId' | 'signal' | 'file' | 'columns'> {
  reading: Reading
}

function readFeed(
  { feeds, now }: Pick<Services, 'feeds' | 'now'>,
  { userId, signal, file, columns, reading }: ReadFeedRequest,
): Promise<ReadFeed> {
  const { kind, variantsApart, currency, country } = reading
  const task = {
    file,
    now: now(),
    columns,
    variantsApart,
    kind: kind ?? undefined,
    currency: currency ?? undefined,
    country: country ?? undefined,
  }
  return feeds.read(task, { owner: userId, signal })
}

function summaryOf({ kind, knownBy, columns }: ReadFeed) {
  return { kind, knownBy, columns: columns.map(({ name, field = null }) => ({ name, field })) }
}
