import { missingParts, namesOfParts, type RequiredPart } from '#contract/ads/required-parts.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { findLacking } from '#server/ads/variants/find-lacking.ts'
import { findStaleness } from '#server/ads/variants/find-staleness.ts'
import type { VariantRow } from '#server/ads/variants/store.ts'

/** Describes a picture for a download: its alternative text, and what is stale on it or missing from it. */
export async function describePicture(
  variant: VariantRow,
  ad: CreativeRow,
): Promise<{ altText: string; note: string; lacking: RequiredPart[] }> {
  // Loaded only for a download: an idle server does without it.
  const { altTextOf, readShownTexts } = await import('#studio/index.ts')
  const texts = readShownTexts(variant.layout)
  const stale = (await findStaleness({ ...variant, findings: variant.report.findings }, ad)).map(
    ({ message }) => message,
  )
  const { texts: painted, report } = variant
  const lacking = missingParts(await findLacking({ texts: painted, findings: report.findings ?? [] }, ad))
  const notes = [...stale, ...(lacking.length > 0 ? [`It is without ${namesOfParts(lacking)}.`] : [])]
  return { altText: altTextOf(texts, ad.productName), note: notes.join(' '), lacking }
}
