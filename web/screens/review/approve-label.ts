import { namesOfParts, type RequiredPart } from '#contract/required-parts.ts'
import { said, t } from '#web/i18n/i18n.ts'

/** "Approve", and what is accepted to be missing: "Approve without the legal line". */
export function approveLabel(lacking: readonly RequiredPart[]): string {
  return lacking.length === 0 ? t('Approve') : t('Approve without {parts}', { parts: said(namesOfParts(lacking)) })
}
