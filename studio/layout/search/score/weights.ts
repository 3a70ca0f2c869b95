/** What each term of a layout's score counts, and why. They add up to 1; a layout without a fault scores 1. */
export const WEIGHTS = {
  /** Things on one another are the first thing anyone sees: a fault here outweighs any two others but the headline. */
  overlap: 0.14,
  /** The product is never hidden; `checkLayout` refuses the worst, this tells a touch from none. */
  occlusion: 0.1,
  /** Small misalignments cost more with people than any other flaw; but the families align by construction. */
  alignment: 0.07,
  /** Lowest of the composition terms: agency ads are less symmetrical than generated ones, and better liked. */
  balance: 0.06,
  /** Crowded and dead corners told bad drafts from good ones more often than any single size did. */
  whiteSpace: 0.12,
  /** Who is told in which order to look buys; sizes of equal rank were the commonest fault of first drafts. */
  hierarchy: 0.09,
  /** The families keep it by construction: a small term that only a mirrored candidate can lose. */
  readingOrder: 0.05,
  /** "As large as it should be": the term by which candidates of one family differ most. */
  headlineSize: 0.13,
  /** Agency ads: fewer words, larger picture. As heavy as the headline's, so that neither grows at the other's cost. */
  productSize: 0.13,
  /** A torn headline is read twice; found on narrow columns, where three of four candidates broke it badly. */
  lineBalance: 0.08,
  /** Less than any fault that saying more can cause. */
  completeness: 0.03,
} as const

export type Term = keyof typeof WEIGHTS

/**
 * What a family loses to the one before it in the style's order. Found on the contact sheets of all styles: at .02 a style
 * wandered with the photo and was not known again; at .08 no second family was ever seen.
 */
export const RANK_COST = 0.04

/**
 * By this much more another family must do better than the one that the seed has put first: without it a style's strictest
 * families took most of the seeds from bolder ones that looked as good.
 */
export const SEED_WORTH = 0.05

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

/** With the picture at the start an ad may score this much less: what a column of text at the end costs in balance and order. */
export const SWAPPED_COST = 0.05
/** So much less may an ad score in the stance of its seed before it goes without: what makes ten seeds ten ads. */
export const STANCE_WORTH = 0.08
