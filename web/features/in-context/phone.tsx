import { type ReactNode, useId } from 'react'
import styles from './in-context.module.css'

/** Size in CSS pixels of a common phone; a story fills it from edge to edge. */
export const PHONE = { width: 390, height: 693 }

const EDGE = 10
const RADIUS = 34

/** A phone with the content of its screen. */
export function Phone({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const { width, height } = PHONE
  const [outerWidth, outerHeight] = [width + 2 * EDGE, height + 2 * EDGE]
  return (
    <svg className={styles.phone} viewBox={`0 0 ${outerWidth} ${outerHeight}`} role="img" aria-label={label}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={RADIUS - EDGE} />
      </clipPath>
      <rect className={styles.case} width={outerWidth} height={outerHeight} rx={RADIUS} />
      <g transform={`translate(${EDGE} ${EDGE})`} clipPath={`url(#${id})`}>
        <rect className={styles.screen} width={width} height={height} />
        {children}
      </g>
    </svg>
  )
}
