import type { z } from 'zod'
import type { createAdFromSketchCall as call } from '#contract/ads/experiment.ts'
import { wordsOfAngle } from '#contract/ads/angles.ts'
import type { Creative } from '#contract/ads/creative.ts'
import { insertCopy } from '#server/ads/creatives/copy-creative.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { ownOfAngle } from '#server/ads/creatives/own-of-copy.ts'
import { presentOne } from '#server/ads/creatives/read-creatives.ts'
import { type CreativeRow, listAngles, updateCreativeFields } from '#server/ads/creatives/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { requireMayGenerate } from '#server/ads/generation/policy.ts'
import { acceptJob } from '#server/ads/generation/start-generation.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { GenerationServices } from '#server/services.ts'
import { type AccountRow, lockAccount } from '#server/people/users/lock-account.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { describeComposed } from '#server/ads/variants/describe-composed.ts'

interface KeepSketchRequest {
  userId: string
  id: string
  sketch: z.output<(typeof call)['body']>
}

/**
 * Makes an ad of a sketch, in one experiment with the ad that it was made of: its place, its credit and the job of its
 * first picture, or nothing at all. Keeping the same angle again returns the existing ad. Throws CONFLICT if the ad has
 * changed since.
 */
export async function keepSketch(
  services: GenerationServices,
  { userId, id, sketch }: KeepSketchRequest,
): Promise<Creative> {
  const kept = await services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const original = await getOwnCreative(tx, userId, id)
    const angles = original.testId ? await listAngles(tx, original.testId) : []
    return angles.find(({ angle }) => angle === sketch.angle) ?? keep(tx, services, { account, original, sketch })
  })
  notifyAdUpdated(kept.id)
  return presentOne(services.db, kept)
}

async function keep(
  tx: Database,
  services: GenerationServices,
  { account, original, sketch }: { account: AccountRow; original: CreativeRow; sketch: KeepSketchRequest['sketch'] },
): Promise<CreativeRow> {
  const { angle, format, version, ...seeds } = sketch
  if (original.updatedAt.toISOString() !== version) {
    throw new AppError('CONFLICT', 'This ad was changed since it was sketched: look at the new sketches first.')
  }
  const planId = await findPlan(tx, services, account.id)
  // Checked before its place: a user who may not make it at all need not make room.
  requireMayGenerate({ planId, creative: original, format, madeFormats: [], busyFormats: [] })
  const testId = original.testId ?? services.newId()
  if (original.testId === null) await updateCreativeFields(tx, original.id, { testId })
  const words = wordsOfAngle(angle, original.words)
  const composed = await describeComposed(tx, original)
  // It shows the photo as the ad does, and is composed as it was sketched.
  const composedAs = composed && { ...composed, formats: {} }
  const creative = await insertCopy(tx, services, {
    original,
    planId,
    fields: { ...original, ...seeds, composedAs, testId, angle, words },
    keepOwn: ownOfAngle(angle),
  })
  // The studio made the sketch: no model writes or paints anything else.
  await acceptJob(tx, services, { account, creative, planId, made: [], busy: [], format, engine: 'studio', seeds })
  return creative
}
