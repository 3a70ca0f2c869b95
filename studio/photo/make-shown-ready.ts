import type { StudiedPhoto } from './studied-photo.ts'
import { makeReady } from './pixels/scaled.ts'

/** What ads will show of a photo, made ready once: the first of them is no slower than the next. */
export function makeShownReady({ pixels, study: { product, treatment } }: StudiedPhoto): void {
  if (product) makeReady(product)
  if (treatment !== 'cutout') makeReady(pixels)
}
