import sharp from 'sharp'
import { fileRulesOf } from '#contract/sizes.ts'
import { TRIAL_FACTORS, type TrialFactor, type TrialLevel } from '#contract/ads/trials/factors.ts'
import type { Ad } from '../make-ad/make-ad.ts'
import { formFor, type Logo } from '../photo/clean-logo.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { countOutside, joinAreas, type OwnArea, ownArea } from './own-area.ts'

/** A picture of a trial, or one sentence on why there is none. */
export type ComparedPicture = Ad | { refused: string }

/** A picture with the photos that it shows, or one sentence on why there is none. */
export type Painted = (Ad & { photos: readonly StudiedPhoto[] }) | { refused: string }

interface Trial {
  pictures: readonly (readonly TrialLevel[])[]
  logo?: Logo | undefined
  typesetter: Typesetter
}

interface Seen {
  levels: readonly TrialLevel[]
  ad: Ad
  /** Raw RGB of the file. */
  pixels: Uint8Array
  areaOf: (factor: TrialFactor) => Promise<OwnArea>
}

/**
 * Refuses pictures that differ from the first one outside of their own factors, or from one that has another level of a
 * single factor outside of that one. Refuses pictures that do not differ at all, too.
 */
export async function refuseUnlike(painted: readonly Painted[], trial: Trial): Promise<ComparedPicture[]> {
  const seen: Seen[] = []
  const answers: ComparedPicture[] = []
  for (const [at, one] of painted.entries()) {
    if ('refused' in one) {
      answers.push(one)
      continue
    }
    const { photos, ...ad } = one
    const picture = await see(ad, { levels: trial.pictures[at]!, photos, trial })
    const refused = await findReason(picture, seen)
    answers.push(refused === undefined ? ad : { refused })
    if (refused === undefined) seen.push(picture)
  }
  return answers
}

async function see(
  ad: Ad,
  { levels, photos, trial }: { levels: Seen['levels']; photos: readonly StudiedPhoto[]; trial: Trial },
): Promise<Seen> {
  const { logo, typesetter } = trial
  const areas = new Map<TrialFactor, Promise<OwnArea>>()
  const areaOf = (factor: TrialFactor) => {
    const form = logo && formFor(logo, ad.layout.direction.colors.ground)
    const area = areas.get(factor) ?? ownArea(ad.layout, factor, { photos, logo: form, typesetter })
    areas.set(factor, area)
    return area
  }
  return { levels, ad, pixels: await sharp(ad.jpeg).removeAlpha().raw().toBuffer(), areaOf }
}

async function findReason(picture: Seen, seen: readonly Seen[]): Promise<string | undefined> {
  const { layout } = picture.ad
  const { name } = fileRulesOf(layout.format)
  for (const [at, other] of seen.entries()) {
    if (Buffer.compare(picture.pixels, other.pixels) === 0) return `On ${name} this would look like another picture.`
    const factors = differingFactors(picture.levels, other.levels)
    // Pictures that differ in several factors are compared by way of the first one.
    if (at > 0 && factors.length !== 1) continue
    const areas = await Promise.all(factors.flatMap((factor) => [picture.areaOf(factor), other.areaOf(factor)]))
    const isUnlike = areas.length === 0 || countOutside(picture.pixels, other.pixels, layout, joinAreas(areas)) > 0
    if (isUnlike) {
      const names = factors.map((factor) => NAMES[factor]).join(' and the ') || 'level'
      return `More than the ${names} would change on ${name}, so the test would not show what made the difference.`
    }
  }
  return undefined
}

/** Returns the factors that have another level in one picture than in the other. */
function differingFactors(one: readonly TrialLevel[], other: readonly TrialLevel[]): TrialFactor[] {
  return TRIAL_FACTORS.map(({ id }) => id).filter((id) => {
    const [first, second] = [one, other].map((levels) => levels.find(({ factor }) => factor === id))
    return JSON.stringify(first) !== JSON.stringify(second)
  })
}

const NAMES: Record<TrialFactor, string> = {
  headline: 'headline',
  price: 'price',
  photo: 'photo',
  ground: 'background color',
  callToAction: 'call to action',
  side: 'side',
}
