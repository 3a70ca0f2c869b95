import type { FormatId } from '#contract/formats.ts'
import type { OtherLook } from '#contract/ads/other-looks.ts'
import { OTHER_LOOKS_MAX, writeRecipe } from '#contract/ads/sketch.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import type { PaintedSketch } from '#server/ads/generation/painter.ts'
import { readPaintTask } from '#server/ads/generation/paint-task.ts'
import { requireMayGenerate } from '#server/ads/generation/policy.ts'
import { seedsOfAd } from '#server/ads/generation/start-generation.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { listUnfinishedJobs } from '#server/ads/generation-jobs/store.ts'
import { listCurrentVariants, type VariantRow } from '#server/ads/variants/store.ts'
import type { SketchServices } from './paint-sketch.ts'
import { sketchWhileAwaited } from './sketch-while-awaited.ts'
import { toSketch } from './to-sketch.ts'

interface OtherLooksRequest {
  userId: string
  creativeId: string
  format: FormatId
  signal: AbortSignal
}

/**
 * Returns an ad in other compositions of one format, small: free, stored nowhere, and each with the recipe by which it
 * is painted exactly so. Formats that the plan does not include are not sketched either.
 */
export async function listOtherLooks(
  services: SketchServices,
  { userId, creativeId, format, signal }: OtherLooksRequest,
): Promise<OtherLook[]> {
  const { db } = services
  const creative = await getOwnCreative(db, userId, creativeId)
  const planId = await findPlan(db, services, userId)
  const made = await listCurrentVariants(db, [creativeId])
  const busy = await listUnfinishedJobs(db, [creativeId])
  const [madeFormats, busyFormats] = [made.map((one) => one.format), busy.map((one) => one.format)]
  requireMayGenerate({ planId, creative, format, madeFormats, busyFormats })
  const stands = made.find((one) => one.format === format)
  const seeds = seedsOfAd(creative, stands ?? made.at(-1))
  const { task, of } = await readPaintTask(services, { creativeId, format, ...seeds })
  const current = stands && (await readPicture(services, stands))
  const looks = await sketchWhileAwaited(services, signal, (options) =>
    services.pool.paintLooks({ ...task, current, count: OTHER_LOOKS_MAX }, options),
  )
  return Promise.all(looks.map((look) => present(look, { format, campaignSeed: seeds.campaignSeed, of })))
}

/** Returns undefined if its bytes are missing: then nothing is compared with it. */
async function readPicture({ storage }: SketchServices, { imageId, layout }: VariantRow) {
  const jpeg = await storage.get(imageKey(imageId))
  return jpeg && { jpeg, layout }
}

async function present(
  { seed, composed, jpeg }: PaintedSketch,
  ad: { format: FormatId; campaignSeed: number; of: string },
): Promise<OtherLook> {
  const picture = `data:image/webp;base64,${(await toSketch(jpeg)).toString('base64')}`
  return { recipe: writeRecipe({ ...ad, seed, ...composed }), picture }
}
