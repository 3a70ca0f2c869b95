import type { FormatId } from '#contract/formats.ts'
import { type AdFields, makeBrief } from './brief/brief.ts'
import { type Ad, composeAd, type Composition, type StudioStage } from './compose-ad.ts'
import { acceptSuggestion } from './direction/accept-suggestion.ts'
import { chooseDirection } from './direction/choose-direction.ts'
import type { Suggestion } from './direction/suggestion.ts'
import type { Mood } from './inspiration/mood.ts'
import type { FamilyHistory } from './layout/search/rank-families.ts'
import { type AdPhoto, asWanted } from './photo/ad-photo.ts'
import type { Pixels } from './photo/pixels.ts'
import { planScene, type ScenePlan } from './scene/plan-scene.ts'
import type { Typesetter } from './type/typesetter.ts'

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
  onStage?: (stage: StudioStage) => void
}

/** brief -> direction -> layout -> paint -> inspect. Throws when no composition passes the inspection. */
export async function makeAd(input: AdInput): Promise<Ad> {
  const made = await composeAd(direct(input))
  // So that it stays whole when something else is changed on the finished ad.
  return input.photos[0]!.keepWhole ? { ...made, layout: { ...made.layout, shown: { hero: 0, whole: true } } } : made
}

/** What a painter of scenes has to know to paint for this ad; undefined where its product cannot stand in a scene. */
export function planAdScene(input: AdInput): ScenePlan | undefined {
  return planScene(direct({ ...input, scene: undefined }))
}

/** brief -> direction. */
function direct({
  ad,
  mood,
  format,
  seed,
  history,
  suggestion,
  scene,
  typesetter,
  onStage,
  ...given
}: AdInput): Composition {
  const photos = given.photos.map(asWanted)
  onStage?.('brief')
  const brief = makeBrief(ad, seed)
  onStage?.('direction')
  const rules = chooseDirection(brief, photos[0]!.study, { format, seed, mood })
  const direction = suggestion
    ? acceptSuggestion(rules, suggestion, { brief, format, seed, steered: mood !== undefined })
    : rules
  return { direction, format, photos, scene, seed, history, typesetter, onStage }
}
