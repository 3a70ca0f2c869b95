import { isDeepStrictEqual } from 'node:util'
import type { AdChangesBody } from '#contract/ads/change.ts'
import type { FormatId } from '#contract/formats.ts'
import { getOwnCreative } from '#server/ads/creatives/get-creative.ts'
import { requireSettable } from '#server/ads/creatives/require-settable.ts'
import type { CreativeVersion } from '#server/ads/creatives/version.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { AcceptedChanges } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { resolveOwnLogo } from '#server/pictures/images/resolve-own-logo.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { ChangeServices } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { insertChange, listUnfinishedChanges } from './store.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { listColorsOfVersions, listCurrentVariants, type VariantRow } from '#server/ads/variants/store.ts'
import { changeAdJob } from './job.ts'
import { requireFreezable, requireHero, requireOwnPalette } from './policy.ts'
import { requireUnchanged } from './require-unchanged.ts'

export interface ChangeRequest {
  userId: string
  creativeId: string
  /** The campaign, if the ad is a campaign product. */
  campaignId?: string | undefined
  changes: AdChangesBody
  /** Formats to change; defaults to all that the ad has. */
  formats?: FormatId[] | undefined
  /** Set if the rest has to stay to the pixel. */
  frozen?: true | undefined
  /** The version of the ad that the sender read. */
  version?: CreativeVersion | undefined
}

/** Most changes of one user that are under way at once. */
const AT_ONCE_MAX = 2

/**
 * Accepts a change: free, and on any plan except for colors. The same change requested twice at once is one, with one
 * answer to both. A change of some of the ad's pictures leaves the ad, and with it the others, as it is.
 */
export async function startChange(
  services: ChangeServices,
  { userId, creativeId, campaignId, changes: sent, formats, frozen, version }: ChangeRequest,
): Promise<string> {
  const changeId = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const creative = await getOwnCreative(tx, userId, creativeId, campaignId)
    const current = await listCurrentVariants(tx, [creativeId])
    const targets = chooseTargets(current, formats)
    const onlyThese = targets.length < current.length && { onlyThese: true as const }
    const changes = { ...(await withOwnLogo(tx, userId, sent)), ...onlyThese, ...(frozen && { frozen }) }
    const wanted = { creativeId, changes, formats: targets.map(({ format }) => format) }
    const unfinished = await listUnfinishedChanges(tx, userId)
    const same = unfinished.find((one) =>
      isDeepStrictEqual({ creativeId: one.creativeId, changes: one.changes, formats: one.formats }, wanted),
    )
    if (same) return same.id
    if (unfinished.length >= AT_ONCE_MAX) {
      throw new AppError('TOO_MANY_REQUESTS', 'Two changes are still being made. Please wait a moment and try again.')
    }
    requireHero(creative, changes)
    requireFreezable(changes)
    requireSettable({ words: changes.words ?? {} })
    if (changes.colors) {
      const planId = await findPlan(tx, services, userId)
      requireOwnPalette({ planId, creative, colors: changes.colors, held: await listColorsOfVersions(tx, creativeId) })
    }
    if (version) await requireUnchanged(tx, { version, creative, targets, current, changes })
    await services.storage.requireRoom()
    const id = services.newId()
    const now = services.now()
    await insertChange(tx, { id, userId, ...wanted, state: 'queued', createdAt: now, updatedAt: now })
    await services.jobs.send(tx, changeAdJob, { changeId: id })
    return id
  })
  notifyAdUpdated(creativeId)
  return changeId
}

async function withOwnLogo(
  tx: Database,
  userId: string,
  { logo, ...changes }: AdChangesBody,
): Promise<AcceptedChanges> {
  if (logo === undefined) return changes
  return { ...changes, logo: logo && (await resolveOwnLogo(tx, userId, logo)) }
}

function chooseTargets(current: VariantRow[], formats: FormatId[] | undefined): VariantRow[] {
  if (current.length === 0) {
    throw new AppError('VALIDATION_FAILED', 'This ad has no picture yet. Please generate one first.', 'formats')
  }
  if (!formats) return current
  return formats.map((format) => {
    const variant = current.find((one) => one.format === format)
    if (variant) return variant
    throw new AppError(
      'VALIDATION_FAILED',
      'This ad has no picture in this format. Please generate it first.',
      'formats',
    )
  })
}
