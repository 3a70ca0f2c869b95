import type { ReplacedVariantRow, VariantRow } from '#server/ads/variants/store.ts'

/** Time for which a version that Regenerate or a change replaced can be restored. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Returns the moment from which replaced versions are kept. Older ones no longer exist for users, though their rows may
 * stay until the nightly purge.
 */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}

/** Returns true if the version can be shown or restored. A current version is kept however old it is. */
export function isKeptVersion({ replacedAt }: Pick<VariantRow, 'replacedAt'>, now: Date): boolean {
  return replacedAt === null || replacedAt >= keptSince(now)
}

/** Returns the moment until which a replaced version is kept. */
export function keptUntil({ replacedAt }: ReplacedVariantRow): Date {
  return new Date(replacedAt.getTime() + KEPT_MS)
}
