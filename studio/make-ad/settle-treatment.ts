import type { Direction, FamilyId } from '../direction/direction.ts'
import { treatmentOf } from '../layout/families/treatment.ts'
import type { Treatment } from '../layers/treatment.ts'
import type { LayoutInput } from '../layout/search/compose-candidate.ts'
import { REFERENCE_FORMAT } from '../canvas/reference-format.ts'
import { rankFamilies } from '../layout/search/rank-families.ts'
import { designedCandidate } from '../layout/search/search-family.ts'
import { canStandFree } from '../photo/can-stand-free.ts'

/** Mark for an ad without pictures, so that no treatment of its hero is settled yet. */
export interface Unsettled {
  /** Families in which the hero was shown before, newest first: a new look takes another one. */
  shown: readonly FamilyId[]
}

/**
 * Fields of an ad that settle the treatment of its hero. None may differ between its formats; `direction` is that of
 * the reference format.
 */
interface Settling extends Pick<LayoutInput, 'photos' | 'logo' | 'typesetter' | 'seed'> {
  direction: Direction
}

/**
 * Returns the treatment of an ad's hero: that of the family which leads on the reference format. It does not depend on
 * the format that is made first, so that formats made at the same time agree without communication. Returns undefined
 * if no family has room for the hero there.
 */
export function settleTreatment(ad: Settling, { shown }: Unsettled): Treatment | undefined {
  const { study } = ad.photos[0]!
  // Nothing needs to be composed if all families that suit the photo show it alike.
  if (canStandFree(study)) return 'cut-out'
  if (study.treatment === 'photo' && (study.kind === 'busy' || study.kind === 'person')) return 'photo'
  const input = { ...ad, format: REFERENCE_FORMAT }
  for (const family of rankFamilies(input, { shown })) {
    const designed = designedCandidate(input, family)
    if (designed) return treatmentOf(designed.layout)
  }
  return undefined
}

/** Returns the given treatment, or settles one from the ad if none is settled; undefined if none was asked for. */
export function settled(treatment: Treatment | Unsettled | undefined, ad: Settling): Treatment | undefined {
  return typeof treatment === 'object' ? settleTreatment(ad, treatment) : treatment
}
