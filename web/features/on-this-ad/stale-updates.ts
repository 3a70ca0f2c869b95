import type { AdChanges } from '#contract/change.ts'
import type { FormatId } from '#contract/formats.ts'
import type { Stale, Variant } from '#contract/variant.ts'
import type { AdChange } from '#web/api/change-ad.ts'

/** What brings all pictures up to date that can be so for nothing: one change for those that lack the same. */
export function updatesOf(variants: readonly Variant[]): AdChange[] {
  const groups = new Map<string, { changes: AdChanges; formats: FormatId[] }>()
  for (const { format, stale = [] } of variants) {
    const changes = mergedChanges(stale)
    if (Object.keys(changes).length === 0) continue
    const group = groups.get(JSON.stringify(changes)) ?? { changes, formats: [] }
    group.formats.push(format)
    groups.set(JSON.stringify(changes), group)
  }
  return [...groups.values()]
}

/** Whether a picture has to be made anew, for its cost, before it is up to date. */
export function needsMakingAnew({ stale = [] }: Variant): boolean {
  return stale.some(({ changes }) => changes === undefined)
}

function mergedChanges(stale: readonly Stale[]): AdChanges {
  const free = stale.flatMap(({ changes }) => changes ?? [])
  const words: AdChanges['words'] = Object.assign({}, ...free.map((changes) => changes.words))
  return Object.assign({}, ...free, words && Object.keys(words).length > 0 && { words }) as AdChanges
}
