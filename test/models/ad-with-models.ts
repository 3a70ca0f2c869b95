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
  /** The proposal of a language model. */
  suggestion?: Suggestion | undefined
  /** The painting of an image model. */
  scene?: Pixels | undefined
}

/** Makes an ad as the studio does with models. Its plan is serialized on the way, as it crosses to another process. */
export function makeAdWithModels(input: ModelAdInput): Promise<Ad> {
  return paintPlan(input.scene ? planSceneAd(input) : directedPlan(input), input)
}

/** Plans an ad that stands in a scene, up to the painting of the scene itself. */
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
