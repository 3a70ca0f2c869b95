import type { ReviewRow } from './store.ts'

/** Lifetime of a link, whatever is shared under it meanwhile. */
const LIVES_MS = 30 * 24 * 60 * 60 * 1000

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + LIVES_MS)
}

/** Returns true until the review expires. Its row may stay until the nightly job. */
export function isAlive({ expiresAt }: Pick<ReviewRow, 'expiresAt'>, now: Date): boolean {
  return expiresAt > now
}
