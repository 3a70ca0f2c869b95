import type { ReactNode } from 'react'
import { getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './preview.module.css'

interface PreviewProps {
  variant: Variant
  /** The version that stood before, while somebody compares. */
  before: Variant | undefined
  isOutdated: boolean
  /** Over the picture, of its size. */
  overlay: ReactNode
  /** What can be done with the picture, under it. */
  children: ReactNode
}

/** The ad, never enlarged, whole on every screen. While its successor is made, it stays in view, dimmed. */
export function Preview({ variant, before, isOutdated, overlay, children }: PreviewProps) {
  const { name } = getFormat(variant.format)
  const alt = `Your ${name} ad`
  return (
    <figure className={styles.figure}>
      <div className={classNames(styles.preview, isOutdated && styles.outdated)}>
        <div className={styles.picture}>
          <img
            src={(before ?? variant).imageUrl}
            alt={before ? `${alt}, the version before` : alt}
            width={variant.width}
            height={variant.height}
          />
          {!before && !isOutdated && overlay}
        </div>
        <output className={styles.before}>{before && 'Before'}</output>
      </div>
      {variant.notice && <figcaption className={styles.notice}>{variant.notice}</figcaption>}
      {children}
    </figure>
  )
}
