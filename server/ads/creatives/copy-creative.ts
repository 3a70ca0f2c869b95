import type { Creative } from '#contract/ads/creative.ts'
import { addableFormats } from '#contract/ads/addable-formats.ts'
import { canUseCustomColors, type PlanId } from '#contract/money/plans.ts'
import type { Database } from '#server/platform/db/database.ts'
import { noteMade } from '#server/platform/db/witness.ts'
import type { PictureOwn } from '#server/platform/db/painted.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { describeComposed } from '#server/ads/variants/describe-composed.ts'
import { listCurrentVariants } from '#server/ads/variants/store.ts'
import { getOwnCreative } from './get-creative.ts'
import { ownOfCopy } from './own-of-copy.ts'
import { requireRoomForCreative } from './policy.ts'
import { formatsOf, presentCreative } from './present.ts'
import {
  copyTouchUps,
  countCreatives,
  type CreativeUpdate,
  type CreativeRow,
  findFormats,
  insertCreative,
} from './store.ts'

interface Copying {
  userId: string
  id: string
  /** Returns the fields that the copy takes over; the rest is that of an empty ad. */
  fieldsOf: (original: CreativeRow) => CopiedFields
  /** Returns what the copy keeps of a single picture's own changes. */
  keepOwn: (own: PictureOwn) => PictureOwn
}

type CopiedFields = CreativeUpdate & Pick<CreativeRow, 'productName' | 'productDescription'>

/**
 * Makes a new ad of another one, in its formats, composed like its pictures. It counts like any ad, and is in no
 * experiment.
 */
export async function copyCreative(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  { userId, id, fieldsOf, keepOwn }: Copying,
): Promise<Creative> {
  const copy = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const original = await getOwnCreative(tx, userId, id)
    const planId = await findPlan(tx, services, userId)
    // The newest picture shows the campaign as it is now.
    const newest = (await listCurrentVariants(tx, [id])).at(-1)
    const { seed, campaignSeed } = newest ?? original
    const copied = fieldsOf(original)
    const composedAs = copied.productImages ? await describeComposed(tx, original) : null
    const fields = { ...copied, testId: null, seed, campaignSeed, composedAs }
    return insertCopy(tx, services, { original, planId, fields, keepOwn })
  })
  return presentCreative(copy, { made: [], busy: [] })
}

interface Copied extends Pick<Copying, 'keepOwn'> {
  original: CreativeRow
  planId: PlanId
  fields: CopiedFields
}

/**
 * Inserts a copy with the original's formats, as far as the plan includes them. Needs the account's lock. Throws
 * AD_LIMIT_REACHED.
 */
export async function insertCopy(
  tx: Database,
  services: Pick<Services, 'newId' | 'now'>,
  { original, planId, fields, keepOwn }: Copied,
): Promise<CreativeRow> {
  const { userId } = original
  requireRoomForCreative(planId, await countCreatives(tx, userId))
  const formats = formatsOf(original, await findFormats(tx, original.id))
  const [now, id] = [services.now(), services.newId()]
  noteMade(id)
  const inserted = await insertCreative(tx, {
    ...fields,
    ...(!canKeepColors(planId, original) && WITHOUT_COLORS),
    id,
    userId,
    createdAt: now,
    updatedAt: now,
    chosenFormats: addableFormats(planId, formats),
    formatOwn: await ownOfCopy(tx, original, keepOwn),
  })
  if (inserted.productImages.length > 0) await copyTouchUps(tx, { from: original.id, to: inserted.id })
  return inserted
}

/** Returns true if the plan includes the colors: what an ad keeps after a downgrade is new to its copy. */
function canKeepColors(planId: PlanId, { colorPalette, customColors, customPalette }: CreativeRow): boolean {
  return canUseCustomColors(planId) || (colorPalette !== 'custom' && customColors.length === 0 && !customPalette)
}

const WITHOUT_COLORS = { colorPalette: null, customColors: [], customPalette: null }
