import type { z } from 'zod'
import type { sketchQuery } from '#contract/look.ts'
import { PRODUCT_IMAGES_REQUIRED } from '#contract/limits.ts'
import { findPlan } from '../purchases/plan.ts'
import { getOwnCreative } from '../creatives/get-creative.ts'
import { pickSaid } from '../creatives/pick-words.ts'
import { requireCustomColors } from '../creatives/policy.ts'
import { requireSettable } from '../creatives/require-settable.ts'
import type { PaintPool } from '../generation/paint-pool.ts'
import { readLogo, readStudiedPhotos } from '../generation/paint-task.ts'
import type { PaintTask } from '../generation/painter.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'
import { sketchWhileAwaited } from './sketch-while-awaited.ts'
import { toSketch } from './to-sketch.ts'

export type SketchServices = Services & { pool: PaintPool }

export interface SketchWish {
  userId: string
  creativeId: string
  look: z.output<typeof sketchQuery>
  signal: AbortSignal
}

/** Its first family is, in each style, the one that shows the style best. */
export const SKETCH_SEED = 2

/**
 * A small WebP of the ad in a look that is only being considered: free, not stored, and made by the studio itself. Throws
 * UNAVAILABLE when its painter was lost twice.
 */
export async function paintSketch(
  services: SketchServices,
  { userId, creativeId, look, signal }: SketchWish,
): Promise<Buffer> {
  const creative = await getOwnCreative(services.db, userId, creativeId)
  requireSettable(creative)
  requireCustomColors(await findPlan(services.db, services, userId), look, creative)
  const photos = await readStudiedPhotos(services, creative)
  if (photos.length === 0) throw new AppError('VALIDATION_FAILED', PRODUCT_IMAGES_REQUIRED.message, 'productImages')
  const { version: _version, ...chosen } = look
  const ad = { ...pickSaid(creative), ...chosen }
  const logo = await readLogo(services, creative.logo)
  const task: PaintTask = { ad, photos, inspiration: [], logo, format: 'square', seed: SKETCH_SEED }
  const { jpeg } = await sketchWhileAwaited(services, signal, ({ signal: awaited, onBegun }) =>
    services.pool.paint(task, { signal: awaited, onStage: onBegun }),
  )
  return toSketch(jpeg)
}
