import type { Recipe } from '#contract/ads/sketch.ts'

/** Recipe of a sketch without its format and its seeds, which the job has anyway. */
export type JobRecipe = Pick<Recipe, 'family' | 'candidate' | 'of'>
