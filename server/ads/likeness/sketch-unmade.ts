import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { readPaintTask } from '#server/ads/generation/paint-task.ts'
import { requireMayGenerate } from '#server/ads/generation/policy.ts'
import { seedsOfAd } from '#server/ads/generation/start-generation.ts'
import { formatOfSketch } from '#server/ads/suggestions/format-of-sketch.ts'
import type { SketchServices } from '#server/ads/suggestions/paint-sketch.ts'
import { sketchWhileAwaited } from '#server/ads/suggestions/sketch-while-awaited.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { OwnPicture } from './own-pictures.ts'

interface SketchRequest {
  userId: string
  creative: CreativeRow
  signal: AbortSignal
}

/** Paints an ad that has no picture yet as it would be made: free, and stored nowhere. Refuses what cannot be made. */
export async function sketchUnmade(
  services: SketchServices,
  { userId, creative, signal }: SketchRequest,
): Promise<OwnPicture> {
  const { id: creativeId, angle } = creative
  const planId = await findPlan(services.db, services, userId)
  const format = formatOfSketch(planId, [])
  requireMayGenerate({ planId, creative, format, madeFormats: [], busyFormats: [] })
  const { task } = await readPaintTask(services, { creativeId, format, ...seedsOfAd(creative, undefined) })
  const { jpeg, layout } = await sketchWhileAwaited(services, signal, ({ signal: awaited, onBegun }) =>
    services.pool.paint({ ...task, versions: [], sketchedIn: undefined }, { signal: awaited, onStage: onBegun }),
  )
  return { creativeId, format, jpeg, layout, angle }
}
