import type { CSSProperties, ReactNode } from 'react'
import { getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import { classNames } from '#web/ui/class-names.ts'
import { said, t } from '#web/i18n/i18n.ts'
import styles from './preview.module.css'

interface PreviewProps {
  variant: Variant
  /** The version that stood before, while somebody compares. */
  before: Variant | undefined
  isOutdated: boolean
  /** No toast covers it then. */
  isChanging: boolean
  /** Over the picture, of its size. */
  overlay: ReactNode
  /** What became of the last change, shown on the picture. The panel that was pressed says it to screen readers. */
  answer: string
  /** What can be done with the picture, under it. */
  children: ReactNode
}

/** The ad, never enlarged, whole on every screen. While its successor is made, it stays in view, dimmed. */
export function Preview({ variant, before, isOutdated, isChanging, overlay, answer, children }: PreviewProps) {
  const name = getFormat(variant.format).name
  return (
    <figure className={styles.figure} data-keep-clear={isChanging || undefined}>
      <div className={classNames(styles.preview, isOutdated && styles.outdated)}>
        <div className={styles.picture} style={sizeOf(variant)}>
          <img
            src={(before ?? variant).imageUrl}
            alt={before ? t('Your {name} ad, the version before', { name }) : t('Your {name} ad', { name })}
            width={variant.width}
            height={variant.height}
          />
          {!before && !isOutdated && overlay}
          {answer && (
            <p className={styles.answer} aria-hidden>
              {answer}
            </p>
          )}
        </div>
        <output className={styles.before}>{before && t('Before')}</output>
      </div>
      {variant.notice && <figcaption className={styles.notice}>{said(variant.notice)}</figcaption>}
      {children}
    </figure>
  )
}

/** As much room as the picture will take. */
export function PreviewRoom({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <div className={styles.preview}>
      <div className={styles.picture} style={sizeOf({ width, height })}>
        {children}
      </div>
    </div>
  )
}

/** The picture's room is kept before it has come: a browser knows no size of one whose sides are both left to it. */
function sizeOf({ width, height }: Pick<Variant, 'width' | 'height'>): CSSProperties {
  return { '--ad-width': `${width}px`, '--ad-ratio': width / height } as CSSProperties
}
