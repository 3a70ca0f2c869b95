import type { PreviousVariant } from '#contract/variant.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { presentVariant } from '#server/ads/variants/present.ts'
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
export function isKept({ replacedAt }: Pick<VariantRow, 'replacedAt'>, now: Date): boolean {
  return replacedAt === null || replacedAt >= keptSince(now)
}

export async function presentPreviousVariant(row: ReplacedVariantRow, creative: CreativeRow): Promise<PreviousVariant> {
  const keptUntil = new Date(row.replacedAt.getTime() + KEPT_MS)
  const variant = await presentVariant(row, creative)
  return { ...variant, replacedAt: row.replacedAt.toISOString(), keptUntil: keptUntil.toISOString() }
}
