import type { Ad, StudioStage } from '#studio/index.ts'

/** What the server hears back for a task that it sent to a painting process: any number of stages, then one end. */
export type FromPainter =
  | { kind: 'stage'; stage: StudioStage }
  | { kind: 'done'; painted: Ad; rssBytes: number }
  /** `message` is a sentence for a person: the pictures themselves are the reason, and another attempt would end alike. */
  | { kind: 'refused'; message: string }
  /** For the log only. */
  | { kind: 'failed'; stack: string }
