import type { GenerationStage } from '#contract/generation-stages.ts'

/** What the studio is doing, as the person waiting reads it. */
export const STAGE_WORDS: Record<GenerationStage, string> = {
  queued: 'Waiting for a free place at the press',
  brief: 'Reading your brief and studying your photo',
  writing: 'Finding the words',
  imagining: 'Imagining the scene',
  direction: 'Choosing an art direction',
  layout: 'Setting the type and the layout',
  paint: 'Painting the picture',
  inspect: 'Checking every word, edge and color',
  store: 'Saving your ad',
}
