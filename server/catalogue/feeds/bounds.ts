/** Most columns of a table. Amazon's templates, the widest that we know, have some five hundred. */
export const COLUMNS_MAX = 1_000
/** Longest total of all column names, in letters: they are stored with the campaign and sent with it. */
export const NAMES_MAX_LETTERS = 50_000
/**
 * Most rows that may be folded into products, which can only be counted once all of them are read: fifty for each
 * product that a feed may have.
 */
export const ROWS_MAX = 100_000
/** Longest address or name of a photo, in letters: as long as browsers and shops still accept. */
export const PHOTO_ADDRESS_MAX = 2_048
/** Most attributes of one XML element: no format has more than a few. */
export const ATTRIBUTES_MAX = 200
/**
 * Deepest nesting of XML elements. An element that is never closed counts as well, and the parser walks through all
 * open ones.
 */
export const XML_DEPTH_MAX = 5_000
