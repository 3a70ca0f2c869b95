import type { GenerationStage } from '#contract/generation-stages.ts'

/** What the studio is doing, as the person waiting reads it. */
export const STAGE_WORDS: Record<GenerationStage, string> = {
  queued: 'Waiting for its turn',
  brief: 'Reading your texts and looking at your photo',
  writing: 'Finding the words',
  imagining: 'Imagining the background',
  direction: 'Choosing colors and letters',
  layout: 'Placing words and product',
  paint: 'Painting the picture',
  inspect: 'Checking every word, edge and color',
  store: 'Saving your ad',
}
