import type { SentAdChanges } from '#contract/ads/change.ts'
import type { FormatId } from '#contract/formats.ts'
import type { Stale, Variant } from '#contract/ads/variant.ts'
import type { AdChange } from '#web/api/ads/change-ad.ts'

/**
 * Gives the changes that update, free of charge, all pictures that can be updated so: one change for those with the
 * same differences.
 */
export function updatesOf(variants: readonly Variant[]): AdChange[] {
  const groups = new Map<string, { changes: SentAdChanges; formats: FormatId[] }>()
  for (const { format, stale = [] } of variants) {
    const changes = mergedChanges(stale)
    if (Object.keys(changes).length === 0) continue
    const group = groups.get(JSON.stringify(changes)) ?? { changes, formats: [] }
    group.formats.push(format)
    groups.set(JSON.stringify(changes), group)
  }
  return [...groups.values()]
}

/** Tells whether a picture must be generated again, at its cost, to be up to date. */
export function needsMakingAgain({ stale = [] }: Variant): boolean {
  return stale.some(({ changes }) => changes === undefined)
}

function mergedChanges(stale: readonly Stale[]): SentAdChanges {
  const free = stale.flatMap(({ changes }) => changes ?? [])
  const words: SentAdChanges['words'] = Object.assign({}, ...free.map((changes) => changes.words))
  return Object.assign({}, ...free, words && Object.keys(words).length > 0 && { words }) as SentAdChanges
}
