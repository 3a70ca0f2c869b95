import type { RequiredPart } from '#contract/ads/required-parts.ts'
import type { Database } from '#server/platform/db/database.ts'
import { requireAccepted } from '#server/platform/http/require-accepted.ts'
import { findLacking } from './find-lacking.ts'
import { findShownAd } from './store.ts'

/** Throws CONFLICT if an ad's picture lacks a required part and the user did not accept that. */
export async function requireComplete(
  db: Database,
  imageId: string,
  without: readonly RequiredPart[] | undefined,
): Promise<void> {
  const row = await findShownAd(db, imageId)
  if (!row) return
  const findings = await findLacking({ texts: row.texts, findings: row.report.findings ?? [] }, row.ad)
  requireAccepted({ findings, without, act: 'Download' })
}
