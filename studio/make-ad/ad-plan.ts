import type { AdFormat } from '#contract/sizes.ts'
import type { Brief } from '../brief/brief.ts'
import { acceptSuggestion, type Suggestion } from '../direction/accept-suggestion.ts'
import type { Direction } from '../direction/direction.ts'
import { applyOwnWords } from '../direction/apply-own-words.ts'
import { REFERENCE_FORMAT } from '../canvas/reference-format.ts'
import { type AdPhoto, asWanted } from '../photo/ad-photo.ts'
import { formFor, type Logo } from '../photo/clean-logo.ts'
import { planScene, type ScenePlan } from '../scene/plan-scene.ts'
import type { OnStage } from './stages.ts'
import type { Typesetter } from '../type/typesetter.ts'

/** Decisions on an ad before it is painted, as plain data: with the photos, any process can continue from it. */
export interface AdPlan {
  format: AdFormat
  seed: number
  campaignSeed: number
  brief: Brief
  direction: Direction
  /** Direction on the reference format, by which all formats of an ad agree. */
  reference: Direction
  /** Inspiration images have steered the colors, so a language model does not. */
  steered: boolean
  /**
   * Layout of the ad on a scene that is still to be painted; undefined until it is laid out, and if the product cannot
   * stand in a scene.
   */
  scene?: ScenePlan | undefined
}

/** Applies a language model's suggestion as the art director to a plan. It does not change what it may not decide. */
export function directPlan(plan: AdPlan, suggestion: Suggestion): AdPlan {
  const { brief, format, reference } = plan
  const suggested = (direction: Direction, format: AdFormat) =>
    applyOwnWords(acceptSuggestion(direction, suggestion, { ...plan, format }), brief.ad.words, format)
  return {
    ...plan,
    direction: suggested(plan.direction, format),
    reference: suggested(reference, REFERENCE_FORMAT),
  }
}

/** Adds the layout that the ad will have on a painted scene, so that the image model knows what to leave free. */
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
