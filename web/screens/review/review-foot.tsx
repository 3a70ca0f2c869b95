import { PRODUCT_NAME } from '#contract/product.ts'
import { useShortDate } from '#web/ui/use-short-date.ts'
import styles from './review.module.css'

/** Links load the page anew: this one knows of no session. */
export function ReviewFoot({ expiresAt }: { expiresAt: string }) {
  const day = useShortDate(expiresAt)
  return (
    <footer className={styles.foot}>
      <p>Whoever has this link sees the ads, names and comments. It works until {day} at the latest.</p>
      <p>
        Made with <a href="/">{PRODUCT_NAME}</a>. <a href="/privacy">Privacy</a>
      </p>
    </footer>
  )
}
