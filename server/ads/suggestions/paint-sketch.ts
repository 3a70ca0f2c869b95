import type { z } from 'zod'
import type { LanguageCode } from '#contract/languages.ts'
import type { sketchQuery } from '#contract/ads/look.ts'
import { PRODUCT_IMAGES_REQUIRED } from '#contract/limits.ts'
import { writeRecipe } from '#contract/ads/sketch.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { requireCustomColors } from '#server/ads/creatives/policy.ts'
import { requireSettable } from '#server/ads/creatives/require-settable.ts'
import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import { readPaintTask } from '#server/ads/generation/paint-task.ts'
import { seedsOfAd } from '#server/ads/generation/start-generation.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { listShownVariants } from '#server/ads/variants/store.ts'
import { formatOfSketch } from './format-of-sketch.ts'
import { sketchWhileAwaited } from './sketch-while-awaited.ts'
import { toSketch } from './to-sketch.ts'

export type SketchServices = Services & { pool: PaintPool }

export interface SketchRequest {
  userId: string
  creativeId: string
  look: z.output<typeof sketchQuery>
  /**
   * Languages of the browser that shows it, which saves the ad before it is made; defaults to those of the last one.
   */
  browserLanguages?: LanguageCode[] | undefined
  signal: AbortSignal
}

export interface Sketch {
  /** A small WebP. */
  picture: Buffer
  /** Recipe by which the ad is painted exactly so, once it has this look. */
  recipe: string
}

/**
 * Sketches the ad in a look that is only being considered, composed like its first picture, or like the next one of the
 * same seeds: free, not stored, and made by the studio itself. Throws UNAVAILABLE if its painter was lost twice.
 */
export async function paintSketch(
  services: SketchServices,
  { userId, creativeId, look, browserLanguages, signal }: SketchRequest,
): Promise<Sketch> {
  const creative = await getOwnCreative(services.db, userId, creativeId)
  requireSettable(creative)
  const planId = await findPlan(services.db, services, userId)
  requireCustomColors(planId, look, creative)
  if (creative.productImages.length === 0) {
    throw new AppError('VALIDATION_FAILED', PRODUCT_IMAGES_REQUIRED.message, 'productImages')
  }
  const made = await listShownVariants(services.db, [creativeId])
  const seeds = seedsOfAd(creative, made.at(-1))
  const format = formatOfSketch(planId, made)
  const { version: _version, ...choices } = look
  const chosen = { ...choices, ...(browserLanguages && { browserLanguages }) }
  const { task, of } = await readPaintTask(services, { creativeId, format, ...seeds }, chosen)
  // The history of the ad matters only for another composition.
  const alone = { ...task, versions: [], sketchedIn: undefined }
  const { jpeg, layout } = await sketchWhileAwaited(services, signal, ({ signal: awaited, onBegun }) =>
    services.pool.paint(alone, { signal: awaited, onStage: onBegun }),
  )
  const { family, candidate } = layout
  return { picture: await toSketch(jpeg), recipe: writeRecipe({ format, ...seeds, family, candidate, of }) }
}
