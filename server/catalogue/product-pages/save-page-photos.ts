import type { ImageEntry } from '#contract/pictures/image.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PreparedFile } from '#server/pictures/images/picture-tasks.ts'
import { uploadImages } from '#server/pictures/images/upload-images.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import type { Services } from '#server/services.ts'
import { PAGE_READS_KEPT_MS } from './admit-page-read.ts'
import { fetchPhoto } from '#server/pictures/images/fetch-photo.ts'
import { listPageReads } from './store.ts'

interface PagePhotosRequest {
  userId: string
  /** Address of the page, as it was answered. */
  address: string
  photos: readonly string[]
  signal: AbortSignal
}

/** Stores photos of a page that the user had read, as uploads that are in no ad yet: all of them or none. */
export async function savePagePhotos(
  services: Services,
  { userId, address, photos, signal }: PagePhotosRequest,
): Promise<ImageEntry[]> {
  const wanted = [...new Set(photos)]
  await requireNamed(services, { userId, address, photos: wanted })
  await using folder = await services.temporary.open()
  const failed = new AbortController()
  const ending = AbortSignal.any([signal, failed.signal])
  const fetching = wanted.map((photo) =>
    fetchPhoto(services, { address: photo, folder: folder.path, owner: userId, signal: ending }).catch(
      (error: unknown) => {
        failed.abort(error)
        throw error
      },
    ),
  )
  // No work may be left on files whose folder is about to be deleted.
  await Promise.allSettled(fetching)
  const pictures = await allOf(fetching, failed.signal)
  return await uploadImages(services, { pictures, userId, creativeId: null })
}

/** Requires photos that the page named, so that this is no way to any other picture of the internet. */
async function requireNamed(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, address, photos }: Omit<PagePhotosRequest, 'signal'>,
): Promise<void> {
  const reads = await listPageReads(db, userId, new Date(now().getTime() - PAGE_READS_KEPT_MS))
  const named = reads.find((read) => read.address === address)?.photos ?? []
  if (photos.every((photo) => named.includes(photo))) return
  const message = 'This page was read more than an hour ago. Please read it again, then choose its photos.'
  throw new AppError('VALIDATION_FAILED', message, 'photos')
}

/** Resolves with all, or throws the first failure, which also cancels those that wait. */
async function allOf(fetching: Promise<PreparedFile>[], failed: AbortSignal): Promise<PreparedFile[]> {
  try {
    return await Promise.all(fetching)
  } catch (error) {
    const first: unknown = failed.aborted ? failed.reason : error
    if (!(first instanceof FetchError)) throw first
    const message =
      'A photo of this page cannot be fetched any more. Please leave it out, or upload it from your computer.'
    throw new AppError('VALIDATION_FAILED', message, 'photos')
  }
}
