import type { Ad, AdPlan } from '#studio/index.ts'
import type { PaintTask, PlanDepth } from './painter.ts'

/** What a painting process is asked: the ad, or its plan. */
export type ToPainter = PaintTask & { planOnly?: PlanDepth }

/** What it answers: the one or the other. */
export type FromPainter = { painted: Ad } | { plan: AdPlan }
