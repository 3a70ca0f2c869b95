import sharp from 'sharp'
import type { z } from 'zod'
import { SKETCH_PX } from '#contract/sketch.ts'
import type { sketchQuery } from '#contract/look.ts'
import { PRODUCT_IMAGES_REQUIRED } from '#contract/limits.ts'
import { findPlan } from '../purchases/plan.ts'
import { ChildLost } from '../children/child.ts'
import { getOwnCreative } from '../creatives/get-creative.ts'
import { pickSaid } from '../creatives/pick-words.ts'
import { requireCustomColors } from '../creatives/policy.ts'
import type { PaintPool } from '../generation/paint-pool.ts'
import { readLogo, readStudiedPhotos } from '../generation/paint-task.ts'
import type { PaintTask } from '../generation/painter.ts'
import { AppError } from '../http/app-error.ts'
import type { Services } from '../services.ts'

type SketchServices = Services & { pool: PaintPool }

export interface SketchWish {
  userId: string
  creativeId: string
  look: z.output<typeof sketchQuery>
  signal: AbortSignal
}

/** Its first family is, in each style, the one that shows the style best. */
const SKETCH_SEED = 2

/**
 * A small WebP of the ad in a look that is only being considered: free, not stored, and made by the studio itself. Throws
 * UNAVAILABLE when its painter was lost twice.
 */
export async function paintSketch(
  services: SketchServices,
  { userId, creativeId, look, signal }: SketchWish,
): Promise<Buffer> {
  const creative = await getOwnCreative(services.db, userId, creativeId)
  requireCustomColors(await findPlan(services.db, services, userId), look, creative)
  const photos = await readStudiedPhotos(services, creative)
  if (photos.length === 0) throw new AppError('VALIDATION_FAILED', PRODUCT_IMAGES_REQUIRED.message, 'productImages')
  const { version: _version, ...chosen } = look
  const ad = { ...pickSaid(creative), ...chosen }
  const logo = await readLogo(services, creative.logo)
  if (signal.aborted) throw nobodyWaits()
  const task: PaintTask = { ad, photos, inspiration: [], logo, format: 'square', seed: SKETCH_SEED }
  const { jpeg } = await paint(services, task, signal)
  return sharp(jpeg).resize(SKETCH_PX).webp({ quality: 76 }).toBuffer()
}

function nobodyWaits(): AppError {
  return new AppError('UNAVAILABLE', 'Nobody waits for this sketch any more.')
}

/** One that nobody waits for any more is not begun; one that is begun is painted, for a killed painter costs more. */
async function paint({ pool, log }: Pick<SketchServices, 'pool' | 'log'>, task: PaintTask, signal: AbortSignal) {
  const begun = new AbortController()
  const leave = () => begun.abort(nobodyWaits())
  signal.addEventListener('abort', leave, { once: true })
  const isBegun = () => signal.removeEventListener('abort', leave)
  try {
    return await pool.paint(task, { signal: begun.signal, onStage: isBegun })
  } catch (error) {
    if (!(error instanceof ChildLost)) throw error
    log.error({ err: error }, 'A sketch was not painted')
    throw new AppError('UNAVAILABLE', 'The sketch could not be painted. Please try again soon.')
  }
}
