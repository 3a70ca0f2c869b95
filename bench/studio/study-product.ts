import { readFileSync } from 'node:fs'
import { studyPixels } from '#server/images/study-picture.ts'
import { decodePhoto, type StudiedPhoto } from '#studio/index.ts'
import type { Product } from './products.ts'

/** The photo of a product as painters get it. Throws sharp's error for one that is not a readable picture. */
export async function studyProduct({ photoPath }: Pick<Product, 'photoPath'>): Promise<StudiedPhoto> {
  const pixels = await decodePhoto(readFileSync(photoPath))
  return { pixels, study: await studyPixels(pixels) }
}
