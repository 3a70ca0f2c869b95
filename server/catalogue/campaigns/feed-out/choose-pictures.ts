import type { FeedOutReason } from '#contract/catalogue/feed-out-choices.ts'
import type { FormatId } from '#contract/formats.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import type { Database } from '#server/platform/db/database.ts'
import { listResultPictures } from '../results-store.ts'
import { missingParts } from '#contract/ads/required-parts.ts'
import { SHOPPING_MIN_PX } from '#contract/catalogue/feed-out-choices.ts'
import { isPublishable } from './pictures-base.ts'
import {
  listCurrentPictures,
  listImageRows,
  type PublishedRow,
  type Slot,
  type WantedProduct,
} from './published-store.ts'

/** A picture of a product that the feed is to have. */
export interface Chosen {
  key: string
  slot: Slot
  imageId: string
}

/** A picture that is to be published, the facts of its image, and what it takes the place of. */
export interface AskedPictures extends Chosen {
  image: ImageFacts
  before: PublishedRow | undefined
}

type ImageFacts = Awaited<ReturnType<typeof listImageRows>>[number]

/** A picture that the feed does not have, or only an older one of. */
export interface Missing {
  key: string
  slot: Slot
  reason: FeedOutReason
}

interface ChooseOptions {
  products: readonly WantedProduct[]
  formats: readonly FormatId[]
  shopping: boolean
  published: readonly PublishedRow[]
}

/** Chooses the picture for each place of the feed. What is published already is in neither of the two lists. */
export async function choosePictures(
  db: Database,
  { products, formats, shopping, published }: ChooseOptions,
): Promise<{ allAsked: AskedPictures[]; missing: Missing[] }> {
  const pictures = await readPictures(db, products)
  const judged = products.flatMap((product) => [
    ...formats.map((format) => judge(product, { format, imageId: pictures.get(slotKey(product.creativeId!, format)) })),
    ...(shopping ? [judgePhoto(product)] : []),
  ])
  const current = new Map(published.map((row) => [slotKey(row.key, row.slot), row]))
  const missing = judged.filter((one): one is Missing => 'reason' in one)
  const chosen = judged.filter((one): one is Chosen => 'imageId' in one)
  const allAsked: AskedPictures[] = []
  const fresh = chosen.filter(({ key, slot, imageId }) => current.get(slotKey(key, slot))?.sourceId !== imageId)
  for (let at = 0; at < fresh.length; at += BATCH) {
    const batch = fresh.slice(at, at + BATCH)
    const images = new Map((await listImageRows(db, imageIdsOf(batch))).map((image) => [image.id, image]))
    const lacking = await listLacking(db, { batch, products })
    for (const one of batch) {
      const image = images.get(one.imageId)
      const reason = whyNot(one, { image, isLacking: lacking.has(one.imageId) })
      if (reason) missing.push({ key: one.key, slot: one.slot, reason })
      else allAsked.push({ ...one, image: image!, before: current.get(slotKey(one.key, one.slot)) })
    }
  }
  return { allAsked, missing }
}

const BATCH = 200

function slotKey(key: string, slot: Slot): string {
  return `${slot} ${key}`
}

function imageIdsOf(chosen: readonly Chosen[]): string[] {
  return [...new Set(chosen.map(({ imageId }) => imageId))]
}

/** Returns the current picture of each ad in each format. */
async function readPictures(db: Database, products: readonly WantedProduct[]): Promise<Map<string, string>> {
  const creativeIds = products.flatMap(({ creativeId }) => creativeId ?? [])
  const found = new Map<string, string>()
  for (let at = 0; at < creativeIds.length; at += BATCH)
    for (const { creativeId, format, imageId } of await listCurrentPictures(db, creativeIds.slice(at, at + BATCH)))
      found.set(slotKey(creativeId, format), imageId)
  return found
}

/** Decides whether the picture of a format shows the product as the list has it. */
function judge(
  { key, state, isStale, missing, outdated }: WantedProduct,
  { format, imageId }: { format: FormatId; imageId: string | undefined },
): Chosen | Missing {
  const not = (reason: FeedOutReason) => ({ key, slot: format, reason })
  const lists = (listed: WantedProduct['missing']) => (listed ?? []).some((one) => one.format === format)
  if (state === null || state === 'waiting' || state === 'painting') return not('notMade')
  if (lists(missing)) return not('failed')
  // A product that ended before anything of it was painted names no format.
  if (state !== 'done' && state !== 'needsLook' && (missing ?? []).length === 0) return not('failed')
  if (isStale || lists(outdated)) return not('stale')
  return imageId === undefined ? not('notMade') : { key, slot: format, imageId }
}

/** Decides about the photo of a product, which does not depend on its ads but for having been fetched. */
function judgePhoto({ key, photo }: WantedProduct): Chosen | Missing {
  const imageId = photo === null ? undefined : readImageId(photo)
  return imageId === undefined ? { key, slot: 'photo', reason: 'notMade' } : { key, slot: 'photo', imageId }
}

/** Returns the images among these that lack a part that their ad may not be without. */
async function listLacking(
  db: Database,
  { batch, products }: { batch: readonly Chosen[]; products: readonly WantedProduct[] },
): Promise<Set<string>> {
  const keys = new Set(batch.map(({ key }) => key))
  const creativeIds = products.flatMap(({ key, creativeId }) => (creativeId && keys.has(key) ? [creativeId] : []))
  const pictures = await listResultPictures(db, creativeIds)
  return new Set(pictures.filter(({ findings }) => missingParts(findings).length > 0).map(({ imageId }) => imageId))
}

function whyNot(
  { slot }: Chosen,
  { image, isLacking }: { image: ImageFacts | undefined; isLacking: boolean },
): FeedOutReason | undefined {
  if (!image || !isPublishable(image.contentType)) return 'gone'
  if (slot === 'photo' && Math.min(image.widthPx, image.heightPx) < SHOPPING_MIN_PX) return 'smallPhoto'
  return isLacking ? 'lacking' : undefined
}
