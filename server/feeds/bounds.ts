/** Of a table. Amazon's templates, the widest that we know, have some five hundred. */
export const COLUMNS_MAX = 1_000
/** Of all names of its columns together: they are kept with the campaign, and sent with it. */
export const NAMES_MAX_LETTERS = 50_000
