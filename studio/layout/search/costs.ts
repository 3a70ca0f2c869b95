/**
 * Cost of a family against the one before it in the style's order. Found on the contact sheets of all styles: at .02 a
 * style wandered with the photo and was not recognized again; at .08 no second family was ever seen.
 */
export const RANK_COST = 0.04

/**
 * Lead that another family needs over the one that the seed has put first. Without it, a style's strictest families
 * took most of the seeds from bolder ones that looked as good.
 */
export const SEED_WORTH = 0.07

/** Cost of a family's second or third form: the first is the idea, the others give way. */
export const FORM_COST = 0.02

/** Score from which a candidate counts as flawless, and the family's others are not composed. */
export const FLAWLESS = 0.992

/** Score from which a composition stands as it is. Below it, the next families are tried too. */
export const GOOD_ENOUGH = 0.85

/** Lead that another family needs before one format leaves the family of its campaign. */
export const CAMPAIGN_WORTH = 0.08

/** Cost of a family that this format was already shown in: it comes again only when nothing else fits. */
export const SHOWN_COST = 0.5

/** Loss that is accepted with the picture at the start: what a column of text at the end costs in order. */
export const SWAPPED_COST = 0.05
/** Loss that is accepted in the stance of its seed before an ad goes without it. Stances make ten seeds ten ads. */
export const STANCE_WORTH = 0.08
