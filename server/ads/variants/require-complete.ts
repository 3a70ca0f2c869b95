import { eq } from 'drizzle-orm'
import type { RequiredPart } from '#contract/required-parts.ts'
import type { Database } from '#server/platform/db/database.ts'
import { creatives, variants } from '#server/platform/db/schema.ts'
import { requireAccepted } from '#server/platform/http/require-accepted.ts'
import { findLacking } from './find-lacking.ts'

/** Throws CONFLICT if an ad's picture lacks a required part and the user did not accept that. */
export async function requireComplete(
  db: Database,
  imageId: string,
  without: readonly RequiredPart[] | undefined,
): Promise<void> {
  const [row] = await db
    .select({ ad: creatives, texts: variants.texts, report: variants.report })
    .from(variants)
    .innerJoin(creatives, eq(creatives.id, variants.adId))
    .where(eq(variants.imageId, imageId))
  if (!row) return
  const findings = await findLacking({ texts: row.texts, findings: row.report.findings ?? [] }, row.ad)
  requireAccepted({ findings, without, act: 'Download' })
}
