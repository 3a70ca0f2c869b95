import { readFileSync } from 'node:fs'
import { studyPixels } from '#server/pictures/images/study-picture.ts'
import { decodePhoto, type StudiedPhoto } from '#studio/index.ts'
import type { Product } from './products.ts'

/** Returns the photo of a product as painters get it. Throws sharp's error for one that is not a readable picture. */
export function studyProduct({ photoPath }: Product): Promise<StudiedPhoto> {
  return studyBytes(readFileSync(photoPath))
}

export async function studyBytes(bytes: Uint8Array): Promise<StudiedPhoto> {
  const pixels = await decodePhoto(bytes)
  return { pixels, study: await studyPixels(pixels) }
}
