import { PRODUCT_NAME } from '#contract/product.ts'
import { useShortDate } from '#web/ui/texts/use-short-date.ts'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import styles from './review.module.css'

const HOME = { product: (text: string) => <a href="/">{text}</a> }

/** The footer of a review. Its links reload the page, because this page knows of no session. */
export function ReviewFoot({ expiresAt }: { expiresAt: string }) {
  const day = useShortDate(expiresAt)
  return (
    <footer className={styles.foot}>
      <p>{t('Whoever has this link sees the ads, names and comments. It works until {day} at the latest.', { day })}</p>
      <p>
        {rich(t('Made with <product>{product}</product>.', { product: PRODUCT_NAME }), HOME)}{' '}
        <a href="/privacy">{t('Privacy')}</a>
      </p>
    </footer>
  )
}
