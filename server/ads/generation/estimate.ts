import { GENERATION_STAGES, type GenerationStage } from '#contract/ads/generation-stages.ts'
import type { Database } from '#server/platform/db/database.ts'
import { listLatestTimings } from '#server/ads/generation-jobs/store.ts'
import type { Timings } from '#server/platform/db/timings.ts'

/**
 * The parts in their order; a model's are left out if it takes no part. Composing begins before the models are done,
 * and ends after them.
 */
const PARTS = ['writingMs', 'imaginingMs', 'composingMs'] as const

/** The last stage of each part. */
const LAST_STAGES = { writingMs: 'writing', imaginingMs: 'imagining', composingMs: 'store' } as const

/** Number of last ads from which the next one's time is estimated: enough for one slow call not to count. */
const RUNS = 20

/** Returns the usual time of each part, its median over the last runs; a part that never took place is left out. */
export async function readUsualTimings(db: Database): Promise<Timings> {
  const runs = await listLatestTimings(db, RUNS)
  const median = (part: keyof Timings) => medianOf(runs.flatMap((timings) => timings[part] ?? []))
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const usual = median(part)
      return usual === undefined ? [] : [[part, usual]]
    }),
  )
}

function medianOf(values: number[]): number | undefined {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)]
}

/** Returns the part of the generation that a stage belongs to. */
export function partOf(stage: GenerationStage): keyof Timings {
  if (stage === 'writing') return 'writingMs'
  return stage === 'imagining' ? 'imaginingMs' : 'composingMs'
}

/**
 * Returns the seconds from the beginning of a stage to the end, or undefined if nothing is known of what is still to
 * come.
 */
export function secondsLeft(stage: GenerationStage, usual: Timings): number | undefined {
  const known = PARTS.flatMap((part) => (isOver(LAST_STAGES[part], stage) ? [] : (usual[part] ?? [])))
  return known.length === 0 ? undefined : Math.ceil(known.reduce((sum, ms) => sum + ms, 0) / 1000)
}

/** Returns true if a stage is over once another one begins. */
function isOver(stage: GenerationStage, begun: GenerationStage): boolean {
  return GENERATION_STAGES.indexOf(stage) < GENERATION_STAGES.indexOf(begun)
}
