import { ArrowLeft } from 'lucide-react'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './all-brands.module.css'

/** A link back to the list. */
export function AllBrands() {
  return (
    <Link to="/brands" className={styles.back}>
      <ArrowLeft aria-hidden /> {t('All brands')}
    </Link>
  )
}
