import type { CSSProperties, ReactNode } from 'react'
import { getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { classNames } from '#web/ui/class-names.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './preview.module.css'

interface PreviewProps {
  variant: Variant
  /** The version that the user compares with. */
  before: Variant | undefined
  isOutdated: boolean
  /** Set while the form is shown: then no toast covers the picture. */
  isChanging: boolean
  /** Content over the picture, of its size. */
  overlay: ReactNode
  /** The result of the last change, shown on the picture. The form announces it to screen readers. */
  answer: string
  /** Controls under the picture. */
  children: ReactNode
}

/** Shows the ad, never enlarged, whole on every screen. While its successor is made, it stays visible, dimmed. */
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
      {variant.notice && <figcaption className={styles.notice}>{translated(variant.notice)}</figcaption>}
      {children}
    </figure>
  )
}

/** A placeholder as large as the picture will be. */
export function PreviewRoom({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <div className={styles.preview}>
      <div className={styles.picture} style={sizeOf({ width, height })}>
        {children}
      </div>
    </div>
  )
}

/** Gives the picture's size before it has loaded: with both sides left to the browser, it would have none. */
function sizeOf({ width, height }: Pick<Variant, 'width' | 'height'>): CSSProperties {
  return { '--ad-width': `${width}px`, '--ad-ratio': width / height } as CSSProperties
}
