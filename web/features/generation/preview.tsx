import { getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './preview.module.css'

/** The ad, never enlarged, whole on every screen. While its successor is made, it stays in view, dimmed. */
export function Preview({ variant, isOutdated }: { variant: Variant; isOutdated: boolean }) {
  const { name } = getFormat(variant.format)
  return (
    <figure className={styles.figure}>
      <div className={classNames(styles.preview, isOutdated && styles.outdated)}>
        <img src={variant.imageUrl} alt={`Your ${name} ad`} width={variant.width} height={variant.height} />
      </div>
      {variant.notice && <figcaption className={styles.notice}>{variant.notice}</figcaption>}
    </figure>
  )
}
