import type { z } from 'zod'
import type { Brand, brandBody } from '#contract/brand.ts'
import { requireSettable } from '../creatives/require-settable.ts'
import { hashField } from '../creatives/version.ts'
import { AppError } from '../http/app-error.ts'
import { takeOwnLogo } from '../images/take-own-logo.ts'
import type { Services } from '../services.ts'
import { lockAccount } from '../users/lock-account.ts'
import { putBrand, readBrand } from './store.ts'
import { BRAND_FIELDS, type BrandField, type BrandVersion, versionOf } from './version.ts'

interface Save {
  userId: string
  body: z.output<typeof brandBody>
  /** The version that the sender read: what was changed since then stays. */
  version: BrandVersion | undefined
}

/** Puts a kit in the place of the one before. Ads carry their own copy of what they show. */
export async function saveBrand(services: Services, { userId, body, version }: Save): Promise<Brand> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const current = await readBrand(tx, userId)
    const sent = complete(body)
    const merged = version ? mergeBrand(version, sent, current) : sent
    requireSettable(merged)
    const brand = { ...merged, logo: merged.logo && (await takeOwnLogo(tx, userId, merged.logo)) }
    await putBrand(tx, userId, brand, services.now())
    return brand
  })
}

function complete({ colors, ...fields }: Save['body']): Brand {
  const { name = null, logo = null, typography = null } = fields
  const { callToAction = null, webAddress = null, legalLine = null } = fields
  return { name, logo, colors, typography, callToAction, webAddress, legalLine }
}

/** The kit with the fields that the sender changed. Throws a CONFLICT where somebody gave one of these another value meanwhile. */
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
    this.headers = { etag: versionOf(current) }
  }
}
