import { AppError } from '#server/platform/http/app-error.ts'

/** Share of its products that a feed may lose from one reading to the next. */
const MAY_LOSE = 1 / 3

/** A feed that has lost so many products that it is rather broken than sold out. */
export class FeedShrank extends AppError {}

/** Throws if the feed is empty, or has lost more than a third of the products that the one before had. */
export function requireProducts(before: number, now: number): void {
  if (now === 0) throw new FeedShrank('VALIDATION_FAILED', 'The list is empty now, so nothing was changed.')
  if (now >= before * (1 - MAY_LOSE)) return
  throw new FeedShrank(
    'VALIDATION_FAILED',
    `The list has ${now} products where it had ${before}, so nothing was changed. Is that right?`,
  )
}
