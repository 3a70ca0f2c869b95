import { isDeepStrictEqual } from 'node:util'
import { presentOne } from '#server/ads/creatives/read-creatives.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { hashField, type CreativeVersion, creativeVersionOf } from '#server/ads/creatives/version.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { AcceptedChanges } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { presentVariants } from '#server/ads/variants/present.ts'
import type { VariantRow } from '#server/ads/variants/store.ts'
import { WRITTEN_FIELDS, writeChange } from './write-change.ts'

/**
 * Throws a CONFLICT if the change would write a field that was changed since its sender read the ad. Writing the value
 * that the ad has already is no conflict.
 */
export async function requireUnchanged(
  tx: Database,
  {
    version,
    creative,
    targets,
    current: pictures,
    changes,
  }: {
    version: CreativeVersion
    creative: CreativeRow
    targets: VariantRow[]
    current: VariantRow[]
    changes: AcceptedChanges
  },
): Promise<void> {
  const after = await writeChange(creative, changes, { targets, current: pictures })
  const touched = WRITTEN_FIELDS.filter((field) => !isDeepStrictEqual(after[field], creative[field]))
  const fields = touched.filter((field) => version.hashOf(field) !== hashField(creative[field]))
  if (fields.length === 0) return
  const current = await presentOne(tx, creative)
  const conflict = new AppError(
    'CONFLICT',
    'This ad was changed elsewhere in the meantime: look at it first.',
    fields[0],
  )
  conflict.details = { fields, current, variants: await presentVariants(targets, creative) }
  conflict.headers = { etag: creativeVersionOf(current) }
  throw conflict
}
