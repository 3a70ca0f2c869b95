import { REFERENCE_FORMAT } from '../../canvas/reference-format.ts'
import type { FamilyId } from '../../direction/direction.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { boundedCache } from '../../basics/bounded-cache.ts'
import { LAST_RESORT, STOP_GAPS } from '../families/families.ts'
import type { LayoutInput } from './compose-candidate.ts'
import { RANK_COST, SEED_WORTH } from './costs.ts'
import { designedCandidate } from './search-family.ts'

/** The families that an ad had before: its own, newest first, and that of its other formats. */
export interface FamilyHistory {
  /** Families that this format was shown in. Regenerate shows another as long as there is one. */
  shown?: readonly FamilyId[]
  /** The family of the campaign's other formats. */
  campaign?: FamilyId | undefined
}

/**
 * Ranks the direction's families for this campaign, the last resort always last: the style's own order against how well
 * each carries these words and this photo. Those already shown come after those that were not, the one that was shown
 * last at the very end.
 */
export function rankFamilies(input: LayoutInput, { shown = [], campaign }: FamilyHistory = {}): FamilyId[] {
  const possible = input.direction.families.filter((family) => family !== LAST_RESORT)
  const { home = [], stopGap = [] } = Object.groupBy(possible, (family) =>
    STOP_GAPS.includes(family) ? 'stopGap' : 'home',
  )
  const ranked = leadWith([...byWorth(input, home), ...stopGap], campaign)
  const age = (family: FamilyId) => (shown.includes(family) ? shown.length - shown.indexOf(family) : 0)
  const ordered = ranked.toSorted((first, second) => age(first) - age(second))
  return input.direction.families.includes(LAST_RESORT) ? [...ordered, LAST_RESORT] : ordered
}

function leadWith(families: FamilyId[], first: FamilyId | undefined): FamilyId[] {
  return first && families.includes(first) ? [first, ...families.filter((family) => family !== first)] : families
}

function byWorth(input: LayoutInput, families: readonly FamilyId[]): FamilyId[] {
  if (families.length < 2) return [...families]
  const { brandName: _brandName, ...words } = input.direction.words
  const reference: LayoutInput = {
    ...input,
    format: REFERENCE_FORMAT,
    // The amount of words depends on the format, but the family must not; nor does it on a name that only signs.
    direction: { ...input.direction, words: { ...words, proof: [] } },
  }
  return recall(reference, families, () => compare(reference, families))
}

/** Rankings that are remembered for a hero: the six formats of an ad ask for the same comparison. */
const REMEMBERED = 8
const rankings = new WeakMap<PhotoStudy, ReturnType<typeof boundedCache<FamilyId[]>>>()

function recall(
  { photos, direction, seed, scene }: LayoutInput,
  families: readonly FamilyId[],
  make: () => FamilyId[],
): FamilyId[] {
  // Further photos and a painted scene are not part of the key.
  if (photos.length > 1 || scene) return make()
  const { study } = photos[0]!
  const ofHero = rankings.get(study) ?? boundedCache<FamilyId[]>(REMEMBERED)
  rankings.set(study, ofHero)
  return ofHero(JSON.stringify([seed, direction, families]), make)
}

/** Compares families. One that could not overtake even without a fault is not composed: it keeps its place. */
function compare(reference: LayoutInput, families: readonly FamilyId[]): FamilyId[] {
  let best = 0
  const worths = families.map((family, rank) => {
    const cost = rank === 0 ? 0 : SEED_WORTH + RANK_COST * rank
    const ceiling = 1 - cost
    if (ceiling <= best) return { family, worth: -rank }
    const worth = (designedCandidate(reference, family)?.score ?? -1) - cost
    best = Math.max(best, worth)
    return { family, worth }
  })
  return worths.toSorted((first, second) => second.worth - first.worth).map(({ family }) => family)
}
