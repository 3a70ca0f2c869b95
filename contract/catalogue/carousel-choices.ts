/** Bounds and lists of carousels. Data only: no zod. */

export const CAROUSEL_CARDS = { least: 2, most: 10 } as const

/** 1080x1080 and 1080x1350. */
export const CAROUSEL_FORMATS = ['instagram_feed', 'portrait'] as const

export type CarouselFormat = (typeof CAROUSEL_FORMATS)[number]

export const CAROUSEL_STATES = ['waiting', 'painting', 'done', 'failed'] as const

export type CarouselState = (typeof CAROUSEL_STATES)[number]

/** Most characters of its two texts. */
export const CAROUSEL_TEXTS = { firstLine: 80, callToAction: 40 } as const

/** Carousels that one campaign keeps. */
export const CAROUSELS_MAX = 20
