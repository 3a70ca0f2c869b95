import type { ExperimentAngle, ExperimentSketches } from '#contract/ads/experiment.ts'
import type { Angle } from '#contract/ads/angles.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { type CreativeRow, listAngles } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readPaintTask } from '#server/ads/generation/paint-task.ts'
import type { PaintedAngle } from '#server/ads/generation/painter.ts'
import { requireMayGenerate } from '#server/ads/generation/policy.ts'
import { seedsOfAd } from '#server/ads/generation/start-generation.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { listShownVariants } from '#server/ads/variants/store.ts'
import { formatOfSketch } from './format-of-sketch.ts'
import type { SketchServices, SketchRequest } from './paint-sketch.ts'
import { sketchWhileAwaited } from './sketch-while-awaited.ts'
import { toSketch } from './to-sketch.ts'

/**
 * Sketches the ad from its three angles as small pictures that are stored nowhere, composed as they would be if they
 * were kept.
 */
export async function sketchTest(
  services: SketchServices,
  { userId, creativeId, signal }: Pick<SketchRequest, 'userId' | 'creativeId' | 'signal'>,
): Promise<ExperimentSketches> {
  const { db } = services
  const creative = await getOwnCreative(db, userId, creativeId)
  const made = await listShownVariants(db, [creativeId])
  const planId = await findPlan(db, services, userId)
  const format = formatOfSketch(planId, made)
  requireMayGenerate({ planId, creative, format, madeFormats: [], busyFormats: [] })
  const { seed, campaignSeed } = seedsOfAd(creative, made.at(-1))
  const angles = creative.testId ? await listAngles(db, creative.testId) : []
  const kept = await seedsOf(db, angles)
  const { task } = await readPaintTask(services, { creativeId, format, seed, campaignSeed })
  // An ad that is already one of them has its place as that one.
  const isMade = made.length > 0 && creative.angle === null
  const painted = await sketchWhileAwaited(services, signal, (options) =>
    services.pool.paintAngles({ ...task, isMade, kept }, options),
  )
  const version = creative.updatedAt.toISOString()
  return { version, format, campaignSeed, angles: await Promise.all(painted.map((one) => present(one, angles))) }
}

/** Returns the current seeds of each: an ad that was made again differs from its sketch. */
async function seedsOf(db: Database, angles: readonly CreativeRow[]): Promise<Partial<Record<Angle, number>>> {
  const made = await listShownVariants(
    db,
    angles.map(({ id }) => id),
  )
  return Object.fromEntries(
    angles.map((ad) => {
      const newest = made.findLast(({ adId }) => adId === ad.id)
      return [ad.angle, seedsOfAd(ad, newest).seed]
    }),
  )
}

async function present(painted: PaintedAngle, angles: readonly CreativeRow[]): Promise<ExperimentAngle> {
  const { angle } = painted
  const keptAs = angles.find((one) => one.angle === angle)?.id ?? null
  if ('withheld' in painted) return { angle, headline: null, sketch: null, why: explainWithheld(painted), keptAs }
  const { headline, seed, differences, jpeg } = painted
  const picture = `data:image/webp;base64,${(await toSketch(jpeg)).toString('base64')}`
  return { angle, headline, sketch: { seed, picture, differences }, why: null, keptAs }
}

function explainWithheld({ angle, withheld }: Extract<PaintedAngle, { withheld: unknown }>): string {
  switch (withheld) {
    case 'no words':
      return angle === 'price'
        ? 'Your ad has no price and no discount: type one in step 1, and an ad can lead with it.'
        : 'Your ad has no line that says what it is good for: write a short tagline in step 1, and an ad can lead with it.'
    case 'no other':
      return 'Your ad has nothing but its name to lead with: one ad alone tests nothing.'
    case 'no room':
      return 'These words fit in no layout of this ad: shorten them, and look again.'
    default:
      return 'It would look too much like another ad of this test: a second photo or another style makes it differ.'
  }
}
