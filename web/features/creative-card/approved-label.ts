import { t } from '#web/i18n/i18n.ts'

/** Gives "Approved v3", or "Approved v3, now v5": an approval belongs to the version that was reviewed. */
export function approvedLabel(version: number, current: number): string {
  return version === current
    ? t('Approved v{version}', { version })
    : t('Approved v{version}, now v{current}', { version, current })
}
