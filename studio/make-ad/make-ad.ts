import type { Dial } from '#contract/dials.ts'
import type { Finding } from '#contract/report.ts'
import { type AdFormat, fileRulesOf } from '#contract/sizes.ts'
import type { AdPlan } from './ad-plan.ts'
import { type AdFields, makeBrief } from '../brief/brief.ts'
import { directAd } from './direct-ad.ts'
import { type OwnFaces, withOwnFaces } from '../direction/own-faces.ts'
import { sayOwnWords } from '../direction/say-own-words.ts'
import { PRODUCT_APART } from '../inspect/checks/product-apart.ts'
import { productInside } from '../inspect/checks/product-inside.ts'
import { type FinishedFile, finishFile } from '../inspect/finish-file.ts'
import { inspectAd, type PixelReport } from '../inspect/inspect-ad.ts'
import { mendLayout } from '../inspect/mend-layout.ts'
import type { Mood } from '../inspiration/mood.ts'
import { SIGN_OFF_PARTS, type SignOffPart } from '../layout/blocks/sign-off.ts'
import type { Layout } from '../layers/layout.ts'
import { dialLayouts } from '../layout/search/dials/dial-layouts.ts'
import { standsAsConcept } from '../layout/families/choose-concept.ts'
import { chooseFamilies } from '../layout/families/choose-families.ts'
import { treatmentsOf } from '../layout/families/treatment.ts'
import { type Copied, isArrangedAs, type ProposalInput, proposeLayouts } from '../layout/search/make-layout.ts'
import type { Treatment } from '../layers/treatment.ts'
import { REFERENCE_FORMAT } from '../canvas/reference-format.ts'
import { type FamilyHistory } from '../layout/search/rank-families.ts'
import { type PaintedAd, paintLayout } from '../paint/paint-layout.ts'
import { formFor, type Logo } from '../photo/clean-logo.ts'
import { type AdPhoto, asWanted } from '../photo/ad-photo.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import { proposeScene } from '../scene/propose-scene.ts'
import { settled, type Unsettled } from './settle-treatment.ts'
import type { OnStage } from './stages.ts'
import type { Typesetter } from '../type/typesetter.ts'

export interface AdInput {
  ad: AdFields
  /** The product photos in the ad's order; the first is the hero. At least one. */
  photos: readonly AdPhoto[]
  /** What the inspiration images have in common, from readMood and mixMoods. */
  mood?: Mood | undefined
  logo?: Logo | undefined
  /** Fonts of the person's, which the typesetter knows. */
  ownFaces?: OwnFaces | undefined
  format: AdFormat
  /** Any 31-bit number: it chooses the composition and its place. The same input and seeds give the same bytes. */
  seed: number
  /** Chooses what the ad says, so that it can be composed anew and still say the same; the seed where it is left out. */
  campaignSeed?: number | undefined
  /** What was made for this ad before: Regenerate shows another composition, and a further format joins its campaign. */
  history?: FamilyHistory | undefined
  /** How the ad's other pictures show the hero, which this one shows alike where it can. On its own where it is left out. */
  treatment?: Treatment | Unsettled | undefined
  /** The picture that it is a copy of, whose composition it keeps where its words have room for it. */
  copied?: Copied | undefined
  typesetter: Typesetter
  onStage?: OnStage | undefined
}

type Painting = 'photos' | 'logo' | 'history' | 'treatment' | 'copied' | 'typesetter' | 'onStage'
type PlanInput = Omit<AdInput, 'history' | 'treatment' | 'typesetter'>
interface PaintInput extends Pick<AdInput, Painting> {
  scene?: Pixels | undefined
  /** Composed like this where its words and its photo have room for it, else in another way. */
  keep?: Composed | undefined
  /** Composed like this or not at all. */
  exact?: Composed | undefined
  /** Is told why compositions were passed over. */
  problems?: string[] | undefined
}

export interface Ad extends FinishedFile {
  layout: Layout
}

/** With the seeds and what is said and shown, this tells one composition of an ad from every other one. */
export type Composed = Pick<Layout, 'family' | 'candidate'>

/** brief -> direction -> layout -> paint -> inspect. Throws when no composition passes the inspection. */
export async function makeAd(input: AdInput): Promise<Ad> {
  return paintPlan(planAd(input), input)
}

/** brief -> direction, by the rules. */
export function planAd({
  ad,
  photos,
  mood,
  logo,
  ownFaces,
  format,
  seed,
  campaignSeed = seed,
  copied,
  onStage,
}: PlanInput): AdPlan {
  onStage?.('brief')
  const brief = makeBrief(ad, campaignSeed)
  onStage?.('direction')
  const directOn = (format: AdFormat) => {
    const rules = directAd(brief, asWanted(photos[0]!).study, {
      format,
      seed,
      campaignSeed,
      mood,
      told: copied,
    })
    const direction = sayOwnWords(rules, ad.words, format)
    const type = ownFaces ? withOwnFaces(direction.type, ownFaces) : direction.type
    return { ...direction, type, ...(logo && { hasLogo: true as const }) }
  }
  return {
    format,
    seed,
    campaignSeed,
    brief,
    direction: directOn(format),
    reference: directOn(REFERENCE_FORMAT),
    steered: mood !== undefined,
  }
}

/**
 * layout -> paint -> inspect, from a plan on. `scene` was painted for the plan, as large as the format. Throws NoComposition, also where
 * the only one that is wanted does not pass.
 */
export async function paintPlan(plan: AdPlan, input: PaintInput): Promise<Ad> {
  return composeAd(compositionOf(plan, input))
}

/** The layout that paintPlan would paint, without its file. Throws NoComposition as that does. */
export async function composePlan(plan: AdPlan, input: PaintInput): Promise<Layout> {
  return (await findPassed(compositionOf(plan, input))).layout
}

function compositionOf(
  { direction, reference, format, seed, scene: planned }: AdPlan,
  { photos: given, scene, logo, treatment, copied, typesetter, onStage, problems, ...wish }: PaintInput,
): Composition {
  const photos = given.map(asWanted)
  const ad = { direction: reference, photos, logo, typesetter, seed }
  const { exact } = wish
  const composition = {
    direction,
    format,
    seed,
    scene,
    photos,
    logo,
    typesetter,
    onStage,
    problems,
    // Its family is composed first: the others would be composed in vain.
    history: exact ? { campaign: exact.family } : wish.history,
    keep: planned ?? wish.keep,
    accepts: exact && ((layout: Layout) => isComposedAs(layout, exact)),
    treatment: settled(treatment, ad),
    isAsSeen: exact !== undefined,
  }
  return {
    ...(planned || exact || !copied ? composition : asCopied(composition, copied)),
    // So that it stays whole when something else is changed on the finished ad.
    shown: given[0]!.cutOut === 'never' ? { hero: 0, whole: true } : undefined,
  }
}

/** In the family that was copied, also where the words of another language would not have chosen it; on its own where the photo rules it out. */
function asCopied(composition: Composition, copied: Copied): Composition {
  const { direction, photos, seed } = composition
  const { family, stance } = copied
  const { study } = photos[0]!
  const isFit =
    chooseFamilies(direction.style, study, seed).includes(family) || standsAsConcept(family, direction.style, study)
  if (!isFit) return composition
  const families = [family, ...direction.families.filter((other) => other !== family)]
  return {
    ...composition,
    direction: { ...direction, stance, families },
    history: { campaign: family },
    keep: copied,
    copied,
  }
}

/** Whether two compositions of the same ad and seeds are one. */
export function isComposedAs(one: Composed, other: Composed): boolean {
  return one.family === other.family && one.candidate === other.candidate
}

/** What an ad is composed from once its direction is known; the hero's photo is the first. */
export interface Composition extends ProposalInput {
  /** Written into the layout: which photo of the ad it shows, and how. */
  shown?: Layout['shown'] | undefined
  /** Which of the proposals may be painted; all of them where it is left out. */
  accepts?: ((layout: Layout) => boolean) | undefined
  /** It was seen and chosen as it is: that it shows the photo otherwise than the ad's other pictures has to be told to nobody. */
  isAsSeen?: boolean | undefined
  /** Of the direction's dials, those that have to be met: others may give way, which the report says. */
  asked?: readonly Dial[] | undefined
  /** Is told which of those found no room. */
  missed?: Dial[] | undefined
  onStage?: OnStage | undefined
  problems?: string[] | undefined
}

/** No composition passed the inspection. The message says what was wrong with each. */
export class NoComposition extends Error {
  override name = 'NoComposition'
}

/** The words have no room on the size that was asked for. The message is a sentence for a person. */
export class WordsDoNotFit extends NoComposition {
  override name = 'WordsDoNotFit'
}

/** layout -> paint -> inspect, the best layout first, until one passes; else NoComposition. */
export async function composeAd(composition: Composition): Promise<Ad> {
  const { layout, painted, report } = await findPassed(composition)
  return { layout, ...(await finishFile(layout, painted, report)) }
}

async function findPassed({ logo, ...others }: Composition): Promise<Passed> {
  const input = { ...others, logo: logo && formFor(logo, others.direction.colors.ground) }
  const { problems = [] } = input
  let proposals = 0
  const lost: Passed[] = []
  for (const without of leftOut(input)) {
    for (const rest of propose({ ...input, without }, problems)) {
      if (input.accepts?.(rest) === false) continue
      for (const proposed of dialLayouts({ ...input, without }, rest, input)) {
        proposals += 1
        const passed = await paintUntilPassed(withWanted(proposed, input), input, problems)
        if (!passed) continue
        if (lost.length < LOST_MAX && isLost(passed, input)) {
          lost.push(passed)
          problems.push(`${passed.layout.family} ${passed.layout.candidate}: the product is lost on its ground`)
          break
        }
        return withOrigin(passed, input)
      }
    }
  }
  if (lost[0]) return withOrigin(lost[0], input)
  const { name } = fileRulesOf(input.format)
  if (proposals === 0)
    throw new WordsDoNotFit(
      `These words do not fit on ${name} at a size that can be read: shorten them, or choose a larger size.`,
    )
  throw new NoComposition(`No composition passed for ${name}: ${[...new Set(problems)].join('; ')}`)
}

/** So many compositions are passed over in which the product is lost on its ground: where it is lost in more, the first of them is right. */
const LOST_MAX = 3

/** A composition that somebody has seen and chosen stays; and so does one in colors of a person's own. */
function isLost({ report, layout }: Passed, { accepts, isAsSeen }: Composition): boolean {
  if (accepts || isAsSeen || layout.direction.ownColors) return false
  return report.findings.some(({ rule }) => rule === PRODUCT_APART)
}

function withOrigin(passed: Passed, input: Composition): Passed {
  return { ...passed, layout: noteOrigin(passed.layout, input) }
}

/** An ad that cannot be composed with all that signs it is composed without a part, and its report says so. */
function leftOut({ direction: { words }, logo }: Composition): SignOffPart[][] {
  const given = { 'web-address': words.webAddress, logo, 'legal-line': words.legalLine }
  const parts = SIGN_OFF_PARTS.filter((part) => given[part])
  return [[], ...parts.map((_, index) => parts.slice(0, index + 1))]
}

/** With a painted scene, ads that stand in it come first; where none passes, the studio's own compositions follow. */
function* propose(input: Composition, problems: string[]): Generator<Layout> {
  if (input.scene) yield* proposeScene(input, problems)
  input.onStage?.('layout')
  for (const layout of proposeLayouts(input, problems)) {
    yield layout
    input.onStage?.('layout')
  }
}

export interface Passed {
  layout: Layout
  painted: PaintedAd
  report: PixelReport
}

/** How often a layout is mended before it is given up. */
const MENDS_MAX = 2

/** paint -> inspect, and where it can be mended painted again; undefined when an error stays, which `problems` is told. */
export async function paintUntilPassed(
  proposed: Layout,
  {
    photos,
    scene,
    logo,
    typesetter,
    onStage,
  }: Pick<Composition, 'photos' | 'scene' | 'logo' | 'typesetter' | 'onStage'>,
  problems: string[],
): Promise<Passed | undefined> {
  const passes = ({ family, candidate }: Layout, findings: readonly Finding[]) => {
    const errors = findings.filter(({ severity }) => severity === 'error')
    if (errors.length > 0) problems.push(`${family} ${candidate}: ${errors.map(({ message }) => message).join(' ')}`)
    return errors.length === 0
  }
  // What no mend can change need not be painted to be seen.
  if (!passes(proposed, productInside({ layout: proposed, photos }))) return undefined
  let layout: Layout | undefined = proposed
  for (let mends = 0; layout && mends <= MENDS_MAX; mends += 1) {
    onStage?.('paint')
    const painted = await paintLayout(layout, photos, typesetter, { scene, logo })
    onStage?.('inspect')
    const report = inspectAd(layout, painted, photos, typesetter, logo)
    if (passes(layout, report.findings)) return { layout, painted, report }
    layout = mendLayout(layout, painted, report, logo)
  }
  return undefined
}

/** With what it was to be like: it may have had no room for that. */
function withWanted(layout: Layout, { treatment: wanted, copied, isAsSeen }: Composition): Layout {
  const treatment = isAsSeen && wanted && !treatmentsOf(layout).includes(wanted) ? undefined : wanted
  const composedAnew = copied && !isArrangedAs(layout, copied)
  return { ...layout, ...(treatment && { treatment }), ...(composedAnew && { composedAnew }) }
}

/** What the layout was made of. Photos that are given and not shown are no part of the picture. */
function noteOrigin(layout: Layout, { photos, shown }: Composition): Layout {
  const synthetic = layout.layers.some(
    (layer) => 'photo' in layer && layer.photo !== undefined && photos[layer.photo]?.synthetic,
  )
  return { ...layout, ...(synthetic && { synthetic }), ...(shown && { shown }) }
}
