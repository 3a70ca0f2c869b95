import type { z } from 'zod'
import type { Brand, BrandField, brandBody } from '#contract/ads/brand/brand.ts'
import { BLANK_BRAND } from '#contract/ads/brand/brand-words.ts'
import { requireSettable } from '#server/ads/creatives/require-settable.ts'
import { hashField } from '#server/ads/creatives/version.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { resolveOwnLogo } from '#server/pictures/images/resolve-own-logo.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { completeBrand } from './complete-brand.ts'
import { getOwnBrand } from './get-brand.ts'
import { requireFreeName, requireUsable } from './policy.ts'
import { type BrandRow, findFirstBrand, insertBrand, brandOf, listBrandRows, updateBrand } from './store.ts'
import { BRAND_FIELDS, type BrandVersion, brandVersionOf } from './version.ts'

interface Save {
  userId: string
  /** Defaults to the first brand, which is created if there is none. */
  id?: string
  body: z.output<typeof brandBody>
  /** The version that the sender read: changes since then stay. */
  version: BrandVersion | undefined
}

/** Saves a brand's fields. Ads carry their own copy of what they show. */
export async function saveBrand(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  { userId, id, body, version }: Save,
): Promise<BrandRow> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const row = id === undefined ? await findFirstBrand(tx, userId) : await getOwnBrand(tx, userId, id)
    if (row) requireUsable(await findPlan(tx, services, userId), row)
    const current = row ? brandOf(row) : BLANK_BRAND
    const sent = completeBrand(body)
    const merged = version ? mergeBrand(version, sent, current) : sent
    if (merged.name !== current.name) await requireFreeNameIn(tx, userId, merged.name, row?.id)
    requireSettable(merged)
    const kit = { ...merged, logo: merged.logo && (await resolveOwnLogo(tx, userId, merged.logo)) }
    const now = services.now()
    if (row) return updateBrand(tx, row.id, kit, now)
    return insertBrand(tx, { ...kit, id: services.newId(), userId, createdAt: now, updatedAt: now })
  })
}

async function requireFreeNameIn(tx: Database, userId: string, name: string | null, id?: string): Promise<void> {
  const rows = await listBrandRows(tx, userId)
  requireFreeName(
    name,
    rows.filter((row) => row.id !== id),
  )
}

/**
 * Merges the fields that the sender changed. Throws a CONFLICT if another user changed one of these to another value
 * meanwhile.
 */
function mergeBrand(version: BrandVersion, sent: Brand, current: Brand): Brand {
  const changed = BRAND_FIELDS.filter((field) => {
    const wanted = hashField(sent[field])
    return wanted !== version[field] && wanted !== hashField(current[field])
  })
  const conflicts = changed.filter((field) => version[field] !== hashField(current[field]))
  if (conflicts.length > 0) throw new BrandConflict(conflicts, current)
  return { ...current, ...Object.fromEntries(changed.map((field) => [field, sent[field]])) }
}

class BrandConflict extends AppError {
  constructor(fields: BrandField[], current: Brand) {
    super('CONFLICT', 'Your brand was changed elsewhere in the meantime: look at it first.', fields[0])
    this.details = { fields, current }
    this.headers = { etag: brandVersionOf(current) }
  }
}
