import type { Creative, ListCreativesOptions, CreativeWithVariants } from '#contract/ads/creative.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { presentVariants } from '#server/ads/variants/present.ts'
import { isId, requireOwn } from './get-creative.ts'
import { presentCreative } from './present.ts'
import { type CreativeRow, findCreativeWithFormats, findFormats, listCreatives } from './store.ts'
import { summarizeReview } from './summarize-review.ts'

export async function presentOne(db: Database, creative: CreativeRow): Promise<Creative> {
  return presentCreative(creative, await findFormats(db, creative.id))
}

/** Reads the user's own ad, in one statement. Throws what getOwnCreative does. */
export async function readOwnCreative(db: Database, userId: string, id: string): Promise<Creative> {
  const found = isId(id) ? await findCreativeWithFormats(db, id) : undefined
  const { made, busy, ...row } = requireOwn(found, userId)
  return presentCreative(row, { made, busy })
}

/** Reads a page of a user's ads with their variants: one statement, however many ads there are. */
export async function readCreatives(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  request: ListCreativesOptions = {},
): Promise<CreativeWithVariants[]> {
  const rows = await listCreatives(db, userId, request)
  const presented = rows.map(async ({ variants, busy, review, ...row }): Promise<CreativeWithVariants> => {
    const made = variants.map(({ format }) => format)
    return {
      ...presentCreative(row, { made, busy }),
      variants: await presentVariants(variants, row),
      review: summarizeReview(review, variants, now()),
    }
  })
  return Promise.all(presented)
}
