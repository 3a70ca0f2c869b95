/** How a variant was made: kept with it, so that later somebody can tell which model, which prompt and what it cost. */
export interface Provenance {
  /** `scene` where an image model painted the ground, `studio` where all of it is the built-in studio's. */
  engine: 'studio' | 'scene'
  /** As in the settings, `openai/gpt-image-2`: only models whose work is in the ad. */
  textModel?: string
  imageModel?: string
  /** Versions of the prompts that were sent. */
  prompts?: { director?: string; scene?: string }
  seed: number
  /** Of every call that was made for this ad, also those that failed; millionths of a dollar. */
  costMicros: number
  /** What the person was told where a model failed. */
  notice?: string
}
