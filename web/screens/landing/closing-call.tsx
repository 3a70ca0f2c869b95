import { StartButton } from '#web/screens/landing/start-button.tsx'
import styles from '#web/screens/landing/closing-call.module.css'
import { t } from '#web/i18n/i18n.ts'

export function ClosingCall() {
  return (
    <section className={styles.closing}>
      <div className={styles.inner}>
        <h2 className={styles.headline}>{t('Your next ad is five steps away')}</h2>
        <StartButton>{t('Get Started Now')}</StartButton>
      </div>
    </section>
  )
}
