import { canStandFree } from '../photo/can-stand-free.ts'
import { IN_PAINTED_PLACES } from '../layout/families/families.ts'
import type { Layout } from '../layers/layout.ts'
import type { ProposalInput } from '../layout/search/make-layout.ts'
import { recompose, searchFamily } from '../layout/search/search-family.ts'
import { readCandidate } from '../layout/search/variations.ts'

/**
 * Yields layouts of an ad on a painted scene, best first; none if the product cannot be cut out of its photo. The
 * result is the same whether the scene exists already or is only planned.
 */
export function* proposeScene(input: ProposalInput, problems: string[] = []): Generator<Layout> {
  const { keep, photos } = input
  if (!canStandFree(photos[0]!.study)) return
  const keeps = keep && IN_PAINTED_PLACES.includes(keep.family) ? keep : undefined
  const kept = keeps && recompose(input, keeps.family, readCandidate(keeps.candidate))?.layout
  if (kept) yield kept
  for (const family of IN_PAINTED_PLACES) {
    for (const { layout } of searchFamily(input, family, problems)) {
      if (layout.family !== kept?.family || layout.candidate !== kept.candidate) yield layout
    }
  }
}
