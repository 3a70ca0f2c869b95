// How far a generation is. Data only: no zod.

/** The stages that a person is told about while an ad is made, in their order. */
export const GENERATION_STAGES = [
  'queued',
  'brief',
  // Only where models are configured: one finds the words, one paints the scene.
  'writing',
  'imagining',
  'direction',
  'layout',
  'paint',
  'inspect',
  'store',
] as const

export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** What its job is doing; the last three are ends. */
export const GENERATION_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
