/**
 * What a family loses to the one before it in the style's order. Found on the contact sheets of all styles: at .02 a style
 * wandered with the photo and was not known again; at .08 no second family was ever seen.
 */
export const RANK_COST = 0.04

/**
 * By this much more another family must do better than the one that the seed has put first: without it a style's strictest
 * families took most of the seeds from bolder ones that looked as good.
 */
export const SEED_WORTH = 0.07

/** What a candidate loses for being a family's second or third form: the first is the idea, the others give way. */
export const FORM_COST = 0.02

/** From this score on nothing is to be said against a candidate, and the family's others are not composed. */
export const FLAWLESS = 0.992

/** From this score on a composition stands as it is; below it the next families are asked whether they do better. */
export const GOOD_ENOUGH = 0.85

/** By this much another family must be better before one format leaves the family of its campaign. */
export const CAMPAIGN_WORTH = 0.08

/** A family that this format was already shown in comes again only when nothing else fits. */
export const SHOWN_COST = 0.5

/** With the picture at the start an ad may score this much less: what a column of text at the end costs in order. */
export const SWAPPED_COST = 0.05
/** So much less may an ad score in the stance of its seed before it goes without: what makes ten seeds ten ads. */
export const STANCE_WORTH = 0.08
