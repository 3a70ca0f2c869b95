import { useState } from 'react'
import { type FormatId, sortByFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'

/** Gives the latest variant of each format, in the order of the catalogue, and the one that a card shows. */
export function useShownVariant(all: readonly Variant[]) {
  const [format, show] = useState<FormatId>()
  const variants = latestByFormat(all)
  return { variants, shown: variants.find((variant) => variant.format === format) ?? variants[0], show }
}

function latestByFormat(all: readonly Variant[]): Variant[] {
  const oldestFirst = all.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  const latest = new Map(oldestFirst.map((variant) => [variant.format, variant]))
  return sortByFormat([...latest.values()])
}
