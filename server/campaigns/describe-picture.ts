import type { CreativeRow } from '../creatives/store.ts'
import { tellStale } from '../variants/tell-stale.ts'
import type { VariantRow } from '../variants/store.ts'
import { lacksLegalLine } from './lacks-legal-line.ts'

/** What a picture says as an alternative text, and what is stale on it or missing from it by now. */
export async function describePicture(
  variant: VariantRow,
  ad: CreativeRow,
): Promise<{ altText: string; note: string }> {
  // Loaded when somebody downloads: a server at rest does without it.
  const { altTextOf, readShownTexts } = await import('#studio/index.ts')
  const texts = readShownTexts(variant.layout)
  const stale = (await tellStale({ ...variant, findings: variant.report.findings }, ad)).map(({ message }) => message)
  const notes = [...stale, ...lacksLegalLine(texts, ad.legalLine)]
  return { altText: altTextOf(texts, ad.productName), note: notes.join(' ') }
}
