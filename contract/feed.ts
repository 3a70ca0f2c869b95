/** A shop's list of products, as it is uploaded. Data only: no zod. */

export const FEED_MAX_BYTES = 50 * 1024 * 1024
export const FEED_MAX_PRODUCTS = 2_000

/** The photos beside it: as they are packed, and again as they come out. */
export const PHOTO_ZIP_MAX_BYTES = 500 * 1024 * 1024
export const PHOTO_ZIP_MAX_ENTRIES = 2_500

export const FEED_KINDS = ['csv', 'google', 'shopify'] as const

/** What a product of a feed may have. */
export const FEED_FIELDS = [
  'id',
  'name',
  'description',
  'price',
  'salePrice',
  'saleDates',
  'oldPrice',
  'discount',
  'tagline',
  'image',
  'moreImages',
] as const
export type FeedField = (typeof FEED_FIELDS)[number]
