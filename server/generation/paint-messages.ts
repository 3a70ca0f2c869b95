import type { Ad, AdPlan } from '#studio/index.ts'
import type { AnglesTask, PaintedAngle, PaintTask, PlanDepth, Repainted, RepaintTask } from './painter.ts'

/** What a painting process is asked: the ad, its plan, a finished ad with a change, or what it looks like from each angle. */
export type ToPainter = (PaintTask & { planOnly?: PlanDepth }) | { repaint: RepaintTask } | { angles: AnglesTask }

/** What it answers: the one or the other. */
export type FromPainter = { painted: Ad } | { plan: AdPlan } | { repainted: Repainted } | { sketched: PaintedAngle[] }
