import type { Ad, ScenePlan, StudioStage } from '#studio/index.ts'
import type { PaintTask } from './painter.ts'

/** What a painting process is asked: the ad, or only where its scene would have to be calm. */
export type ToPainter = PaintTask & { planOnly?: true }

/** What the server hears back for a task that it sent to a painting process: any number of stages, then one end. */
export type FromPainter =
  | { kind: 'stage'; stage: StudioStage }
  | { kind: 'done'; painted: Ad; rssBytes: number }
  | { kind: 'planned'; plan: ScenePlan | undefined; rssBytes: number }
  /** `message` is a sentence for a person: the pictures themselves are the reason, and another attempt would end alike. */
  | { kind: 'refused'; message: string }
  /** For the log only. */
  | { kind: 'failed'; stack: string }
