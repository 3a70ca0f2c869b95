import type { AdPlan } from '../make-ad/ad-plan.ts'
import { FAMILY_IDS, type FamilyId } from '../direction/direction.ts'
import { FAMILIES, IN_PAINTED_PLACES } from '../layout/families/families.ts'
import type { LayoutInput } from '../layout/search/compose-candidate.ts'
import { searchFamily } from '../layout/search/search-family.ts'
import { type Ad, NoComposition, paintPlan } from '../make-ad/make-ad.ts'
import { type AdPhoto, asWanted } from '../photo/ad-photo.ts'
import { canStandFree } from '../photo/can-stand-free.ts'
import type { Logo } from '../photo/clean-logo.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { FamilyRefused } from './family-refused.ts'
import { whyNotTried } from './why-not-tried.ts'

export interface ExplainedAd {
  ad: Ad
  /** One sentence for each family, which begins with its id: that it was taken, or why it was passed over. */
  sentences: string[]
}

/**
 * Makes the ad of a plan and explains what became of each family. If a family is named, the ad is made in that family
 * alone, whatever the style; throws FamilyRefused if that fails. For developers of the studio.
 */
export async function explainPlan(
  plan: AdPlan,
  { photos, logo, typesetter }: { photos: readonly AdPhoto[]; logo?: Logo | undefined; typesetter: Typesetter },
  family?: FamilyId,
): Promise<ExplainedAd> {
  const { direction } = plan
  const input = { ...plan, scene: undefined, photos: photos.map(asWanted), logo, typesetter }
  if (family) {
    refuseWithoutPlace(family, input)
    input.direction = { ...direction, families: [family] }
  }
  const problems: string[] = []
  const ad = await paintPlan({ ...plan, direction: input.direction }, { photos, logo, typesetter, problems }).catch(
    (error: unknown) => {
      if (!family || !(error instanceof NoComposition)) throw error
      throw new FamilyRefused(`${family} ${whyPassedOver(family, family, input, problems)}.`, { cause: error })
    },
  )
  return { ad, sentences: explainFamilies(ad.layout.family, input, problems) }
}

/**
 * Explains what became of each family. `problems` are the messages collected about compositions while the ad was made.
 */
export function explainFamilies(taken: FamilyId, input: LayoutInput, problems: readonly string[]): string[] {
  return FAMILY_IDS.map((family) =>
    family === taken ? `${family} was taken.` : `${family} ${whyPassedOver(family, taken, input, problems)}.`,
  )
}

/** Throws FamilyRefused if the family lacks what it stands on: a product that is cut out, or a painted scene. */
function refuseWithoutPlace(family: FamilyId, { direction, photos }: LayoutInput): void {
  const { tried } = FAMILIES[family]
  const { study } = photos[0]!
  const lacksProduct = typeof tried !== 'string' && tried.cutOut !== undefined && !canStandFree(study)
  if (lacksProduct || IN_PAINTED_PLACES.includes(family))
    throw new FamilyRefused(`${family} ${whyNotTried(family, direction.style, study, direction.use)}.`)
}

function whyPassedOver(family: FamilyId, taken: FamilyId, input: LayoutInput, problems: readonly string[]): string {
  const { families, style, use } = input.direction
  if (!families.includes(family)) return whyNotTried(family, style, input.photos[0]!.study, use) ?? 'was not asked for'
  const unfit: string[] = []
  const found = searchFamily(input, family, unfit)
  if (found.length === 0 && unfit.length === 0) return 'has no arrangement for a canvas like this'
  if (found.length === 0) return `cannot carry this ad: ${listed(unfit)}`
  const refused = problems.filter((problem) => problem.startsWith(`${family} `) && !unfit.includes(problem))
  return refused.length > 0 ? `was refused: ${listed(refused)}` : `fits, and comes after ${taken}`
}

/**
 * Joins the reasons. Problems begin with the family and the number of its candidate; the candidates of a family often
 * share a reason.
 */
function listed(problems: readonly string[]): string {
  const reasons = problems.map((problem) => problem.slice(problem.indexOf(': ') + 2).replace(/\.$/u, ''))
  return [...new Set(reasons)].join('; ')
}
