import type { AdFormat } from '#contract/sizes.ts'
import type { Brief } from '../brief/brief.ts'
import { acceptSuggestion, type Suggestion } from '../direction/accept-suggestion.ts'
import type { Direction } from '../direction/direction.ts'
import { sayOwnWords } from '../direction/say-own-words.ts'
import { REFERENCE_FORMAT } from '../canvas/reference-format.ts'
import { type AdPhoto, asWanted } from '../photo/ad-photo.ts'
import { formFor, type Logo } from '../photo/clean-logo.ts'
import { planScene, type ScenePlan } from '../scene/plan-scene.ts'
import type { OnStage } from './stages.ts'
import type { Typesetter } from '../type/typesetter.ts'

/** What is settled of an ad before it is painted, as plain data: whoever has it and the photos can go on from it. */
export interface AdPlan {
  format: AdFormat
  seed: number
  campaignSeed: number
  brief: Brief
  direction: Direction
  /** The same on the reference format, by which all formats of an ad agree. */
  reference: Direction
  /** Inspiration images have had their say in the colors, and a director has none. */
  steered: boolean
  /** Its layout on a scene that is still to be painted; undefined until it is laid out, and where its product cannot stand in one. */
  scene?: ScenePlan | undefined
}

/** The plan with what a language model proposes as the art director; what it may not decide stays as the rules had it. */
export function directPlan(plan: AdPlan, suggestion: Suggestion): AdPlan {
  const { brief, format, reference } = plan
  const suggested = (direction: Direction, format: AdFormat) =>
    sayOwnWords(acceptSuggestion(direction, suggestion, { ...plan, format }), brief.ad.words, format)
  return {
    ...plan,
    direction: suggested(plan.direction, format),
    reference: suggested(reference, REFERENCE_FORMAT),
  }
}

/** The plan with the layout that the ad will have on a painted scene, so that its painter can be told what to leave free. */
export function layOutScene(
  plan: AdPlan,
  {
    photos,
    logo,
    typesetter,
    onStage,
  }: { photos: readonly AdPhoto[]; logo?: Logo | undefined; typesetter: Typesetter; onStage?: OnStage | undefined },
): AdPlan {
  onStage?.('layout')
  const form = logo && formFor(logo, plan.direction.colors.ground)
  const input = { ...plan, photos: photos.map(asWanted), scene: undefined, logo: form, typesetter }
  return { ...plan, scene: planScene(input) }
}
