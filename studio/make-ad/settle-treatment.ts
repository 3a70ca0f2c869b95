import type { Direction, FamilyId } from '../direction/direction.ts'
import { treatmentOf } from '../layout/families/treatment.ts'
import type { Treatment } from '../layers/treatment.ts'
import type { LayoutInput } from '../layout/search/compose-candidate.ts'
import { REFERENCE_FORMAT } from '../canvas/reference-format.ts'
import { rankFamilies } from '../layout/search/rank-families.ts'
import { designedCandidate } from '../layout/search/search-family.ts'
import { canStandFree } from '../photo/can-stand-free.ts'

/** No picture of the ad says yet how it shows its hero. */
export interface Unsettled {
  /** Families that it was shown in before, newest first: a new look is another one. */
  shown: readonly FamilyId[]
}

/** What of an ad settles how it shows its hero: nothing of it may differ between its formats, `direction` is that of the reference format. */
interface Settling extends Pick<LayoutInput, 'photos' | 'logo' | 'typesetter' | 'seed'> {
  direction: Direction
}

/**
 * How an ad shows its hero: as the family does that leads on the reference format. The same whichever of its formats is made first, so
 * that formats which are made at the same time agree without asking each other. Undefined where no family has room for it there.
 */
export function settleTreatment(ad: Settling, { shown }: Unsettled): Treatment | undefined {
  const { study } = ad.photos[0]!
  // Nothing need be composed where all families that are at home with the photo show it alike.
  if (canStandFree(study)) return 'cut-out'
  if (study.treatment === 'photo' && (study.kind === 'busy' || study.kind === 'person')) return 'photo'
  const input = { ...ad, format: REFERENCE_FORMAT }
  for (const family of rankFamilies(input, { shown })) {
    const designed = designedCandidate(input, family)
    if (designed) return treatmentOf(designed.layout)
  }
  return undefined
}

/** What is not settled yet is told from the ad; undefined where nothing was asked for. */
export function settled(treatment: Treatment | Unsettled | undefined, ad: Settling): Treatment | undefined {
  return typeof treatment === 'object' ? settleTreatment(ad, treatment) : treatment
}
