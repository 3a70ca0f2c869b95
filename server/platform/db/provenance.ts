/** Origin of a variant, stored with it: the model, the prompt and the cost. */
export interface Provenance {
  /** `scene` if an image model painted the background, `studio` if the built-in studio made all of it. */
  engine: 'studio' | 'scene'
  /** Model names as in the settings, `openai/gpt-image-2`: only models whose work is in the ad. */
  textModel?: string
  imageModel?: string
  /** Versions of the prompts that were sent. */
  prompts?: { director?: string; scene?: string }
  seed: number
  /** Cost of every call made for this ad, failed ones included, in millionths of a dollar. */
  costMicros: number
  /** Notice that the user saw because a model failed. */
  notice?: string
}
