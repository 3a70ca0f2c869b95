import type { PreviousVariant } from '#contract/variant.ts'
import { presentVariant } from '../variants/present.ts'
import type { ReplacedVariantRow, VariantRow } from '../variants/store.ts'

/** How long a version that Regenerate replaced can be brought back. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** What was replaced before this moment is gone, though its row may stand until the nightly purge. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}

/** A version that stands is kept however old it is. */
export function isKept({ replacedAt }: VariantRow, now: Date): boolean {
  return replacedAt === null || replacedAt >= keptSince(now)
}

export function presentPreviousVariant(row: ReplacedVariantRow): PreviousVariant {
  const keptUntil = new Date(row.replacedAt.getTime() + KEPT_MS)
  return { ...presentVariant(row), replacedAt: row.replacedAt.toISOString(), keptUntil: keptUntil.toISOString() }
}
