import type { AdDistance } from '#contract/ads/distance.ts'
import { type Angle, ANGLES, wordsOfAngle } from '#contract/ads/angles.ts'
import { makeBrief } from '../brief/brief.ts'
import { angleLead } from '../words/angle-lead.ts'
import type { FamilyId } from '../direction/direction.ts'
import { proposeLayouts } from '../layout/search/make-layout.ts'
import { areAlike, compareAds, type Difference, seeAd, type SeenAd } from '../likeness/compare-ads.ts'
import { type AdTraits, measureDistance } from '../likeness/measure-distance.ts'
import { seeAdTraits } from '../likeness/see-ad-traits.ts'
import { type Ad, type AdInput, NoComposition, paintPlan, planAd } from '../make-ad/make-ad.ts'
import { asWanted } from '../photo/ad-photo.ts'
import { formFor } from '../photo/clean-logo.ts'
import { settled } from '../make-ad/settle-treatment.ts'

export interface AnglesInput extends Omit<AdInput, 'history' | 'onStage'> {
  /** The creative has pictures made from this seed, so its own composition is taken already. */
  isMade: boolean
  /** Seeds of the experiment's existing ads. */
  kept: Partial<Record<Angle, number>>
}

/**
 * The reason why an angle is not offered: the ad has no words for it, no other angle has words, no composition fits, or
 * another sketch looks the same.
 */
export type Withheld = 'no words' | 'no other' | 'no room' | 'alike'

export interface AngleSketch {
  angle: Angle
  headline: string
  /** The seed with which, together with the campaign's seed, the ad is composed as it is here. */
  seed: number
  ad: Ad
  /** Differences from each other sketch, and from the ad itself. */
  differences: (Difference & { to: Angle | 'ad'; distance: AdDistance })[]
}

export type SketchedAngle = AngleSketch | Refused

interface Painted<Of = Angle> {
  angle: Of
  seed: number
  ad: Ad
  family: FamilyId
  seen: SeenAd
  traits: AdTraits
}

type Found = Painted & Pick<AngleSketch, 'headline'>
type Refused = { angle: Angle; withheld: Withheld }
type Taken = Painted<Angle | 'ad'>

/**
 * Sketches the ad led by its price, by its promise and by its name, each composed unlike the others and unlike the ad
 * itself.
 */
export async function sketchAngles(input: AnglesInput): Promise<SketchedAngle[]> {
  const leads = ANGLES.map(({ id }) => ({ angle: id, headline: leadOfAngle(input, id) }))
  const possible = leads.flatMap(({ angle, headline }) => (headline === undefined ? [] : [{ angle, headline }]))
  if (possible.length < 2) return leads.map(withhold)
  const own = input.isMade ? await tryToPaint(input, input.seed, 'ad' as const) : undefined
  const taken: Taken[] = own ? [own] : []
  const found: (Found | Refused)[] = []
  // The existing ads keep their compositions; new sketches have to differ from them.
  for (const { angle, headline } of keptFirst(possible, input.kept)) {
    const sketch = await findSketch(ofAngle(input, angle), { angle, headline, taken })
    found.push(sketch)
    if ('seen' in sketch) taken.push(sketch)
  }
  return leads.map((lead) => {
    const sketch = found.find(({ angle }) => angle === lead.angle) ?? withhold(lead)
    return 'seen' in sketch ? measured(sketch, taken) : sketch
  })
}

function keptFirst<Lead extends { angle: Angle }>(leads: readonly Lead[], kept: AnglesInput['kept']): Lead[] {
  const { before = [], after = [] } = Object.groupBy(leads, ({ angle }) => (angle in kept ? 'before' : 'after'))
  return [...before, ...after]
}

function measured({ angle, headline, seed, ad, seen, traits }: Found, taken: readonly Taken[]): AngleSketch {
  const others = taken.filter((other) => other.angle !== angle)
  const differences = others.map((other) => ({
    to: other.angle,
    ...compareAds(seen, other.seen),
    distance: measureDistance(traits, other.traits),
  }))
  return { angle, headline, seed, ad, differences }
}

function withhold({ angle, headline }: { angle: Angle; headline: string | undefined }): Refused {
  return { angle, withheld: headline === undefined ? 'no words' : 'no other' }
}

function ofAngle(input: AnglesInput, angle: Angle): AnglesInput {
  const { ad } = input
  return { ...input, ad: { ...ad, angle, words: wordsOfAngle(angle, ad.words ?? {}) } }
}

function leadOfAngle(input: AnglesInput, angle: Angle): string | undefined {
  const { ad, seed, campaignSeed = seed } = ofAngle(input, angle)
  return angleLead(makeBrief(ad, campaignSeed), angle, campaignSeed)
}

/** The number of seeds that are tried for a family that no other sketch has; few photos suit that many families. */
const SEEDS_MAX = 12
/** The number of ads that are painted, if no family is free, to find one that differs all the same. */
const PAINTED_MAX = 3
/** Seeds have 31 bits. */
const SEED_END = 2 ** 31

async function findSketch(
  input: AnglesInput,
  { angle, headline, taken }: { angle: Angle; headline: string; taken: readonly Taken[] },
): Promise<Found | Refused> {
  const kept = input.kept[angle]
  if (kept !== undefined) {
    const painted = await tryToPaint(input, kept, angle)
    return painted ? { ...painted, headline } : { angle, withheld: 'no room' }
  }
  const isFree = (family: FamilyId | undefined) => taken.every((other) => other.family !== family)
  const isOther = (painted: Painted) => taken.every(({ seen }) => !areAlike(painted.seen, seen))
  const spare: number[] = []
  let alike: Painted | undefined
  for (let step = 1; step <= SEEDS_MAX; step += 1) {
    const seed = (input.seed + step) % SEED_END
    const painted = isFree(firstFamily(input, seed)) ? await tryToPaint(input, seed, angle) : undefined
    if (painted && isFree(painted.family) && isOther(painted)) return { ...painted, headline }
    if (!painted) spare.push(seed)
    else alike = painted
  }
  for (const seed of spare.slice(0, PAINTED_MAX)) {
    const painted = await tryToPaint(input, seed, angle)
    if (painted && isOther(painted)) return { ...painted, headline }
    alike ??= painted
  }
  return { angle, withheld: alike ? 'alike' : 'no room' }
}

/**
 * Predicts the family without painting. The painted ad may be in another family, if the inspection refuses this one.
 */
function firstFamily(input: AnglesInput, seed: number): FamilyId | undefined {
  const { logo, typesetter, treatment } = input
  const photos = input.photos.map(asWanted)
  const plan = planAd({ ...input, seed, campaignSeed: input.campaignSeed ?? input.seed })
  const ad = { direction: plan.reference, photos, logo, typesetter, seed }
  const form = logo && formFor(logo, plan.direction.colors.ground)
  const [first] = proposeLayouts({
    ...plan,
    scene: undefined,
    photos,
    logo: form,
    typesetter,
    treatment: settled(treatment, ad),
  })
  return first?.family
}

/** Returns undefined if no composition passes. */
async function tryToPaint<Of extends Angle | 'ad'>(
  input: AnglesInput,
  seed: number,
  angle: Of,
): Promise<Painted<Of> | undefined> {
  const plan = planAd({ ...input, seed, campaignSeed: input.campaignSeed ?? input.seed })
  try {
    const ad = await paintPlan(plan, input)
    const traits = await seeAdTraits({ ...ad, angle: angle === 'ad' ? null : angle })
    return { angle, seed, ad, family: ad.layout.family, seen: await seeAd(ad), traits }
  } catch (error) {
    if (error instanceof NoComposition) return undefined
    throw error
  }
}
