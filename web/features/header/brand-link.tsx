import { PRODUCT_NAME } from '#contract/product.ts'
import styles from '#web/features/header/header.module.css'
import { Link } from '#web/router/link.tsx'

export function BrandLink() {
  return (
    <Link to="/" className={styles.brand}>
      <BrandMark />
      {PRODUCT_NAME}
    </Link>
  )
}

/** A sheet on its post, slightly tilted. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden>
      <path d="M15 20h4v11h-4z" fill="currentColor" />
      <path d="M2.6 5.6 27.2 1.2l3.2 18L5.8 23.6z" fill="currentColor" />
      <path d="m9.4 10.4 13-2.3M10.4 16l8-1.4" stroke="var(--paper)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  )
}
