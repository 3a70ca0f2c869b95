import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import type { FamilyId } from '../../direction/direction.ts'
import { isPictureFirst } from '../../direction/stance.ts'
import type { Typesetter } from '../../type/typesetter.ts'
import { groupWidths, withCompanions } from './add-companion.ts'
import type { LayoutInput } from './compose-candidate.ts'
import { LAST_RESORT } from '../families/families.ts'
import { findCompanions, findHero } from '../../layers/placement.ts'
import type { Layout } from '../../layers/layout.ts'
import { findHiddenLetter } from '../../paint/occlusion.ts'
import type { Treatment } from '../../layers/treatment.ts'
import { treatmentsOf } from '../families/treatment.ts'
import { preferred } from './preferred.ts'
import { type FamilyHistory, rankFamilies } from './rank-families.ts'
import { CAMPAIGN_WORTH, GOOD_ENOUGH, RANK_COST, SHOWN_COST, STANCE_WORTH, SWAPPED_COST } from './costs.ts'
import { recompose, type Scored, searchFamily, tryCandidate } from './search-family.ts'
import { readCandidate } from './variations.ts'

export type { LayoutInput } from './compose-candidate.ts'

export interface ProposalInput extends LayoutInput {
  history?: FamilyHistory | undefined
  /** The finished ad that is changed. It stays what it was if the changes leave it room. */
  keep?: Pick<Layout, 'family' | 'candidate'> | undefined
  /** Treatment of the hero. Layouts that show it otherwise are proposed last. Left out, all keep their order. */
  treatment?: Treatment | undefined
  /** The composition of the picture that this is a copy of. Any other is proposed last. */
  copied?: Copied | undefined
}

/**
 * A composition by what sets it apart from the others of its seed. A stored one may be in the stance of its seed or
 * without.
 */
export type Copied = Pick<Layout, 'family' | 'candidate'> & Pick<Layout['direction'], 'stance' | 'kind' | 'use'>

/**
 * Returns true if a layout has the arrangement of a copied one. The amount and size of its words may differ, and so may
 * its stance.
 */
export function isArrangedAs(layout: Layout, { family, candidate }: Copied): boolean {
  const [own, copied] = [readCandidate(layout.candidate), readCandidate(candidate)]
  return layout.family === family && own.form === copied.form && own.sidesSwapped === copied.sidesSwapped
}

/**
 * Generates the layouts that may be painted, best first, one at a time: the campaign's family in its best candidate as
 * long as it is good enough, else the family that does best, and the last resort at the end. `problems` collects why
 * others were passed over.
 */
export function proposeLayouts(input: ProposalInput, problems: string[] = []): Generator<Layout> {
  const { treatment, copied } = input
  const found = searchLayouts(input, problems)
  const alike = treatment ? preferred(found, (layout) => treatmentsOf(layout).includes(treatment)) : found
  return copied ? preferred(alike, (layout) => isArrangedAs(layout, copied)) : alike
}

function* searchLayouts(input: ProposalInput, problems: string[]): Generator<Layout> {
  const { photos, typesetter, history } = input
  const ready = function* (scored: Scored | undefined) {
    const hidden = scored && hiddenLetters(scored.layout, photos, typesetter)
    if (hidden?.length === 0) yield withMostCompanions(input, scored!.layout)
    else if (scored) problems.push(`${scored.layout.family} ${scored.layout.candidate}: ${hidden!.join(', ')}`)
  }
  const { keep, direction } = input
  if (keep && direction.families.includes(keep.family))
    yield* ready(recompose(input, keep.family, readCandidate(keep.candidate)))
  const families = rankFamilies(input, history)
  let waiting: Scored[] = []
  for (const [rank, family] of families.entries()) {
    if (family === LAST_RESORT) break
    // Shown families follow the others, the one shown longest ago first: each waits for the one before it.
    const waited = families.slice(0, rank).filter((other) => history?.shown?.includes(other)).length
    const cost = rankCost(rank) + (history?.shown?.includes(family) ? SHOWN_COST * (waited + 1) : 0)
    const found = searchStance(input, family, problems)
    waiting.push(...found.map(({ layout, score }) => ({ layout, score: score - cost })))
    waiting = waiting.toSorted((first, second) => second.score - first.score)
    while (waiting[0] && waiting[0].score >= GOOD_ENOUGH) yield* ready(waiting.shift())
  }
  for (const scored of waiting) yield* ready(scored)
  if (direction.stance) yield* searchLayouts(withoutStance(input), problems)
  else if (families.includes(LAST_RESORT))
    for (const scored of searchFamily(input, LAST_RESORT, problems)) yield* ready(scored)
}

/** Searches in the ad's stance and, if that is not good enough, also without it. */
function searchStance(input: ProposalInput, family: FamilyId, problems: string[]): Scored[] {
  const search = (own: ProposalInput, worth: number) =>
    searchFamily(own, family, problems).map((scored) => {
      const { layout, score } = withSidesSwapped(own, scored)
      return { layout, score: score + worth }
    })
  if (!input.direction.stance) return search(input, 0)
  const found = search(input, STANCE_WORTH)
  return found[0] && found[0].score >= GOOD_ENOUGH ? found : [...found, ...search(withoutStance(input), 0)]
}

function withoutStance(input: ProposalInput): ProposalInput {
  return { ...input, direction: { ...input.direction, stance: undefined } }
}

function rankCost(rank: number): number {
  return rank === 0 ? 0 : CAMPAIGN_WORTH + RANK_COST * (rank - 1)
}

/**
 * Returns the layout with the other products of the ad: in its best candidate, as the family was designed, or where
 * room is left for a group, in whichever first holds the most of them.
 */
export function withMostCompanions(input: LayoutInput, layout: Layout): Layout {
  const { photos } = input
  const candidate = readCandidate(layout.candidate)
  let best = withCompanions(layout, photos)
  const keepMore = (other: Scored | undefined) => {
    const joined = other && withCompanions(other.layout, photos)
    if (joined && countOf(joined) > countOf(best) && heroHeight(joined) >= MIN_HERO * heroHeight(layout)) best = joined
  }
  if (photos.length > 1 && candidate.variation !== 0 && !candidate.sidesSwapped)
    keepMore(tryCandidate(input, layout.family, { ...candidate, variation: 0 }))
  for (const widths of groupWidths(layout, photos))
    keepMore(recompose({ ...input, groupWidths: widths }, layout.family, candidate))
  return best
}

/** Smallest share of its height alone that a hero keeps: one that becomes smaller is one of a crowd. */
const MIN_HERO = 0.55

function countOf({ layers }: Layout): number {
  return findCompanions(layers).length
}

function heroHeight({ layers }: Layout): number {
  return findHero(layers)?.placement.box.height ?? 0
}

/**
 * Puts the picture at the start on every second seed, or if the inspiration has it so: another ad in the same family.
 */
function withSidesSwapped(input: LayoutInput, scored: Scored): Scored {
  const { family, candidate } = scored.layout
  if (!wantsSidesSwapped(input)) return scored
  const other = recompose(input, family, { ...readCandidate(candidate), sidesSwapped: true })
  return other && other.score > scored.score - SWAPPED_COST ? other : scored
}

function wantsSidesSwapped({ direction: { pictureSide, textDirection }, seed }: LayoutInput): boolean {
  if (pictureSide) return pictureSide === (textDirection === 'rtl' ? 'right' : 'left')
  return isPictureFirst(seed)
}

export function hiddenLetters(layout: Layout, photos: readonly StudiedPhoto[], typesetter: Typesetter): string[] {
  const product = findHero(layout.layers)
  if (!product) return []
  return layout.layers.flatMap((layer) => {
    const letter = layer.kind === 'text' && layer.behindProduct && findHiddenLetter(layer, photos, product, typesetter)
    return letter ? [`the product hides the letter ${letter}`] : []
  })
}
