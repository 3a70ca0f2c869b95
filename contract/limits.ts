/**
 * Limits and validation texts of SPEC.md sections 5 and 9 and of the decisions that complete them. Data only: no zod.
 */

export const NAME_MIN = 2
export const NAME_MAX = 120
export const NAME_TOO_SHORT = 'Product name must be at least 2 characters'

export const DESCRIPTION_MIN = 10
export const DESCRIPTION_MAX = 5_000
export const DESCRIPTION_TOO_SHORT = 'Description must be at least 10 characters'

export const PRICE_MAX = 40
export const TAGLINES_MAX = 20
export const TAGLINE_MAX = 120
export const SUGGESTED_TAGLINES_MAX = 3
/** Length of a request in plain words, such as "price 3.99 and a bigger product". */
export const REQUEST_MAX = 300
/** Texts that an owner may add to an ad beside its message. */
export const CALL_TO_ACTION_MAX = 40
export const WEB_ADDRESS_MAX = 60
export const LEGAL_LINE_MAX = 200
/** Minimum of a logo's longer side: a smaller one is blurred wherever it is shown. */
export const LOGO_MIN_PX = 48
export const CUSTOM_COLORS_MAX = 5
export const CUSTOM_COLOR_MAX = 40

export const UPLOAD_FILES_MAX = 5
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 50_000_000
export const STORED_IMAGE_MAX_PX = 2_400
export const THUMBNAIL_PX = 480
export const IMAGES_PER_CREATIVE_MAX = 10
/** Number of an ad's photos that can be seen on it, the hero and two beside it: more make a catalogue. */
export const SHOWN_PHOTOS_MAX = 3
/** Maximum number of replaced versions of one format, while they are kept. */
export const PREVIOUS_VERSIONS_MAX = 30
export const UNATTACHED_IMAGES_MAX = 20

/** Limits for what a reviewer without an account writes about a shared ad. */
export const REVIEWER_NAME_MAX = 80
export const REVIEW_COMMENT_MAX = 1_000
export const REVIEW_COMMENTS_MAX = 200
/** Maximum number of ads under one link, and of such links for one user. */
export const REVIEW_LIST_ADS_MAX = 50
export const REVIEW_LISTS_MAX = 20

/** Maximum length of the address of a feed, in characters. */
export const FEED_ADDRESS_MAX = 2_000

/** Maximum number of API tokens of one user, of characters of their names, and of days that one lasts. */
export const API_TOKENS_MAX = 20
export const API_TOKEN_NAME_MAX = 60
export const API_TOKEN_DAYS_MAX = 365

/** Maximum number of programs that one user has connected on the consent page. */
export const CONNECTED_APPS_MAX = 20

/** Maximum number of webhook endpoints of one user, of characters of their addresses, and of deliveries in their log. */
export const WEBHOOKS_MAX = 5
export const WEBHOOK_ADDRESS_MAX = 1_000
export const WEBHOOK_LOG_MAX = 100
/** Events that may wait at one webhook: of more, the oldest are given up. */
export const WEBHOOK_WAITING_MAX = 1_000

/** Maximum number of ads in one answer: more than anybody may have, so that no answer grows without bound. */
export const CREATIVES_PAGE_MAX = 100

/** Number of product pages that are read for a user in an hour, and the pause before one is read again. */
export const PAGES_PER_HOUR = 10
export const PAGE_REST_SECONDS = 60
/** Number of a product page's photos that are offered. */
export const PAGE_PHOTOS_MAX = 8
export const PAGE_ADDRESS_MAX = 2_048

/** Maximum number of strokes in a touch-up, and their size as JSON. */
export const STROKES_MAX = 200
export const STROKES_MAX_BYTES = 64 * 1024
/** Longer side of the preview of a cut-out. */
export const CUT_OUT_PREVIEW_PX = 960

export const PRODUCT_IMAGES_REQUIRED = {
  title: 'Product images required',
  message: 'Please upload at least one product image.',
} as const

/** Step 3's messages, in the order in which they are checked. */
export const STYLE_STEP_MESSAGES = {
  adStyle: 'Please select an ad style',
  colorPalette: 'Please select a color palette',
  typography: 'Please select a typography style',
  tone: 'Please select a tone style',
} as const

export const FORMAT_REQUIRED = {
  title: 'Format selection required',
  message: 'Please select one ad format to start with.',
} as const

export const NO_AD_ID = 'No ad ID available. Please complete the product info step first.'

/** Limit for one user, over all of their campaigns. */
export const CAMPAIGN_PICTURES_PER_DAY = 12_000

/** Products of one feed; the variants of a product count once. */
export const FEED_PRODUCTS_MAX = 2_000
