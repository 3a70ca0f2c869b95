import path from 'node:path'
import type { Entry } from 'yauzl'
import type { ErrorCode } from '#contract/platform/errors.ts'
import { SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
import type { FeedRow } from '#server/catalogue/feeds/feed.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { cleanFileName } from '#server/pictures/images/file-name.ts'
import { prepareUpload } from '#server/pictures/images/prepare-upload.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { PhotoServices, Services } from '#server/services.ts'
import { findPhoto } from './photo-store.ts'
import { isImageAddress, photoAddress, photoNameOf } from './photo-names.ts'
import { openPhotoZip, type PhotoZip } from './photo-zip.ts'
import { requireRoomForProducts } from '../policy.ts'
import { storePhoto } from './product-photos.ts'

/** Photos at once: two are decoded while the next ones are inflated. */
const AT_ONCE = 4

/** Errors about a single photo; any other ends the call. */
const OF_ONE_PHOTO: ReadonlySet<ErrorCode> = new Set([
  'VALIDATION_FAILED',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
])

/** Photos by the names that the feed gives them; those that the ZIP does not have are left out. */
export type ImportedPhotos = Map<string, { address: string } | { problem: string }>

interface ImportPhotosRequest {
  campaign: { id: string; userId: string }
  rows: readonly FeedRow[]
  zip: string
  signal: AbortSignal
}

/**
 * Stores the photos of a ZIP that the feed names, and no others: the limits of a campaign bound them. Each is stored by
 * itself, so that a call that was cut off is resumed; one that is already stored is not decoded again.
 */
export async function importPhotos(services: Services, request: ImportPhotosRequest): Promise<ImportedPhotos> {
  const zip = await openPhotoZip(request.zip)
  try {
    const taken: ImportedPhotos = new Map()
    const names = new Set(request.rows.flatMap(namesOf))
    const planId = await findPlan(services.db, services, request.campaign.userId)
    requireRoomForProducts(planId, request.rows.filter((row) => mayHavePhoto(row, zip)).length)
    const failed = new AbortController()
    const signal = AbortSignal.any([request.signal, failed.signal])
    const waiting = names.values()
    const take = async () => {
      for (const name of waiting) {
        const entry = zip.find(name)
        if (entry)
          taken.set(
            name,
            'problem' in entry ? entry : await importPhoto(services, zip, { ...request, name, entry, signal }),
          )
      }
    }
    const work = Array.from({ length: AT_ONCE }, take)
    for (const one of work) one.catch((error: unknown) => failed.abort(error))
    // No work may still read the ZIP when it is closed.
    await Promise.allSettled(work)
    failed.signal.throwIfAborted()
    return taken
  } finally {
    zip.close()
  }
}

/** Returns the photos of a row that an ad may show and that can only come from a ZIP. */
export function namesOf(row: FeedRow): string[] {
  const product = 'problem' in row ? row.leftOut?.product : row.product
  return (product?.images ?? [])
    .slice(0, SHOWN_PHOTOS_MAX)
    .filter((image) => !isImageAddress(image))
    .map(photoNameOf)
}

function mayHavePhoto(row: FeedRow, zip: PhotoZip): boolean {
  const [first] = 'problem' in row ? [] : row.product.images
  if (first === undefined) return false
  return isImageAddress(first) || zip.find(photoNameOf(first)) !== undefined
}

async function importPhoto(
  services: PhotoServices,
  zip: PhotoZip,
  { campaign, name, entry, signal }: ImportPhotosRequest & { name: string; entry: Entry },
): Promise<{ address: string } | { problem: string }> {
  signal.throwIfAborted()
  await using folder = await services.temporary.open()
  const file = { path: path.join(folder.path, 'photo'), name: cleanFileName(entry.fileName) }
  try {
    const address = photoAddress(name, await zip.extract(entry, file.path))
    if (await findPhoto(services.db, campaign.id, address)) return { address }
    const photo = await prepareUpload(services.pictures, file, { owner: campaign.userId, signal })
    await storePhoto(services, campaign, { photo, address })
    return { address }
  } catch (error) {
    // A problem with one photo is reported in its row, and stops none of the others.
    if (error instanceof AppError && OF_ONE_PHOTO.has(error.code) && !zip.isTooMuch()) return { problem: error.message }
    throw error
  }
}
