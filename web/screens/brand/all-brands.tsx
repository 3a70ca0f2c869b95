import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import styles from './all-brands.module.css'

/** The way back to the list. */
export function AllBrands() {
  return (
    <Link to="/brands" className={styles.back}>
      <ArrowLeft aria-hidden /> All brands
    </Link>
  )
}
