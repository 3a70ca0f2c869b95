/** Facts about their calls that the forms of operators need, without a schema. */
export const SEARCH_MAX = 320
export const GIFT_MAX = 1_000
export const GIFT_REASON_MAX = 200
/** The maximum that OpenID Connect allows. */
export const SUBJECT_MAX = 255
/** Minutes without progress after which an unfinished job counts as stuck. */
export const STUCK_MINUTES = 10
export const FAILED_DAYS = 7
export const COST_DAYS = 30
