import type { ReviewRow } from './store.ts'

/** How long a link works, whatever is shared under it meanwhile. */
const LIVES_MS = 30 * 24 * 60 * 60 * 1000

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + LIVES_MS)
}

/** Its row may stand until the night. */
export function isAlive({ expiresAt }: Pick<ReviewRow, 'expiresAt'>, now: Date): boolean {
  return expiresAt > now
}
