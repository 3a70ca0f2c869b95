import { useId } from 'react'
import { Phone, PHONE } from './phone.tsx'
import type { SceneProps } from './scene.ts'
import styles from './in-context.module.css'

const { width, height } = PHONE
const [GAP, TOP, RADIUS] = [8, 76, 14]
const COLUMN = (width - 3 * GAP) / 2
const SECOND = 2 * GAP + COLUMN
/** Height of the title under each pin. */
const TITLE = 38
const NEIGHBOR = 168

/** A board of pins on a phone: two columns, each pin in its own height. */
export function BoardScene({ imageUrl, format, label }: SceneProps) {
  const adHeight = (COLUMN * format.heightPx) / format.widthPx
  const foot = TOP + adHeight
  const pinId = useId()
  return (
    <Phone label={label}>
      <rect className={styles.strong} x="135" y="42" width="120" height="12" rx="6" />
      <clipPath id={pinId}>
        <rect x={GAP} y={TOP} width={COLUMN} height={adHeight} rx={RADIUS} />
      </clipPath>
      <image href={imageUrl} x={GAP} y={TOP} width={COLUMN} height={adHeight} clipPath={`url(#${pinId})`} />
      <Title x={GAP} y={foot} />
      <Pin x={GAP} y={foot + TITLE} pinHeight={height} />
      <Pin x={SECOND} y={TOP} pinHeight={NEIGHBOR} />
      <Title x={SECOND} y={TOP + NEIGHBOR} />
      <Pin x={SECOND} y={TOP + NEIGHBOR + TITLE} pinHeight={height} />
    </Phone>
  )
}

function Pin({ x, y, pinHeight }: { x: number; y: number; pinHeight: number }) {
  return <rect className={styles.soft} x={x} y={y} width={COLUMN} height={pinHeight} rx={RADIUS} />
}

function Title({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x + 8} ${y})`}>
      <rect className={styles.strong} y="10" width="112" height="8" rx="4" />
      {[0, 6, 12].map((dx) => (
        <circle key={dx} className={styles.ink} cx={COLUMN - 30 + dx} cy="14" r="1.75" />
      ))}
    </g>
  )
}
