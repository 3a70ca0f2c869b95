import type { ImageEntry } from '#contract/pictures/image.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import { IMAGES_PER_CREATIVE_MAX } from '#contract/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { listOwnUploads } from '#server/pictures/images/store.ts'
import type { CreativeRow } from './store.ts'

type ImageLists = Pick<CreativeRow, 'productImages' | 'inspirationImages'>

/**
 * Resolves the image lists of an ad, under the names of their uploads. An ad may refer to nothing but its owner's
 * uploads: any other url is refused, not fetched. Needs the account's lock, so that no picture is swept away between
 * this check and the save.
 */
export async function resolveOwnImages(
  tx: Database,
  userId: string,
  wanted: Partial<ImageLists>,
  stored: ImageLists = { productImages: [], inspirationImages: [] },
): Promise<Partial<ImageLists>> {
  requireRoom({ ...stored, ...withoutUndefined(wanted) })
  return {
    productImages: await resolveOwn(tx, userId, wanted.productImages, 'productImages'),
    inspirationImages: await resolveOwn(tx, userId, wanted.inspirationImages, 'inspirationImages'),
  }
}

/** Keeps the stored cut-out choice of an image that is sent without one. */
export function withStoredCutOuts<Sent extends Partial<ImageLists>>(sent: Sent, stored: ImageLists): Sent {
  const keep = (entries: ImageEntry[], before: ImageEntry[]): ImageEntry[] =>
    entries.map((entry) => ({ ...before.find(({ url }) => url === entry.url), ...entry }))
  const { productImages, inspirationImages } = sent
  return {
    ...sent,
    ...(productImages && { productImages: keep(productImages, stored.productImages) }),
    ...(inspirationImages && { inspirationImages: keep(inspirationImages, stored.inspirationImages) }),
  }
}

function requireRoom({ productImages, inspirationImages }: ImageLists): void {
  if (productImages.length + inspirationImages.length <= IMAGES_PER_CREATIVE_MAX) return
  const message = `An ad holds at most ${IMAGES_PER_CREATIVE_MAX} images. Please remove some of them.`
  throw new AppError('VALIDATION_FAILED', message, 'productImages')
}

function withoutUndefined({ productImages, inspirationImages }: Partial<ImageLists>): Partial<ImageLists> {
  return { ...(productImages && { productImages }), ...(inspirationImages && { inspirationImages }) }
}

async function resolveOwn(
  tx: Database,
  userId: string,
  entries: ImageEntry[] | undefined,
  field: keyof ImageLists,
): Promise<ImageEntry[] | undefined> {
  if (!entries?.length) return entries
  const imageIds = entries.flatMap((entry) => readImageId(entry.url) ?? [])
  const uploads = imageIds.length === 0 ? [] : await listOwnUploads(tx, userId, imageIds)
  const names = new Map(uploads.map((upload) => [imageUrl(upload.id), upload.name]))
  return entries.map(({ url, cutOut }) => {
    const name = names.get(url)
    if (name !== undefined) return { url, name, ...(cutOut && cutOut !== 'auto' && { cutOut }) }
    const message = 'An image of this ad is not among your uploads. Please upload it again.'
    throw new AppError('VALIDATION_FAILED', message, field)
  })
}
