import { namesOfParts, type RequiredPart } from '#contract/ads/required-parts.ts'
import { translated, t } from '#web/i18n/i18n.ts'

/** Gives "Approve", with the missing parts that are accepted: "Approve without the legal line". */
export function approveLabel(lacking: readonly RequiredPart[]): string {
  return lacking.length === 0
    ? t('Approve')
    : t('Approve without {parts}', { parts: translated(namesOfParts(lacking)) })
}
