import type { ImageEntry } from '#contract/pictures/image.ts'
import type {
  PageProduct,
  readProductPageCall as Read,
  importPagePhotosCall as Take,
} from '#contract/catalogue/product-page.ts'
import { request } from '#web/api/platform/request.ts'

/** Reads the page of a product. The server stores nothing of it. */
export function fetchProductPage(address: string, signal: AbortSignal): Promise<PageProduct> {
  return request<typeof Read>('POST /api/product-pages', { body: { address }, signal })
}

interface PhotosRequest {
  /** The page's address, as the read returned it. */
  address: string
  photos: string[]
  signal: AbortSignal
}

/** Imports photos of a page that was read within the hour, as uploads that are in no ad yet: all of them or none. */
export function sendPhotoImport({ address, photos, signal }: PhotosRequest): Promise<ImageEntry[]> {
  return request<typeof Take>('POST /api/product-pages/photos', { body: { address, photos }, signal })
}
