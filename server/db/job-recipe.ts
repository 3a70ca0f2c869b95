import type { Recipe } from '#contract/sketch.ts'

/** What a job knows of a sketch beside its format and its seeds. */
export type JobRecipe = Pick<Recipe, 'family' | 'candidate' | 'of'>
