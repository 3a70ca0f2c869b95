import type { Ad, ScenePlan } from '#studio/index.ts'
import type { PaintTask } from './painter.ts'

/** What a painting process is asked: the ad, or only where its scene would have to be calm. */
export type ToPainter = PaintTask & { planOnly?: true }

/** What it answers: the one or the other. */
export type FromPainter = { painted: Ad } | { plan: ScenePlan | undefined }
