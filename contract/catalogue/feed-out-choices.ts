/** The columns of a feed out that may hold the designed pictures. */
export const FEED_OUT_PLACES = ['image_link', 'additional_image_link'] as const

export type FeedOutPlace = (typeof FEED_OUT_PLACES)[number]

/** Forms of the file, which are the endings of its address. */
export const FEED_OUT_FORMS = ['xml', 'csv', 'tsv'] as const

export type FeedOutForm = (typeof FEED_OUT_FORMS)[number]

/** Google takes so many additional pictures of a product; Meta takes twice as many. */
export const FEED_OUT_FORMATS_MAX = 10

/** Shorter side that Google asks of a picture for Shopping, in pixels. */
export const SHOPPING_MIN_PX = 500

/** Days for which the last good feed is served after Pro has ended. */
export const FEED_OUT_DAYS = 30

/**
 * Why a product, or one picture of it, is not in a feed out as it should be, with a sentence for its owner. While an
 * earlier picture was published, that one stays.
 */
export const FEED_OUT_REASONS = {
  noId: { sentence: 'Your list gives no id for them, so no platform could tell which products they are.' },
  oddId: { sentence: 'Their ids hold characters that no feed can carry.' },
  formulaId: {
    sentence: 'Their ids begin like a formula of a spreadsheet, so only the .xml has them.',
  },
  handleId: {
    sentence:
      'Their ids are handles, as your shop exports them, and merchant centers usually have others: send a list with the ids of your merchant center, such as shopify_US_123_456.',
  },
  notMade: { sentence: 'Their pictures are not made yet.' },
  failed: { sentence: 'Their pictures could not be made.' },
  stale: { sentence: 'Their pictures show what your list said before.' },
  lacking: { sentence: 'Their pictures are without a legal line or an old price that you gave.' },
  smallPhoto: { sentence: 'Their photos have less than 500 pixels on the shorter side, which Google refuses.' },
  gone: { sentence: 'The files of their pictures could not be read.' },
} as const

export type FeedOutReason = keyof typeof FEED_OUT_REASONS
