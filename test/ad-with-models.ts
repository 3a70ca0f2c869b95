import {
  type Ad,
  type AdInput,
  type AdPlan,
  directPlan,
  layOutScene,
  paintPlan,
  type Pixels,
  planAd,
  type Suggestion,
} from '#studio/index.ts'

export interface ModelAdInput extends AdInput {
  /** What a language model proposed. */
  suggestion?: Suggestion | undefined
  /** What an image model painted. */
  scene?: Pixels | undefined
}

/** An ad as the studio makes it with models. Its plan crosses to another process on the way. */
export function makeAdWithModels(input: ModelAdInput): Promise<Ad> {
  return paintPlan(input.scene ? planSceneAd(input) : directedPlan(input), input)
}

/** The plan of an ad that stands in a scene, up to the scene's own painting. */
export function planSceneAd(input: Omit<ModelAdInput, 'scene'>): AdPlan {
  return sent(layOutScene(directedPlan(input), input))
}

function directedPlan({ suggestion, ...input }: Omit<ModelAdInput, 'scene'>): AdPlan {
  const plan = sent(planAd(input))
  return suggestion ? directPlan(plan, suggestion) : plan
}

function sent(plan: AdPlan): AdPlan {
  return JSON.parse(JSON.stringify(plan)) as AdPlan
}
