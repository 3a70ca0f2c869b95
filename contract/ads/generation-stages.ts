// Stages and states of a generation. Data only: no zod.

/** The stages shown to the user while an ad is made, in order. */
export const GENERATION_STAGES = [
  'queued',
  'brief',
  // Only if a model finds the words.
  'writing',
  'direction',
  'layout',
  // Only if a model paints the scene.
  'imagining',
  'paint',
  'inspect',
  'store',
] as const

export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** States of a job; the last three are final. */
export const GENERATION_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
