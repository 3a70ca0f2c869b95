/** A shop's list of products, as it is uploaded. Data only: no zod. */

export const FEED_MAX_BYTES = 50 * 1024 * 1024

/** Limits of the ZIP with the feed's photos, packed and unpacked. */
export const PHOTO_ZIP_MAX_BYTES = 500 * 1024 * 1024
export const PHOTO_ZIP_MAX_ENTRIES = 2_500

/** Kinds of export; `csv` is a table of unknown origin. */
export const FEED_KINDS = [
  'csv',
  'google',
  'shopify',
  'woocommerce',
  'magento',
  'prestashop',
  'opencart',
  'bigcommerce',
  'wix',
  'squarespace',
  'square',
  'etsy',
  'ebay',
  'amazon',
  'shopware',
  'meta',
  'tiktok',
  'pinterest',
  'awin',
  'rss',
  'heureka',
  'yandex',
] as const

export type FeedKind = (typeof FEED_KINDS)[number]

export const FEED_KIND_NAMES: Readonly<Record<FeedKind, string>> = {
  csv: 'a table',
  google: 'a Google Merchant Center feed',
  shopify: 'a Shopify export',
  woocommerce: 'a WooCommerce export',
  magento: 'a Magento export',
  prestashop: 'a PrestaShop export',
  opencart: 'an OpenCart export',
  bigcommerce: 'a BigCommerce export',
  wix: 'a Wix export',
  squarespace: 'a Squarespace export',
  square: 'a Square export',
  etsy: 'an Etsy export',
  ebay: 'an eBay export',
  amazon: 'an Amazon listing file',
  shopware: 'a Shopware export',
  meta: 'a Meta catalogue',
  tiktok: 'a TikTok catalogue',
  pinterest: 'a Pinterest catalogue',
  awin: 'an Awin feed',
  rss: 'an RSS or Atom feed',
  heureka: 'a Heureka feed',
  yandex: 'a Yandex Market feed',
}

/**
 * Reasons why a product is left out, as a sentence about the product: the shop does not sell it today, or a rule of the
 * campaign leaves it out, which has a more exact sentence of its own.
 */
export const NOT_FOR_SALE = {
  soldOut: { sentence: 'It is sold out.' },
  draft: { sentence: 'It is a draft in the shop.' },
  archived: { sentence: 'It is archived in the shop.' },
  unpublished: { sentence: 'It is not published in the shop.' },
  withoutPage: { sentence: 'It has no page of its own in the shop.' },
  byRule: { sentence: 'A rule of the campaign leaves it out.' },
} as const

export type NotForSale = keyof typeof NOT_FOR_SALE

export const NOT_FOR_SALE_REASONS = Object.keys(NOT_FOR_SALE) as NotForSale[]

/** Kinds that are read from XML, whose columns have no names to choose from. */
export const XML_KINDS: readonly FeedKind[] = ['rss', 'heureka', 'yandex']

/** Fields that a product of a feed may have. */
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
  'currency',
  'group',
  'availability',
  'link',
  'saleStart',
  'saleEnd',
  'onSale',
  'percentOff',
  'amountOff',
  'reductionKind',
  'parent',
  'rowKind',
  'option',
  'status',
  'published',
  'quantity',
  'stockTracked',
  'oversells',
  'children',
  'visibility',
  'sku',
  'category',
  'brand',
  'condition',
  'tags',
  'customLabel0',
  'customLabel1',
  'customLabel2',
  'customLabel3',
  'customLabel4',
] as const
/** Fields by which rules choose products: what a shop sorts its products by. */
export const LABEL_FIELDS = [
  'category',
  'brand',
  'condition',
  'tags',
  'customLabel0',
  'customLabel1',
  'customLabel2',
  'customLabel3',
  'customLabel4',
] as const satisfies readonly FeedField[]

export type LabelField = (typeof LABEL_FIELDS)[number]

export type FeedField = (typeof FEED_FIELDS)[number]

/** Fields that a user may want to assign; the others only occur in one shop system's export. */
export const COMMON_FEED_FIELDS: readonly FeedField[] = FEED_FIELDS.slice(0, FEED_FIELDS.indexOf('saleStart'))
