import type { SceneProps } from './scene.ts'
import styles from './in-context.module.css'

const [WIDTH, HEIGHT, EDGE] = [1000, 620, 14]
const AD = { x: 130, y: 70, width: 740 }
const FLOOR = 560

/** A screen on the wall of a shop or a station. */
export function ScreenScene({ imageUrl, format, label }: SceneProps) {
  const adHeight = (AD.width * format.heightPx) / format.widthPx
  return (
    <svg className={styles.page} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <rect className={styles.bar} width={WIDTH} height={HEIGHT} rx="12" />
      <path
        className={styles.soft}
        d={`M0 ${FLOOR}h${WIDTH}V${HEIGHT - 12}a12 12 0 0 1 -12 12H12a12 12 0 0 1 -12 -12z`}
      />
      <rect
        className={styles.case}
        x={AD.x - EDGE}
        y={AD.y - EDGE}
        width={AD.width + 2 * EDGE}
        height={adHeight + 2 * EDGE}
        rx="10"
      />
      <image href={imageUrl} {...AD} height={adHeight} />
      <rect className={styles.strong} x={AD.x + 40} y={FLOOR + 26} width={AD.width - 80} height="8" rx="4" />
    </svg>
  )
}
