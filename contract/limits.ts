/** Limits and validation texts of SPEC.md sections 5 and 9 and of the decisions that complete them. Data only: no zod. */

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
/** Letters of a request in plain words, such as "price 3.99 and a bigger product". */
export const REQUEST_MAX = 300
/** Parts of an ad that its owner may give beside its message. */
export const CALL_TO_ACTION_MAX = 40
export const WEB_ADDRESS_MAX = 60
export const LEGAL_LINE_MAX = 200
/** The longer side of a logo: a smaller one is blurred wherever it is shown. */
export const LOGO_LEAST_PX = 48
export const CUSTOM_COLORS_MAX = 5
export const CUSTOM_COLOR_MAX = 40

export const UPLOAD_FILES_MAX = 5
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 50_000_000
export const STORED_IMAGE_MAX_PX = 2_400
export const THUMBNAIL_PX = 480
export const IMAGES_PER_CREATIVE_MAX = 10
/** How many of an ad's photos may be seen on it, the hero and two beside it: more are a catalogue. */
export const SHOWN_PHOTOS = 3
/** Replaced versions of one format that are kept, as long as they are. */
export const PREVIOUS_VERSIONS_MAX = 30
export const UNATTACHED_IMAGES_MAX = 20

/** What somebody without an account may say of an ad that is shared with them. */
export const REVIEWER_NAME_MAX = 80
export const REVIEW_COMMENT_MAX = 1_000
export const REVIEW_COMMENTS_MAX = 200
/** Ads under one link, and such links of one person. */
export const REVIEW_LIST_ADS_MAX = 50
export const REVIEW_LISTS_MAX = 20

/** Ads of one answer to a list: more than anybody may have, so that no answer grows without end. */
export const CREATIVES_PAGE_MAX = 100

/** Product pages that are read for a person in an hour, and for how long none is read again. */
export const PAGES_PER_HOUR = 10
export const PAGE_REST_SECONDS = 60
/** Photos of a product page that are shown to choose from. */
export const PAGE_PHOTOS_MAX = 8
export const PAGE_ADDRESS_MAX = 2_048

/** Strokes of a touch-up, and what they take as JSON. */
export const STROKES_MAX = 200
export const STROKES_MAX_BYTES = 64 * 1024
/** The longer side of what shows a cut-out. */
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

/** Of one person, in all of her campaigns. */
export const CAMPAIGN_PICTURES_PER_DAY = 12_000

/** Products of one list: variants of one count once. */
export const FEED_MAX_PRODUCTS = 2_000
