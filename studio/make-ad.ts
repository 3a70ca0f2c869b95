import type { FormatId } from '#contract/formats.ts'
import { type AdFields, makeBrief } from './brief/brief.ts'
import { acceptSuggestion } from './direction/accept-suggestion.ts'
import { chooseDirection } from './direction/choose-direction.ts'
import type { Suggestion } from './direction/suggestion.ts'
import { type FinishedFile, finishFile } from './inspect/finish-file.ts'
import { inspectAd, type PixelReport } from './inspect/inspect-ad.ts'
import { mendLayout } from './inspect/mend-layout.ts'
import type { Mood } from './inspiration/mood.ts'
import type { Layout } from './layout/layers/layout.ts'
import { type ProposalInput, proposeLayouts } from './layout/search/make-layout.ts'
import type { FamilyHistory } from './layout/search/rank-families.ts'
import { type PaintedAd, paintLayout } from './paint/paint-layout.ts'
import { type AdPhoto, asWanted } from './photo/ad-photo.ts'
import type { Pixels } from './photo/pixels.ts'
import { planScene, type ScenePlan } from './scene/plan-scene.ts'
import { proposeScene } from './scene/propose-scene.ts'
import type { Typesetter } from './type/typesetter.ts'

export type StudioStage = 'brief' | 'direction' | 'layout' | 'paint' | 'inspect'

/** Told of each stage when it begins. What the inspection sends back is told of anew: another layout, another painting. */
export type OnStage = (stage: StudioStage) => void

export interface AdInput {
  ad: AdFields
  /** The product photos in the ad's order; the first is the hero. At least one. */
  photos: readonly AdPhoto[]
  /** What the inspiration images have in common, from readMood and mixMoods. */
  mood?: Mood | undefined
  format: FormatId
  /** Any 31-bit number. The same input and seed give the same bytes. */
  seed: number
  /** What was made for this ad before: Regenerate shows another composition, and a further format joins its campaign. */
  history?: FamilyHistory | undefined
  /** What a language model proposes as the art director; what it may not decide is left to the rules. */
  suggestion?: Suggestion | undefined
  /** A place that an image model painted after planAdScene, as large as the format: the product then stands in it. */
  scene?: Pixels | undefined
  typesetter: Typesetter
  onStage?: OnStage | undefined
}

export interface Ad extends FinishedFile {
  layout: Layout
}

/** brief -> direction -> layout -> paint -> inspect. Throws when no composition passes the inspection. */
export async function makeAd(input: AdInput): Promise<Ad> {
  return composeAd(direct(input))
}

/** What a painter of scenes has to know to paint for this ad; undefined where its product cannot stand in a scene. */
export function planAdScene(input: AdInput): ScenePlan | undefined {
  return planScene(direct({ ...input, scene: undefined }))
}

/** brief -> direction. */
function direct({ ad, mood, format, seed, suggestion, onStage, ...given }: AdInput): Composition {
  const photos = given.photos.map(asWanted)
  onStage?.('brief')
  const brief = makeBrief(ad, seed)
  onStage?.('direction')
  const rules = chooseDirection(brief, photos[0]!.study, { format, seed, mood })
  const direction = suggestion
    ? acceptSuggestion(rules, suggestion, { brief, format, seed, steered: mood !== undefined })
    : rules
  // A photo that is kept whole stays so when something else is changed on the finished ad.
  const shown = given.photos[0]!.keepWhole ? { hero: 0, whole: true } : undefined
  return { ...given, direction, format, photos, seed, shown, onStage }
}

/** What an ad is composed from once its direction is known; the hero's photo is the first. */
export interface Composition extends ProposalInput {
  /** Written into the layout: which photo of the ad it shows, and how. */
  shown?: Layout['shown'] | undefined
  onStage?: OnStage | undefined
}

/** layout -> paint -> inspect, the best layout first, until one passes. Throws when none does, saying what was wrong with each. */
export async function composeAd(input: Composition): Promise<Ad> {
  const problems: string[] = []
  for (const proposed of propose(input, problems)) {
    const passed = await paintUntilPassed(proposed, input, problems)
    if (!passed) continue
    const layout = noteOrigin(passed.layout, input)
    return { layout, ...(await finishFile(layout, passed.painted, passed.report)) }
  }
  throw new Error(`No composition passed for ${input.format}: ${problems.join('; ')}`)
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
  { photos, scene, typesetter, onStage }: Pick<Composition, 'photos' | 'scene' | 'typesetter' | 'onStage'>,
  problems: string[],
): Promise<Passed | undefined> {
  let layout: Layout | undefined = proposed
  for (let mends = 0; layout && mends <= MENDS_MAX; mends += 1) {
    onStage?.('paint')
    const painted = await paintLayout(layout, photos, typesetter, scene)
    onStage?.('inspect')
    const report = inspectAd(layout, painted, photos, typesetter)
    const errors = report.findings.filter((finding) => finding.severity === 'error')
    if (errors.length === 0) return { layout, painted, report }
    problems.push(`${layout.family} ${layout.candidate}: ${errors.map((finding) => finding.message).join(' ')}`)
    layout = mendLayout(layout, painted, report)
  }
  return undefined
}

/** What the layout was made of. Photos that are given and not shown are no part of the picture. */
function noteOrigin(layout: Layout, { photos, shown }: Composition): Layout {
  const synthetic = layout.layers.some(
    (layer) => 'photo' in layer && layer.photo !== undefined && photos[layer.photo]?.synthetic,
  )
  return { ...layout, ...(synthetic && { synthetic }), ...(shown && { shown }) }
}
