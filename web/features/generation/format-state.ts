import type { GenerationStage } from '#contract/ads/generation-stages.ts'

/** The state of one format's generation. A finished one is idle again: its variant is in the query cache. */
export type FormatState =
  | { kind: 'idle' }
  /** Step 5 was just opened, and it is not yet known whether an ad exists or is being made. */
  | { kind: 'checking' }
  | Generating
  /** `message` is one plain sentence. `isGone` is set if there is nothing left that could be retried. */
  | { kind: 'failed'; message: string; isGone?: true }
  | Refused

/** A refusal by the plan, the credits or the models. */
export interface Refused {
  kind: 'refused'
  code: string
  message: string
}

export interface Generating {
  kind: 'generating'
  stage: GenerationStage
  percentage: number
  /** The estimated remaining time, as last received; undefined if there is no estimate. */
  secondsLeft: number | undefined
  /** Set while the call that started it has no answer yet: then the stream decides nothing. */
  answerPending: boolean
  jobId: string | undefined
  /** Set if it was seen as a sketch: then no other picture is made in its place. */
  isExact: boolean
  /** The former variant, by which a new one is recognized. */
  replacesVariantId: string | undefined
}

export const IDLE: FormatState = { kind: 'idle' }

export function initialGenerating(
  replacesVariantId: string | undefined,
  answerPending: boolean,
  isExact = false,
): Generating {
  const unknown = { secondsLeft: undefined, jobId: undefined }
  const begun = { stage: 'queued', percentage: 0, ...unknown } as const
  return { kind: 'generating', ...begun, answerPending, isExact, replacesVariantId }
}
