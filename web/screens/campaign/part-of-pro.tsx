import { ButtonLink } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

/** Stands in the place of what a user of the Free plan cannot do. */
export function PartOfPro() {
  return (
    <p className={styles.free}>
      {t('This is part of the Pro plan.')} <ButtonLink to="/subscription">{t('See the plans')}</ButtonLink>
    </p>
  )
}
