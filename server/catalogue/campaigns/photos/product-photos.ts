import { SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { fetchPhoto } from '#server/pictures/images/fetch-photo.ts'
import { addOrphans, findImage } from '#server/pictures/images/store.ts'
import { insertPictureRows, writePicture } from '#server/pictures/images/store-picture.ts'
import type { PreparedFile } from '#server/pictures/images/picture-tasks.ts'
import { readPreparedFile } from '#server/pictures/images/prepare-upload.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import type { PhotoServices, Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { nameOfStored } from './photo-names.ts'
import { findPhoto, insertPhoto, listKeptPhotos } from './photo-store.ts'
import { type CampaignRow, findCampaign } from '../store.ts'

export interface CollectedPhotos {
  photos: ImageEntry[]
  /** A sentence for each photo that is left out: an ad can do without all but the first. */
  notes: string[]
}

type Place = Pick<CampaignRow, 'id' | 'userId'>

/** Collects the photos of a product that an ad may show. Throws an AppError if the first one is not available. */
export async function collectPhotos(
  services: PhotoServices,
  campaign: Place,
  images: readonly string[],
  signal: AbortSignal,
): Promise<CollectedPhotos> {
  const [first, ...others] = images.slice(0, SHOWN_PHOTOS_MAX)
  const collected: CollectedPhotos = { photos: [await collect(services, campaign, first!, signal)], notes: [] }
  for (const image of others) {
    try {
      collected.photos.push(await collect(services, campaign, image, signal))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      collected.notes.push(error.message)
    }
  }
  return collected
}

/** Reads a photo from the campaign, which stores each photo once. */
async function collect(
  services: PhotoServices,
  campaign: Place,
  address: string,
  signal: AbortSignal,
): Promise<ImageEntry> {
  const kept =
    (await findPhoto(services.db, campaign.id, address)) ?? (await findReplacement(services, campaign, address))
  const imageId = kept ?? (await fetchOnce(services, campaign, address, signal))
  const { name } = (await findImage(services.db, imageId))!
  return { url: imageUrl(imageId), name }
}

/**
 * Finds the replacement of a ZIP's photo, which may have been replaced since this product was started. Returns
 * undefined for an address of the internet.
 */
async function findReplacement(
  services: Pick<Services, 'db'>,
  { id }: Place,
  address: string,
): Promise<string | undefined> {
  const name = nameOfStored(address)
  if (name === undefined) return undefined
  const [newest] = await listKeptPhotos(services.db, id, name)
  if (newest) return newest.imageId
  throw new AppError(
    'VALIDATION_FAILED',
    `The photo "${name}" is no longer kept. Please send the list with its ZIP again.`,
  )
}

async function fetchOnce(
  services: PhotoServices,
  campaign: Place,
  address: string,
  signal: AbortSignal,
): Promise<string> {
  await using folder = await services.temporary.open()
  const request = { address, folder: folder.path, owner: campaign.userId, signal }
  const photo = await fetchPhoto(services, request).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error
    throw new AppError('VALIDATION_FAILED', `The photo ${address} could not be fetched: ${error.message}.`)
  })
  // The folder has to exist until the photo is stored.
  return await storePhoto(services, campaign, { photo, address })
}

/** Stores a photo and returns its id, or the id of another worker that was first. */
export async function storePhoto(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'storage'>,
  { id: campaignId, userId }: Place,
  { photo, address }: { photo: PreparedFile; address: string },
): Promise<string> {
  const id = services.newId()
  const now = services.now()
  await addOrphans(services.db, [id], now)
  await writePicture(services, id, await readPreparedFile(photo))
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (!(await findCampaign(tx, campaignId))) throw new AppError('NOT_FOUND', 'This campaign was deleted.')
    const there = await findPhoto(tx, campaignId, address)
    if (there) return there
    const { name, facts, bytes } = photo
    const owner = { userId, creativeId: null, campaignId, kind: 'upload' as const }
    await insertPictureRows(tx, [{ id, ...owner, name, ...facts, bytes, createdAt: now }])
    await insertPhoto(tx, { campaignId, address, imageId: id })
    return id
  })
}
