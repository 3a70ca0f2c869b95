import type { Ad, AdPlan } from '#studio/index.ts'
import type { PaintTask, PlanDepth, Repainted, RepaintTask } from './painter.ts'

/** What a painting process is asked: the ad, its plan, or a finished ad with a change. */
export type ToPainter = (PaintTask & { planOnly?: PlanDepth }) | { repaint: RepaintTask }

/** What it answers: the one or the other. */
export type FromPainter = { painted: Ad } | { plan: AdPlan } | { repainted: Repainted }
