import type { PreviousVariant } from '#contract/ads/variant.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { keptUntil } from '#server/ads/generation/kept-versions.ts'
import { presentVariant } from '#server/ads/variants/present.ts'
import type { ReplacedVariantRow } from '#server/ads/variants/store.ts'

export async function presentPreviousVariant(row: ReplacedVariantRow, creative: CreativeRow): Promise<PreviousVariant> {
  const variant = await presentVariant(row, creative)
  return { ...variant, replacedAt: row.replacedAt.toISOString(), keptUntil: keptUntil(row).toISOString() }
}
