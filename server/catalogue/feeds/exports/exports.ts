import type { FeedKind } from '#contract/catalogue/feed.ts'
import { amazon } from './amazon.ts'
import { awin } from './awin.ts'
import { bigcommerce } from './bigcommerce.ts'
import { ebay } from './ebay.ts'
import { etsy } from './etsy.ts'
import type { FeedExport } from './feed-export.ts'
import { google } from './google.ts'
import { heureka } from './heureka.ts'
import { magento } from './magento.ts'
import { meta } from './meta.ts'
import { opencart } from './opencart.ts'
import { pinterest } from './pinterest.ts'
import { prestashop } from './prestashop.ts'
import { rss } from './rss.ts'
import { shopify } from './shopify.ts'
import { shopware } from './shopware.ts'
import { square } from './square.ts'
import { squarespace } from './squarespace.ts'
import { tiktok } from './tiktok.ts'
import { wix } from './wix.ts'
import { woocommerce } from './woocommerce.ts'
import { yandex } from './yandex.ts'

/**
 * The known exports, the most specific columns first: a Meta catalogue has every column by which a Google feed is
 * recognised.
 */
export const FEED_EXPORTS: readonly FeedExport[] = [
  shopify,
  woocommerce,
  magento,
  prestashop,
  bigcommerce,
  wix,
  squarespace,
  square,
  etsy,
  ebay,
  amazon,
  shopware,
  opencart,
  awin,
  tiktok,
  meta,
  pinterest,
  google,
  rss,
  heureka,
  yandex,
]

/** Returns the declaration of a kind, or undefined for a table of unknown origin. */
export function exportOf(kind: FeedKind): FeedExport | undefined {
  return FEED_EXPORTS.find((one) => one.kind === kind)
}
