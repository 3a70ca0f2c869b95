import type { Extras } from '#server/ads/extras/extra-file.ts'
import type { Ad, AdPlan } from '#studio/index.ts'
import type {
  AnglesTask,
  CarouselTask,
  ExtrasTask,
  LooksTask,
  PaintedAngle,
  PaintedCard,
  PaintedSketch,
  PaintTask,
  PlanDepth,
  Repainted,
  RepaintTask,
  TrialPainted,
  TrialTask,
  StoredTask,
} from './painter.ts'

/** Requests to a painting process: an ad, its plan, a change of a finished ad, angles, other compositions or a trial. */
export type ToPainter =
  | (PaintTask & { planOnly?: PlanDepth })
  | { repaint: RepaintTask }
  | { angles: AnglesTask }
  | { looks: LooksTask }
  | { carousel: CarouselTask }
  | { trial: TrialTask }
  | { extras: ExtrasTask }
  | { stored: StoredTask }

/** Answers of a painting process. */
export type FromPainter =
  | { painted: Ad }
  | { plan: AdPlan }
  | { repainted: Repainted }
  | { sketched: PaintedAngle[] }
  | { looks: PaintedSketch[] }
  | { cards: PaintedCard[] }
  | { trial: TrialPainted[] }
  | { files: Extras }
  | { again: { jpeg: Uint8Array } | { refused: string } }
