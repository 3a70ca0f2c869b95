import { PRODUCT_NAME } from '#contract/product.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { PressSheet } from '#web/screens/landing/press-sheet.tsx'
import { StartButton } from '#web/screens/landing/start-button.tsx'
import styles from '#web/screens/landing/hero.module.css'
import { ButtonLink } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'

export function Hero() {
  const { user } = useCurrentUser()
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.headline}>{t('Professional ads in seconds')}</h1>
        <p className={styles.lead}>
          {t(
            'Tell {app} about your product, add a photo and pick a look. Out comes a finished ad in the exact size that you need. No design experience required.',
            { app: PRODUCT_NAME },
          )}
        </p>
        <div className={styles.actions}>
          <StartButton>{t('Create Your First Ad')}</StartButton>
          {user && (
            <ButtonLink size="lg" to="/creatives">
              {t('View Gallery')}
            </ButtonLink>
          )}
        </div>
      </div>
      <PressSheet />
    </section>
  )
}
