/** What the forms of operators need to know of their calls, without a schema. */
export const SEARCH_MAX = 320
export const GIFT_MAX = 1_000
export const GIFT_REASON_MAX = 200
/** What OpenID Connect allows. */
export const SUBJECT_MAX = 255
/** Unfinished, and nothing was heard of it for so long. */
export const STUCK_MINUTES = 10
export const FAILED_DAYS = 7
export const COST_DAYS = 30
