import type { ImageEntry } from '#contract/image.ts'
import type { PageProduct, readProductPage as Read, takePagePhotos as Take } from '#contract/product-page.ts'
import { request } from '#web/api/request.ts'

/** What the page of a product says. Nothing of it is kept. */
export function readProductPage(address: string, signal: AbortSignal): Promise<PageProduct> {
  return request<typeof Read>('POST /api/product-pages', { body: { address }, signal })
}

interface PhotosWish {
  /** Of the page, as its reading answered it. */
  address: string
  photos: string[]
  signal: AbortSignal
}

/** Photos of a page that was read within the hour, as uploads that are in no ad yet: all of them or none. */
export function takePagePhotos({ address, photos, signal }: PhotosWish): Promise<ImageEntry[]> {
  return request<typeof Take>('POST /api/product-pages/photos', { body: { address, photos }, signal })
}
