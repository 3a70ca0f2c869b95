import type { Creative, ListCreativesOptions, CreativeWithVariants } from '#contract/ads/creative.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { openWords } from '#server/ads/variants/open-words.ts'
import { presentBy } from '#server/ads/variants/present.ts'
import { isId, requireOwn } from './get-creative.ts'
import { lastDayOfAd } from './last-day-of-ad.ts'
import { presentCreative } from './present.ts'
import {
  type CreativeRow,
  type CreativeWithFormats,
  findCreativeWithFormats,
  findFormats,
  listCreatives,
  type ListedCreative,
} from './store.ts'
import { summarizeReview } from './summarize-review.ts'

export async function presentOne(db: Database, creative: CreativeRow): Promise<Creative> {
  return presentCreative(creative, await findFormats(db, creative.id))
}

/** Reads the user's own ad, in one statement. Throws what getOwnCreative does. */
export async function readOwnCreative(db: Database, userId: string, id: string): Promise<Creative> {
  return presentOwn(isId(id) ? await findCreativeWithFormats(db, id) : null, userId)
}

/** Presents an ad that was read for its owner. Throws what getOwnCreative does. */
export function presentOwn(found: CreativeWithFormats | null, userId: string): Creative {
  const { made, busy, ...row } = requireOwn(found, userId)
  return presentCreative(row, { made, busy })
}

/** Reads a page of a user's ads with their variants: one statement, however many ads there are. */
export async function readCreatives(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  request: ListCreativesOptions = {},
): Promise<CreativeWithVariants[]> {
  return presentListed(await listCreatives(db, userId, request), now())
}

export async function presentListed(ads: readonly ListedCreative[], now: Date): Promise<CreativeWithVariants[]> {
  const words = await openWords()
  return ads.map(({ variants, busy, review, sale, trialPictures, ...row }) => ({
    ...presentCreative(row, { made: variants.map(({ format }) => format), busy }),
    variants: variants.map((variant) => presentBy(words, variant, row)),
    review: summarizeReview(review, variants, now),
    lastDay: lastDayOfAd(row),
    sale,
    trialPictures,
  }))
}
