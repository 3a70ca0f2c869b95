import { decodeHtml } from './decode-html.ts'
import { findProductOnPage, type ProductOnPage, type PageVisit } from './find-product.ts'
import { readPageData } from './read-page-data.ts'
import { isRobotCheck } from './robot-check.ts'

export interface ReadPage extends ProductOnPage {
  /** Set if the page only asks its visitor to prove that no robot reads it. */
  problem: 'robot check' | undefined
}

export interface LoadedPage extends Partial<PageVisit> {
  contentType: string | undefined
  address: string
}

/**
 * Reads the product of a page as it came from its host. `address` is where it was found; if it names a variant, that
 * one is read.
 */
export function readHtml(bytes: Uint8Array, { contentType, address, typed, now = new Date() }: LoadedPage): ReadPage {
  const html = decodeHtml(bytes, contentType)
  const page = readPageData(html)
  if (isRobotCheck(page, html)) return { ...NOTHING, problem: 'robot check' }
  return { ...findProductOnPage(page, { address, typed, now }), problem: undefined }
}

const NOTHING: ProductOnPage = {
  name: undefined,
  description: undefined,
  price: undefined,
  oldPrice: undefined,
  photos: [],
  note: undefined,
}
