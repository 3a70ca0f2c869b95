import { Link } from 'react-router'
import { PRODUCT_NAME } from '#contract/product.ts'
import styles from '#web/features/footer/footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{PRODUCT_NAME}</p>
      <nav aria-label="Help and legal" className={styles.links}>
        <Link to="/help">Help</Link>
        <Link to="/terms">Terms</Link>
        <Link to="/privacy">Privacy</Link>
      </nav>
    </footer>
  )
}
