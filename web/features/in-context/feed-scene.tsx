import { Phone, PHONE } from './phone.tsx'
import type { SceneProps } from './scene.ts'
import styles from './in-context.module.css'

const { width, height } = PHONE
const TOP = 128

/** A phone's feed: the end of a post, the ad as wide as the screen, the beginning of the next. */
export function FeedScene({ imageUrl, format, label }: SceneProps) {
  const adHeight = (width * format.heightPx) / format.widthPx
  const foot = TOP + adHeight
  return (
    <Phone label={label}>
      <rect className={styles.bar} width={width} height="64" />
      <rect className={styles.strong} x="18" y="38" width="92" height="12" rx="6" />
      <circle className={styles.soft} cx="336" cy="44" r="11" />
      <circle className={styles.soft} cx="366" cy="44" r="11" />
      <PostHead y={70} />
      <image href={imageUrl} x="0" y={TOP} width={width} height={adHeight} />
      <Marks y={foot + 14} />
      <rect className={styles.strong} x="16" y={foot + 52} width="120" height="9" rx="4.5" />
      <rect className={styles.soft} x="16" y={foot + 70} width="330" height="8" rx="4" />
      <rect className={styles.soft} x="16" y={foot + 86} width="240" height="8" rx="4" />
      <line className={styles.line} x1="0" x2={width} y1={foot + 112} y2={foot + 112} />
      <PostHead y={foot + 122} />
      <rect className={styles.soft} x="0" y={foot + 180} width={width} height={height} />
    </Phone>
  )
}

function PostHead({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <circle className={styles.soft} cx="36" cy="28" r="18" />
      <rect className={styles.strong} x="64" y="16" width="110" height="10" rx="5" />
      <rect className={styles.soft} x="64" y="33" width="64" height="8" rx="4" />
      {[0, 8, 16].map((dx) => (
        <circle key={dx} className={styles.ink} cx={352 + dx} cy="28" r="2" />
      ))}
    </g>
  )
}

/** A heart, a speech bubble, a paper plane, and a bookmark. */
function Marks({ y }: { y: number }) {
  return (
    <g className={styles.outline} transform={`translate(0 ${y})`}>
      <path d="M28 22c-9-6-12-10-12-14a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 4-3 8-12 14z" />
      <path d="M66 3a10 9 0 1 1-5 17l-5 2 1.5-5A10 9 0 0 1 66 3z" />
      <path d="M92 4l22-1-10 19-3-9z" />
      <path d="M358 2h14v20l-7-6-7 6z" />
    </g>
  )
}
