import { PRODUCT_NAME } from '#contract/product.ts'
import { useShortDate } from '#web/ui/use-short-date.ts'
import { t } from '#web/i18n/i18n.ts'
import styles from './review.module.css'

/** Links load the page anew: this one knows of no session. */
export function ReviewFoot({ expiresAt }: { expiresAt: string }) {
  const day = useShortDate(expiresAt)
  return (
    <footer className={styles.foot}>
      <p>{t('Whoever has this link sees the ads, names and comments. It works until {day} at the latest.', { day })}</p>
      <p>
        Made with <a href="/">{PRODUCT_NAME}</a>. <a href="/privacy">{t('Privacy')}</a>
      </p>
    </footer>
  )
}
