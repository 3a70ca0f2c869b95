import { decodeHtml } from './decode-html.ts'
import { findProduct, type PageProduct } from './find-product.ts'
import { readPageData } from './read-page-data.ts'

/** The product of a page as it came from its host. `address` is where it was found. */
export function readHtml(bytes: Uint8Array, page: { contentType: string | undefined; address: string }): PageProduct {
  return findProduct(readPageData(decodeHtml(bytes, page.contentType)), page.address)
}
