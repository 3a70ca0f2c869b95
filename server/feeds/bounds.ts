/** Of a table. Amazon's templates, the widest that we know, have some five hundred. */
export const COLUMNS_MAX = 1_000
/** Of all names of its columns together: they are kept with the campaign, and sent with it. */
export const NAMES_MAX_LETTERS = 50_000
/** That are folded into products, which are counted when all of them are there: fifty for each of as many products as are taken. */
export const ROWS_MAX = 100_000
/** Of the address or the name of a photo, in letters: what browsers and shops pass on. */
export const PHOTO_ADDRESS_MAX = 2_048
/** Of one element of XML: no format has more than a few. */
export const ATTRIBUTES_MAX = 200
/** Of elements of XML in one another: what is never closed counts as well, and the parser walks through all that are open. */
export const XML_DEPTH_MAX = 5_000
