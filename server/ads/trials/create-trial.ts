import type { z } from 'zod'
import { PLANS } from '#contract/money/plans.ts'
import { designTrial } from '#contract/ads/trials/design.ts'
import { TRIAL_PLAN_MESSAGE, TRIALS_PER_AD_MAX } from '#contract/ads/trials/factors.ts'
import type { newTrialSchema, SentTrialFactor, Trials } from '#contract/ads/trials/trial.ts'
import { findBrand } from '#server/ads/brand/store.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { requireSettable } from '#server/ads/creatives/require-settable.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { listShownVariants, type ShownRow } from '#server/ads/variants/store.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { ChangeServices } from '#server/services.ts'
import { paintTrialJob } from './job.ts'
import { labelsOf } from './names.ts'
import { presentTrials } from './present.ts'
import {
  countTrialsBeingPainted,
  findLastVersion,
  insertTrial,
  insertTrialPictures,
  listTrials,
  type TrialRow,
} from './store.ts'

interface CreateTrialRequest {
  userId: string
  creativeId: string
  trial: z.output<typeof newTrialSchema>
}

/** Most trials of one user that are painted at once. */
const AT_ONCE_MAX = 2

/** Starts a trial of a finished ad, free as changes are: its rows and the job that paints them, or nothing. */
export async function createTrial(
  services: ChangeServices,
  { userId, creativeId, trial }: CreateTrialRequest,
): Promise<Trials> {
  // Chosen first: a design takes up to a tenth of a second, and the account is locked below.
  const runs = designTrial(
    trial.factors.map(({ levels }) => levels.length + 1),
    trial.picturesMax,
  )!
  const creative = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const own = await getOwnCreative(tx, userId, creativeId)
    if (!PLANS[await findPlan(tx, services, userId)].trials) throw new AppError('PLAN_REQUIRED', TRIAL_PLAN_MESSAGE)
    const formats = chooseFormats(await listShownVariants(tx, [creativeId]), trial.formats)
    for (const factor of trial.factors) requireLevels(factor, own)
    await requireRoom(tx, userId, creativeId)
    await services.storage.requireRoom()
    const row: TrialRow = {
      id: services.newId(),
      creativeId,
      version: (await findLastVersion(tx, userId)) + 1,
      brand: await brandNameOf(tx, own),
      campaign: trial.campaign || 'Test',
      factors: trial.factors,
      labels: trial.factors.map(labelsOf),
      runs,
      createdAt: services.now(),
    }
    await insertTrial(tx, row)
    const pictures = formats.flatMap((format) =>
      runs.map((_, run) => ({
        id: services.newId(),
        trialId: row.id,
        format,
        run,
        state: 'queued' as const,
        updatedAt: row.createdAt,
      })),
    )
    await insertTrialPictures(tx, pictures)
    await services.jobs.send(tx, paintTrialJob, { trialId: row.id })
    return own
  })
  return presentTrials(services.db, creative)
}

function chooseFormats(current: readonly ShownRow[], wanted: ShownRow['format'][] | undefined): ShownRow['format'][] {
  const made = current.map(({ format }) => format)
  if (made.length === 0) {
    throw new AppError('VALIDATION_FAILED', 'This ad has no picture yet. Please generate one first.', 'formats')
  }
  const lacking = wanted?.find((format) => !made.includes(format))
  if (!lacking) return wanted ?? made
  throw new AppError('VALIDATION_FAILED', 'This ad has no picture in this format. Please generate it first.', 'formats')
}

/** Requires words that can be set, and photos that the ad has. */
function requireLevels(sent: SentTrialFactor, { productImages }: CreativeRow): void {
  if (sent.factor === 'headline' || sent.factor === 'callToAction') {
    for (const text of sent.levels) requireSettable({ words: { [sent.factor]: text } })
  }
  if (sent.factor === 'price') for (const words of sent.levels) requireSettable({ words })
  if (sent.factor !== 'photo') return
  const isKnown = sent.levels.every((level) => productImages.some(({ url }) => url === level))
  if (!isKnown)
    throw new AppError('VALIDATION_FAILED', 'This ad has no such photo. Please choose one of its photos.', 'factors')
}

async function requireRoom(tx: Database, userId: string, creativeId: string): Promise<void> {
  if ((await countTrialsBeingPainted(tx, userId)) >= AT_ONCE_MAX) {
    throw new AppError('TOO_MANY_REQUESTS', 'Two tests are still being painted. Please wait a moment and try again.')
  }
  if ((await listTrials(tx, creativeId)).length >= TRIALS_PER_AD_MAX) {
    throw new AppError('VALIDATION_FAILED', `An ad has at most ${TRIALS_PER_AD_MAX} tests. Please delete one first.`)
  }
}

async function brandNameOf(tx: Database, { brandId, productName }: CreativeRow): Promise<string> {
  const brand = brandId ? await findBrand(tx, brandId) : undefined
  return brand?.name ?? productName
}
