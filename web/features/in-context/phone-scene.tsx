import { Phone, PHONE } from './phone.tsx'
import type { SceneProps } from './scene.ts'
import styles from './in-context.module.css'

const { width, height } = PHONE
const MARGIN = 24
/** Height below the ad that a phone keeps free for its home gesture. */
const HOME = 26

/** A page on a phone, with the ad at the bottom of the screen, where it stays while the page scrolls. */
export function PhoneScene({ imageUrl, format, label }: SceneProps) {
  const { widthPx, heightPx } = format
  const top = height - HOME - heightPx - 8
  return (
    <Phone label={label}>
      <rect className={styles.bar} width={width} height="64" />
      <rect className={styles.screen} x="60" y="34" width="270" height="20" rx="10" />
      <rect className={styles.strong} x={MARGIN} y="92" width="300" height="20" rx="4" />
      <rect className={styles.strong} x={MARGIN} y="122" width="210" height="20" rx="4" />
      <rect className={styles.soft} x={MARGIN} y="166" width={width - 2 * MARGIN} height="190" rx="6" />
      {Array.from({ length: 14 }, (_, line) => (
        <rect
          key={line}
          className={styles.soft}
          x={MARGIN}
          y={384 + line * 20}
          width={(width - 2 * MARGIN) * (line % 5 === 4 ? 0.55 : 1)}
          height="9"
          rx="4.5"
        />
      ))}
      <rect className={styles.bar} y={top - 8} width={width} height={height} />
      <line className={styles.line} x1="0" x2={width} y1={top - 8} y2={top - 8} />
      <image href={imageUrl} x={(width - widthPx) / 2} y={top} width={widthPx} height={heightPx} />
      <rect className={styles.strong} x={width / 2 - 60} y={height - 14} width="120" height="5" rx="2.5" />
    </Phone>
  )
}
