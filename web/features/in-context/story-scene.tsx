import { Phone, PHONE } from './phone.tsx'
import type { SceneProps } from './scene.ts'
import styles from './in-context.module.css'

const { width, height } = PHONE

/** A story on the whole screen of a phone, under the platform's own controls. */
export function StoryScene({ imageUrl, format, isCovered, label }: SceneProps) {
  const px = width / format.widthPx
  const top = (format.covered?.topPx ?? 0) * px
  const foot = height - (format.covered?.footPx ?? 0) * px
  return (
    <Phone label={label}>
      <image href={imageUrl} width={width} height={height} preserveAspectRatio="xMidYMid slice" />
      {isCovered && (
        <g className={styles.zones}>
          <rect width={width} height={top} />
          <rect y={foot} width={width} height={height - foot} />
          <line x1="0" x2={width} y1={top} y2={top} />
          <line x1="0" x2={width} y1={foot} y2={foot} />
        </g>
      )}
      <g className={styles.over}>
        {[0, 1, 2].map((at) => (
          <rect key={at} x={12 + at * 123} y="12" width="119" height="3" rx="1.5" opacity={at === 0 ? 1 : 0.5} />
        ))}
        <circle cx="32" cy="42" r="16" opacity="0.9" />
        <rect x="58" y="32" width="96" height="9" rx="4.5" />
        <rect x="58" y="47" width="56" height="7" rx="3.5" opacity="0.75" />
        <path className={styles.stroke} d="M350 34l16 16m0-16l-16 16" />
        <path className={styles.stroke} d="M187 596l8-8 8 8" />
        <rect x="135" y="606" width="120" height="30" rx="15" />
        <rect className={styles.onOver} x="160" y="617" width="70" height="8" rx="4" />
        <rect className={styles.stroke} x="16" y="650" width="276" height="32" rx="16" />
        <path
          className={styles.stroke}
          d="M324 676c-8-5-11-9-11-12a5.5 5.5 0 0 1 11-2 5.5 5.5 0 0 1 11 2c0 3-3 7-11 12z"
        />
        <path className={styles.stroke} d="M354 660l20-1-9 17-3-8z" />
      </g>
    </Phone>
  )
}
