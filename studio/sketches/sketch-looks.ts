import type { FamilyId } from '../direction/direction.ts'
import { isPictureFirst } from '../direction/stance.ts'
import { LAST_RESORT, STOP_GAPS } from '../layout/families/families.ts'
import type { Layout } from '../layers/layout.ts'
import { proposeLayouts } from '../layout/search/make-layout.ts'
import { areAlike, seeAd, type SeenAd, standAlike } from '../likeness/compare-ads.ts'
import { placedBoxes } from '../likeness/placed-boxes.ts'
import { type Ad, type AdInput, NoComposition, paintPlan, planAd } from '../make-ad/make-ad.ts'
import { asWanted } from '../photo/ad-photo.ts'
import { formFor } from '../photo/clean-logo.ts'

type Sketched = Omit<AdInput, 'history' | 'onStage'>

type Stood = Pick<Layout, 'family' | 'layers'>

export interface LooksInput extends Sketched {
  /** The existing picture of this format: a sketch that looks like it is not another look. */
  current?: (Pick<Ad, 'jpeg'> & { layout: Stood }) | undefined
  /** Maximum number of sketches. */
  count: number
}

export interface LookSketch {
  /**
   * The seed with which, together with the campaign's seed and the layout's family and candidate, the ad is composed as
   * it is here.
   */
  seed: number
  ad: Ad
}

/** Paintings for each sketch that is requested: some photos suit few families, and what looks alike is left out. */
const PAINTED_EACH = 2
/** Seeds that are tried for each sketch; most of them stand as an earlier one does. */
const SEEDS_EACH = 8
/** Seeds have 31 bits. */
const SEED_END = 2 ** 31

/**
 * Sketches the ad in other compositions with the same words, none of which looks like another one or like the existing
 * picture: first each family that suits it, then the same families with other seeds. Returns fewer than `count` if
 * there are no more.
 */
export async function sketchLooks({ current, count, ...input }: LooksInput): Promise<LookSketch[]> {
  const found: LookSketch[] = []
  const seen: SeenAd[] = current ? [await seeAd(current)] : []
  const stood: Stood[] = current ? [current.layout] : []
  let paintings = 0
  for (const { family, seed } of listTries(input, current?.layout.family, count)) {
    if (found.length >= count || paintings >= count * PAINTED_EACH) break
    const proposed = propose(input, family, seed)
    if (proposed?.family !== family || stood.some((layout) => standsAs(proposed, layout))) continue
    stood.push(proposed)
    paintings += 1
    const ad = await tryToPaint(input, family, seed)
    const look = ad && (await seeAd(ad))
    if (!look || seen.some((other) => areAlike(look, other))) continue
    seen.push(look)
    found.push({ seed, ad })
  }
  return found
}

interface Try {
  family: FamilyId
  seed: number
}

/** Lists each family once, the current one last, and then the same families with seeds that change the ad's stance. */
function listTries(input: Sketched, shown: FamilyId | undefined, count: number): Try[] {
  const { families } = planOf(input, input.seed).direction
  const others = families.filter((family) => family !== shown && family !== LAST_RESORT && !STOP_GAPS.includes(family))
  const rounds = shown && families.includes(shown) && shown !== LAST_RESORT ? [...others, shown] : others
  const ways = new Set<string>()
  return Array.from({ length: count * SEEDS_EACH }, (_, index) => ({
    family: rounds[index % Math.max(1, rounds.length)],
    seed: (input.seed + 1 + index) % SEED_END,
  })).filter((one): one is Try => {
    const way = JSON.stringify([one.family, planOf(input, one.seed).direction.stance, isPictureFirst(one.seed)])
    const isNew = one.family !== undefined && !ways.has(way)
    ways.add(way)
    return isNew
  })
}

/**
 * Predicts the leading layout without painting. Another family leads if the requested one carries these words and this
 * photo badly.
 */
function propose(input: Sketched, family: FamilyId, seed: number): Layout | undefined {
  const { photos, logo, typesetter } = input
  const plan = planOf(input, seed)
  const form = logo && formFor(logo, plan.direction.colors.ground)
  const history = { campaign: family }
  const request = { ...plan, scene: undefined, photos: photos.map(asWanted), logo: form, typesetter, history }
  const [first] = proposeLayouts(request)
  return first
}

function standsAs(one: Stood, other: Stood): boolean {
  return one.family === other.family && standAlike(placedBoxes(one), placedBoxes(other))
}

function planOf(input: Sketched, seed: number) {
  return planAd({ ...input, seed, campaignSeed: input.campaignSeed ?? input.seed })
}

/** Returns undefined if the compositions of this family do not pass. */
async function tryToPaint(input: Sketched, family: FamilyId, seed: number): Promise<Ad | undefined> {
  try {
    const ad = await paintPlan(planOf(input, seed), { ...input, history: { campaign: family } })
    return ad.layout.family === family ? ad : undefined
  } catch (error) {
    if (error instanceof NoComposition) return undefined
    throw error
  }
}
