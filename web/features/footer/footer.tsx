import { PRODUCT_NAME } from '#contract/product.ts'
import styles from '#web/features/footer/footer.module.css'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{PRODUCT_NAME}</p>
      <nav aria-label={t('Help and legal')} className={styles.links}>
        <Link to="/check">{t('Check an ad')}</Link>
        <Link to="/verify">{t('Verify a picture')}</Link>
        <Link to="/help">{t('Help')}</Link>
        <Link to="/terms">{t('Terms')}</Link>
        <Link to="/privacy">{t('Privacy')}</Link>
      </nav>
    </footer>
  )
}
