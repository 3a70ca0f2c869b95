import type { Dial } from '#contract/ads/dials.ts'
import type { Finding } from '#contract/ads/report.ts'
import { type AdFormat, fileRulesOf } from '#contract/sizes.ts'
import type { AdPlan } from './ad-plan.ts'
import { type AdFields, makeBrief } from '../brief/brief.ts'
import { directAd } from './direct-ad.ts'
import { type OwnFaces, withOwnFaces } from '../direction/own-faces.ts'
import { applyOwnWords } from '../direction/apply-own-words.ts'
import { OUT_OF_PLACE } from '../inspect/checks/painted-ink.ts'
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
import { type PaintedAd, paintLayout, releasePainted } from '../paint/paint-layout.ts'
import { formFor, type Logo } from '../photo/clean-logo.ts'
import { type AdPhoto, asWanted } from '../photo/ad-photo.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import { proposeScene } from '../scene/propose-scene.ts'
import { settled, type Unsettled } from './settle-treatment.ts'
import type { OnStage } from './stages.ts'
import type { Typesetter } from '../type/typesetter.ts'

export interface AdInput {
  ad: AdFields
  /** Product photos in the ad's order, at least one. The first is the hero. */
  photos: readonly AdPhoto[]
  /** Common mood of the inspiration images, from readMood and mixMoods. */
  mood?: Mood | undefined
  logo?: Logo | undefined
  /** Fonts of the user, which the typesetter knows. */
  ownFaces?: OwnFaces | undefined
  format: AdFormat
  /** Any 31-bit number, which chooses the composition. The same input and seeds give the same bytes. */
  seed: number
  /** Chooses the words of the ad, so that it can be composed again with the same words; `seed` if it is left out. */
  campaignSeed?: number | undefined
  /** Earlier pictures of this ad: Regenerate shows another composition, and a further format joins its campaign. */
  history?: FamilyHistory | undefined
  /**
   * Treatment of the hero in the ad's other pictures, which this one follows if it can. If it is left out, this picture
   * decides by itself.
   */
  treatment?: Treatment | Unsettled | undefined
  /** Picture that this one copies. Its composition is kept if the words have room for it. */
  copied?: Copied | undefined
  typesetter: Typesetter
  onStage?: OnStage | undefined
}

type Painting = 'photos' | 'logo' | 'history' | 'treatment' | 'copied' | 'typesetter' | 'onStage'
type PlanInput = Omit<AdInput, 'history' | 'treatment' | 'typesetter'>
interface PaintInput extends Pick<AdInput, Painting> {
  scene?: Pixels | undefined
  /** Composition to keep if the words and the photo have room for it. */
  keep?: Composed | undefined
  /** The only composition to accept. */
  exact?: Composed | undefined
  /** Filled with the reasons why compositions were passed over. */
  problems?: string[] | undefined
}

export interface Ad extends FinishedFile {
  layout: Layout
}

/** One composition of an ad. Together with the seeds, the words and the photos, it is distinct from every other. */
export type Composed = Pick<Layout, 'family' | 'candidate'>

/** Runs brief -> direction -> layout -> paint -> inspect. Throws NoComposition if none passes the inspection. */
export async function makeAd(input: AdInput): Promise<Ad> {
  return paintPlan(planAd(input), input)
}

/** Runs brief -> direction, by the rules. */
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
      thing: copied,
    })
    const direction = applyOwnWords(rules, ad.words, format)
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
 * Runs layout -> paint -> inspect from a plan. `scene` was painted for the plan, as large as the format. Throws
 * NoComposition, also if the only one that is accepted does not pass.
 */
export async function paintPlan(plan: AdPlan, input: PaintInput): Promise<Ad> {
  return composeAd(compositionOf(plan, input))
}

/** Returns the layout that paintPlan would paint, without its file. Throws NoComposition as paintPlan does. */
export async function composePlan(plan: AdPlan, input: PaintInput): Promise<Layout> {
  const { layout, painted } = await findPassed(compositionOf(plan, input))
  releasePainted(painted)
  return layout
}

function compositionOf(
  { direction, reference, format, seed, scene: planned }: AdPlan,
  { photos: given, scene, logo, treatment, copied, typesetter, onStage, problems, ...options }: PaintInput,
): Composition {
  const photos = given.map(asWanted)
  const ad = { direction: reference, photos, logo, typesetter, seed }
  const { exact } = options
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
    // The exact composition's family is composed first, because the others would be composed in vain.
    history: exact ? { campaign: exact.family } : options.history,
    keep: planned ?? options.keep,
    accepts: exact && ((layout: Layout) => isComposedAs(layout, exact)),
    treatment: settled(treatment, ad),
    isAsSeen: exact !== undefined,
  }
  return {
    ...(planned || exact || !copied ? composition : asCopied(composition, copied)),
    // Written so that the photo stays whole when something else is changed on the finished ad.
    shown: given[0]!.cutOut === 'never' ? { hero: 0, whole: true } : undefined,
  }
}

/**
 * Composes in the family that was copied, even if the words of another language would not have chosen it. If the photo
 * rules it out, the ad is composed independently.
 */
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

/** Returns true if two compositions of the same ad and seeds are the same. */
export function isComposedAs(one: Composed, other: Composed): boolean {
  return one.family === other.family && one.candidate === other.candidate
}

/** Input of a composition once its direction is known. The hero's photo is the first. */
export interface Composition extends ProposalInput {
  /** The hero photo and its treatment, for the layout. */
  shown?: Layout['shown'] | undefined
  /** Accepts the proposals that may be painted; all of them if it is left out. */
  accepts?: ((layout: Layout) => boolean) | undefined
  /**
   * The user has seen and chosen the composition, so no finding mentions that it shows the photo otherwise than the
   * ad's other pictures.
   */
  isAsSeen?: boolean | undefined
  /** Dials of the direction that must be met. Others may give way, which the report mentions. */
  asked?: readonly Dial[] | undefined
  /** Filled with the required dials that found no room. */
  missed?: Dial[] | undefined
  onStage?: OnStage | undefined
  problems?: string[] | undefined
}

/** No composition passed the inspection. The message lists the problems of each. */
export class NoComposition extends Error {
  override name = 'NoComposition'
}

/** The words have no room on the requested size. The message is a sentence for the user. */
export class WordsDoNotFit extends NoComposition {
  override name = 'WordsDoNotFit'
}

/** Runs layout -> paint -> inspect, the best layout first, until one passes. Throws NoComposition if none does. */
export async function composeAd(composition: Composition): Promise<Ad> {
  const { layout, painted, report } = await findPassed(composition)
  return { layout, ...(await finishFile(layout, painted, report)) }
}

/**
 * Finds the best composition that passes. Words that are painted elsewhere than they were measured have been seen of all
 * compositions of an ad, in a process that had made such ads before; as a process keeps what it measured, none with these
 * words could be made there any more. So they are measured again, once.
 */
async function findPassed(composition: Composition): Promise<Passed> {
  const problems = composition.problems ?? []
  try {
    return await search({ ...composition, problems })
  } catch (error) {
    if (!(error instanceof NoComposition) || !problems.some((problem) => problem.includes(OUT_OF_PLACE))) throw error
    composition.typesetter.forgetMeasures()
    return search({ ...composition, problems })
  }
}

async function search({ logo, ...others }: Composition): Promise<Passed> {
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

/**
 * Number of compositions that are passed over because the product is lost on its ground. If it is lost in all of them,
 * the first one is used.
 */
const LOST_MAX = 3

/**
 * Returns true if the product is lost on its ground. A composition that the user has seen and chosen, and one in the
 * user's own colors, are kept anyway.
 */
function isLost({ report, layout }: Passed, { accepts, isAsSeen }: Composition): boolean {
  if (accepts || isAsSeen || layout.direction.ownColors) return false
  return report.findings.some(({ rule }) => rule === PRODUCT_APART)
}

function withOrigin(passed: Passed, input: Composition): Passed {
  return { ...passed, layout: noteOrigin(passed.layout, input) }
}

/**
 * Lists the parts of the sign-off to leave out, one more at each attempt, for an ad that cannot be composed with all of
 * them. The report mentions what is left out.
 */
function leftOut({ direction: { words }, logo }: Composition): SignOffPart[][] {
  const given = { 'brand-name': words.brandName, 'web-address': words.webAddress, logo, 'legal-line': words.legalLine }
  const parts = SIGN_OFF_PARTS.filter((part) => given[part])
  return [[], ...parts.map((_, index) => parts.slice(0, index + 1))]
}

/**
 * Proposes layouts. With a painted scene, ads in it come first, and the studio's own compositions follow if none
 * passes.
 */
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

/** Number of times that a layout is mended before it is dropped. */
const MENDS_MAX = 2

type Shown = Pick<Composition, 'photos' | 'scene' | 'logo' | 'typesetter' | 'onStage'>

/**
 * Runs paint -> inspect, and paints again if the layout can be mended. Returns undefined if an error remains, which is
 * added to `problems`.
 */
export async function paintUntilPassed(
  proposed: Layout,
  painting: Shown,
  problems: string[],
): Promise<Passed | undefined> {
  const note = ({ family, candidate }: Layout, errors: readonly Finding[]) => {
    problems.push(`${family} ${candidate}: ${errors.map(({ message }) => message).join(' ')}`)
  }
  // A fault that no mend can change is found without painting.
  const outside = errorsOf(productInside({ layout: proposed, photos: painting.photos }))
  if (outside.length > 0) {
    note(proposed, outside)
    return undefined
  }
  return paintMended(proposed, painting, note)
}

/**
 * Paints and inspects a layout, mended at most twice. `judged` takes away findings that do not count, and `onErrors`
 * gets the errors of each picture that does not pass. Returns undefined if none does.
 */
export async function paintMended(
  proposed: Layout,
  {
    photos,
    scene,
    logo,
    typesetter,
    onStage,
    judged = (report) => report,
  }: Shown & { judged?: (report: PixelReport) => PixelReport },
  onErrors: (layout: Layout, errors: readonly Finding[]) => void,
): Promise<Passed | undefined> {
  let layout: Layout | undefined = proposed
  for (let mends = 0; layout && mends <= MENDS_MAX; mends += 1) {
    onStage?.('paint')
    const painted = await paintLayout(layout, photos, typesetter, { scene, logo })
    onStage?.('inspect')
    const report = judged(inspectAd(layout, painted, photos, typesetter, logo))
    const errors = errorsOf(report.findings)
    if (errors.length === 0) return { layout, painted, report }
    onErrors(layout, errors)
    layout = mendLayout(layout, painted, report, logo)
    releasePainted(painted)
  }
  return undefined
}

function errorsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'error')
}

/**
 * Records the treatment that was wanted and the composition that was to be copied, because there may have been no room
 * for them.
 */
function withWanted(layout: Layout, { treatment: wanted, copied, isAsSeen }: Composition): Layout {
  const treatment = isAsSeen && wanted && !treatmentsOf(layout).includes(wanted) ? undefined : wanted
  const composedAnew = copied && !isArrangedAs(layout, copied)
  return { ...layout, ...(treatment && { treatment }), ...(composedAnew && { composedAnew }) }
}

/** Records the origin of the layout. Photos that are given but not shown are no part of the picture. */
function noteOrigin(layout: Layout, { photos, shown }: Composition): Layout {
  const synthetic = layout.layers.some(
    (layer) => 'photo' in layer && layer.photo !== undefined && photos[layer.photo]?.synthetic,
  )
  return { ...layout, ...(synthetic && { synthetic }), ...(shown && { shown }) }
}
