// How far a generation is. Data only: no zod.

/** The stages that a person is told about while an ad is made, in their order. */
export const GENERATION_STAGES = [
  'queued',
  'brief',
  // Only where a model finds the words.
  'writing',
  'direction',
  'layout',
  // Only where a model paints the scene.
  'imagining',
  'paint',
  'inspect',
  'store',
] as const

export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** What its job is doing; the last three are ends. */
export const GENERATION_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
