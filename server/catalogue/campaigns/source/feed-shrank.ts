import { AppError } from '#server/platform/http/app-error.ts'

/** Share of its products that a feed may lose from one reading to the next. */
const MAY_LOSE = 1 / 3

/** A feed that has lost so many products that it is rather broken than sold out. */
export class FeedShrank extends AppError {}

interface Products {
  before: number
  now: number
  /** Those of the feed before that are in this one, by their ids. */
  kept: number
}

/**
 * Throws if the feed is empty, or has lost more than a third of the products that the one before had. A product whose id
 * is another one is lost, with its pictures and everything that its owner changed on them.
 */
export function requireProducts({ before, now, kept }: Products): void {
  if (now === 0) throw new FeedShrank('VALIDATION_FAILED', 'The list is empty now, so nothing was changed.')
  const needed = before * (1 - MAY_LOSE)
  if (kept >= needed) return
  const lost = before - kept
  throw new FeedShrank(
    'VALIDATION_FAILED',
    now >= needed
      ? `Of the ${before} products of the list, ${lost} are gone or have another id, so nothing was changed. Is that right?`
      : `The list has ${now} products where it had ${before}, so nothing was changed. Is that right?`,
  )
}
