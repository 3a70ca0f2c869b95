import { useState } from 'react'
import { type FormatId, getFormat } from '#contract/formats.ts'
import styles from './waiting-sketch.module.css'

/** What step 3 has shown of the ad, in the shape that is being made: for waiting, and no promise of the composition. */
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
      <figcaption>Your sketch, while the ad is made. The ad gets a composition of its own.</figcaption>
    </figure>
  )
}
