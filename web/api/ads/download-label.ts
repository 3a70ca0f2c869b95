import { namesOfParts, type RequiredPart } from '#contract/ads/required-parts.ts'
import { translated, t } from '#web/i18n/i18n.ts'

/**
 * Gives "Download", or "Download without the legal line": a button that downloads a picture without a required part
 * names it.
 */
export function downloadLabel(lacking: readonly RequiredPart[]): string {
  return lacking.length === 0
    ? t('Download')
    : t('Download without {parts}', { parts: translated(namesOfParts(lacking)) })
}
