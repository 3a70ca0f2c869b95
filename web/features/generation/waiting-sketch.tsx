import { useState } from 'react'
import { type FormatId, getFormat } from '#contract/formats.ts'
import { t } from '#web/i18n/i18n.ts'
import styles from './waiting-sketch.module.css'

/** Shows the sketch from step 3 while the ad is made. In another format it is the same idea in another arrangement. */
export function WaitingSketch({ format, url }: { format: FormatId; url: string }) {
  const [hasFailed, setFailed] = useState(false)
  const { widthPx, heightPx } = getFormat(format)
  if (hasFailed) return null
  return (
    <figure className={styles.figure}>
      <div className={styles.well}>
        <span className={styles.sheet} style={{ aspectRatio: widthPx / heightPx, maxHeight: heightPx }}>
          <img src={url} alt="" onError={() => setFailed(true)} />
        </span>
      </div>
      <figcaption>
        {widthPx === heightPx
          ? t('Your sketch, while the ad is made.')
          : t('Your sketch, while it is arranged for this format.')}
      </figcaption>
    </figure>
  )
}
