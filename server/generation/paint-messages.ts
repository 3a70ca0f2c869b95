import type { Ad, AdPlan } from '#studio/index.ts'
import type {
  AnglesTask,
  LooksTask,
  PaintedAngle,
  PaintedLook,
  PaintTask,
  PlanDepth,
  Repainted,
  RepaintTask,
} from './painter.ts'

/** What a painting process is asked: the ad, its plan, a finished ad with a change, what it looks like from each angle or in other compositions. */
export type ToPainter =
  (PaintTask & { planOnly?: PlanDepth }) | { repaint: RepaintTask } | { angles: AnglesTask } | { looks: LooksTask }

/** What it answers: the one or the other. */
export type FromPainter =
  | { painted: Ad }
  | { plan: AdPlan }
  | { repainted: Repainted }
  | { sketched: PaintedAngle[] }
  | { looks: PaintedLook[] }
