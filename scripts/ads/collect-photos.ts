import { statSync } from 'node:fs'
import path from 'node:path'
import { SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
import type { Photo } from '#server/ads/generation/painter.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import { type GuardedFetch, PICTURE } from '#server/platform/internet/guarded-fetch.ts'
import { readPictureFile, toPhoto } from '../ad/read-photos.ts'
import { BadInput } from '../bad-input.ts'

export interface FeedPhotos {
  photos: Photo[]
  /** One sentence for each photo that is left out: an ad can do without all but the first. */
  notes: string[]
}

/** Collects the photos of a product that an ad may show. Throws a BadInput if the first one cannot be used. */
export async function collectFeedPhotos(images: readonly string[], fetch: GuardedFetch): Promise<FeedPhotos> {
  const [first, ...others] = images.slice(0, SHOWN_PHOTOS_MAX)
  const collected: FeedPhotos = { photos: [await collect(first!, fetch)], notes: [] }
  for (const image of others) {
    try {
      collected.photos.push(await collect(image, fetch))
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      collected.notes.push(error.message)
    }
  }
  return collected
}

/**
 * Returns a value that changes with the photos, without opening one: a file is represented by its size and time, an
 * address by itself.
 */
export function signPhotos(images: readonly string[]): unknown {
  return images.slice(0, SHOWN_PHOTOS_MAX).map((image) => {
    const stats = isAddress(image) ? undefined : statSync(image, { throwIfNoEntry: false })
    return [image, stats?.size, stats?.mtimeMs]
  })
}

/** Resolves images: an address stays as it is; a path is relative to the feed's folder. */
export function placeImages(images: readonly string[], folder: string): string[] {
  return images.map((image) => (isAddress(image) ? image : path.resolve(folder, image)))
}

function isAddress(image: string): boolean {
  return /^https:/i.test(image)
}

async function collect(image: string, fetch: GuardedFetch): Promise<Photo> {
  const name = path.basename(image)
  if (!isAddress(image)) return toPhoto(readPictureFile(image), name)
  try {
    const { bytes } = await fetch(image, PICTURE)
    return await toPhoto(bytes, name)
  } catch (error) {
    if (error instanceof FetchError) throw new BadInput(`The photo ${image} could not be fetched: ${error.message}.`)
    throw error
  }
}
