import type { GenerationStage } from '#contract/generation-stages.ts'

/** Where the generation of one format stands. A finished one is idle again: its variant is in the query cache. */
export type FormatState =
  | { kind: 'idle' }
  /** Step 5 was just entered: whether there is an ad, or one being made, is being found out. */
  | { kind: 'checking' }
  | Generating
  /** `message` is one plain sentence. `isGone` where there is nothing any more that could be tried again. */
  | { kind: 'failed'; message: string; isGone?: true }
  | Refused

/** The plan, the credits or the models said no. */
export interface Refused {
  kind: 'refused'
  code: string
  message: string
}

export interface Generating {
  kind: 'generating'
  stage: GenerationStage
  percentage: number
  /** How long it will still take, as told last; undefined where nobody knows. */
  secondsLeft: number | undefined
  /** The call that asked is still waiting for its answer, so that nothing has to be concluded from the stream. */
  answerPending: boolean
  jobId: string | undefined
  /** It was seen as a sketch: nothing else is made in its place. */
  isExact: boolean
  /** The variant that stood before, so that a new one can be told from it. */
  replacesVariantId: string | undefined
}

export const IDLE: FormatState = { kind: 'idle' }

export function startOf(replacesVariantId: string | undefined, answerPending: boolean, isExact = false): Generating {
  const unknown = { secondsLeft: undefined, jobId: undefined }
  const begun = { stage: 'queued', percentage: 0, ...unknown } as const
  return { kind: 'generating', ...begun, answerPending, isExact, replacesVariantId }
}
