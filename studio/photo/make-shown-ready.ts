import type { StudiedPhoto } from './studied-photo.ts'
import { makeReady } from './pixels/scaled.ts'

/** Prepares what ads will show of a photo, once: so the first of them is no slower than the next. */
export function makeShownReady({ pixels, study: { product, treatment } }: StudiedPhoto): void {
  if (product) makeReady(product)
  if (treatment !== 'cutout') makeReady(pixels)
}
