import type { Creative } from '#contract/ads/creative.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { presentOne } from '#server/ads/creatives/read-creatives.ts'
import { requireRoomForCreative } from '#server/ads/creatives/policy.ts'
import { countCreatives, type CreativeRow, findCreative, insertCreative } from '#server/ads/creatives/store.ts'
import { imageKey, thumbnailKey } from '#server/pictures/images/keys.ts'
import { THUMBNAIL_TYPE } from '#server/pictures/images/image-type.ts'
import { addOrphans, findImage, type ImageRow } from '#server/pictures/images/store.ts'
import { insertPictureRows } from '#server/pictures/images/store-picture.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { insertVariant, listCurrentVariants, type VariantRow } from '#server/ads/variants/store.ts'
import { getOwnProduct, type ProductRequest, requirePictures } from './own-product.ts'
import { setOpenedAs } from './results-store.ts'

/** A picture and the bytes of its copy, which has no row yet. */
interface Copied {
  variant: VariantRow
  image: ImageRow
}

/**
 * Opens a product as an ad of its own, which counts like any other and is independent of the campaign: the campaign
 * keeps the product.
 */
export async function openProduct(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments' | 'storage'>,
  request: ProductRequest,
): Promise<Creative> {
  const { db } = services
  const { userId } = request
  const { result } = await getOwnProduct(db, request)
  const creativeId = requirePictures(result)
  const before = await findCreative(db, result.openedAs ?? creativeId)
  if (before && before.campaignId === null) return presentOne(db, before)
  const copied = await copyPictures(services, await listCurrentVariants(db, [creativeId]))
  const ad = await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const { result: now } = await getOwnProduct(tx, request)
    const opened = now.openedAs ? await findCreative(tx, now.openedAs) : undefined
    // Of two requests at once the second returns the ad of the first; its own copies are swept away.
    if (opened) return opened
    const product = await findCreative(tx, requirePictures(now))
    if (!product)
      throw new AppError('NOT_FOUND', 'This product is not in the campaign any more. Please reload the page.')
    requireRoomForCreative(await findPlan(tx, services, userId), await countCreatives(tx, userId))
    const times = { createdAt: services.now(), updatedAt: services.now() }
    const made: CreativeRow = { ...product, id: services.newId(), campaignId: null, ...times }
    await insertCreative(tx, made)
    for (const { variant, image } of copied) {
      await insertPictureRows(tx, [{ ...image, creativeId: made.id }])
      await insertVariant(tx, { ...variant, id: services.newId(), adId: made.id, createdAt: services.now() })
    }
    await setOpenedAs(tx, now.id, made.id)
    return made
  })
  return presentOne(db, ad)
}

async function copyPictures(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'storage'>,
  variants: VariantRow[],
): Promise<Copied[]> {
  const copies: Copied[] = []
  for (const variant of variants) copies.push(...(await copyPicture(services, variant)))
  return copies
}

/** Copies a picture; one whose bytes are missing is left out. */
async function copyPicture(
  { db, storage, newId, now }: Pick<Services, 'db' | 'newId' | 'now' | 'storage'>,
  variant: VariantRow,
): Promise<Copied[]> {
  const image = await findImage(db, variant.imageId)
  const bytes = await storage.get(imageKey(variant.imageId))
  const thumbnail = await storage.get(thumbnailKey(variant.imageId))
  if (!image || !bytes || !thumbnail) return []
  const id = newId()
  await addOrphans(db, [id], now())
  await storage.put(imageKey(id), bytes, image.contentType)
  await storage.put(thumbnailKey(id), thumbnail, THUMBNAIL_TYPE)
  return [
    {
      image: { ...image, id, createdAt: now() },
      variant: { ...variant, imageId: id, imageUrl: imageUrl(id) },
    },
  ]
}
