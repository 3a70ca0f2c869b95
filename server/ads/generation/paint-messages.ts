import type { Ad, AdPlan } from '#studio/index.ts'
import type {
  AnglesTask,
  LooksTask,
  PaintedAngle,
  PaintedSketch,
  PaintTask,
  PlanDepth,
  Repainted,
  RepaintTask,
} from './painter.ts'

/** Requests to a painting process: an ad, its plan, a change of a finished ad, angles or other compositions. */
export type ToPainter =
  (PaintTask & { planOnly?: PlanDepth }) | { repaint: RepaintTask } | { angles: AnglesTask } | { looks: LooksTask }

/** Answers of a painting process. */
export type FromPainter =
  | { painted: Ad }
  | { plan: AdPlan }
  | { repainted: Repainted }
  | { sketched: PaintedAngle[] }
  | { looks: PaintedSketch[] }
