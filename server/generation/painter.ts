import type { FormatId } from '#contract/formats.ts'
import type { Ad, AdFields, FamilyHistory, ScenePlan, StudioStage, Suggestion } from '#studio/index.ts'

/** A stored product photo. The hash of its bytes lets a painter remember what it has studied. */
export interface Photo {
  sha256: string
  bytes: Uint8Array
  /** Its owner wants it shown as it is. */
  keepWhole?: boolean
  /** Its own metadata says that AI made it, or a part of it. */
  synthetic?: boolean
}

export interface PaintTask {
  ad: AdFields
  /** In the ad's order, the hero first; at least one. */
  photos: Photo[]
  /** The inspiration images; a picture that cannot be read inspires nothing. */
  inspiration: Photo[]
  format: FormatId
  seed: number
  history?: FamilyHistory | undefined
  /** What a language model proposes as the art director. */
  suggestion?: Suggestion | undefined
  /** The place that an image model painted, as large as the format, encoded. */
  scene?: Uint8Array | undefined
}

export interface PaintOptions {
  signal: AbortSignal
  onStage: (stage: StudioStage) => void
}

/** Paints an ad, wherever that happens. */
export type Paint = (task: PaintTask, options: PaintOptions) => Promise<Ad>

/** What a painter of scenes has to know for an ad; undefined where its product cannot stand in one. */
export type PlanScene = (task: PaintTask, options: PaintOptions) => Promise<ScenePlan | undefined>
