import type { SceneProps } from './scene.ts'
import styles from './in-context.module.css'

const [WIDTH, MIN_HEIGHT, BAR, HEADER] = [1000, 620, 44, 64]
const MARGIN = 40
/** Width of the column beside the text, unless a banner in it needs less or more. */
const SIDE = 300
/** Height of the page below a banner in the column. */
const UNDER = 60

/**
 * A web page with its banner: a strip under the header, anything else beside the article. The page is as long as it
 * needs to be.
 */
export function PageScene({ imageUrl, format, label }: SceneProps) {
  const { widthPx, heightPx } = format
  const isStrip = format.place === 'strip'
  const top = BAR + HEADER + 20
  const articleTop = isStrip ? top + heightPx + 32 : top + 8
  const sideWidth = isStrip ? SIDE : widthPx
  const side = WIDTH - MARGIN - sideWidth
  const pageHeight = isStrip ? MIN_HEIGHT : Math.max(MIN_HEIGHT, articleTop + heightPx + UNDER)
  const banner = isStrip ? { x: (WIDTH - widthPx) / 2, y: top } : { x: side, y: articleTop }
  const column = side - MARGIN - 40
  return (
    <svg className={styles.page} viewBox={`0 0 ${WIDTH} ${pageHeight}`} role="img" aria-label={label}>
      <rect className={styles.screen} width={WIDTH} height={pageHeight} rx="12" />
      <path className={styles.bar} d={`M12 0h${WIDTH - 24}a12 12 0 0 1 12 12v${BAR - 12}H0V12A12 12 0 0 1 12 0z`} />
      {[0, 1, 2].map((at) => (
        <circle key={at} className={styles.soft} cx={24 + at * 20} cy={BAR / 2} r="6" />
      ))}
      <rect className={styles.screen} x="110" y="10" width="560" height="24" rx="12" />
      <rect className={styles.strong} x={MARGIN} y={BAR + 24} width="130" height="18" rx="4" />
      {[0, 1, 2, 3].map((at) => (
        <rect key={at} className={styles.soft} x={600 + at * 95} y={BAR + 28} width="64" height="10" rx="5" />
      ))}
      <line className={styles.line} x1="0" x2={WIDTH} y1={BAR + HEADER} y2={BAR + HEADER} />
      <image href={imageUrl} {...banner} width={widthPx} height={heightPx} />
      <g transform={`translate(${MARGIN} ${articleTop})`}>
        <rect className={styles.strong} width={column} height="22" rx="4" />
        <rect className={styles.strong} y="32" width={column * 0.6} height="22" rx="4" />
        <Lines y={78} width={column} count={5} />
        <rect className={styles.soft} y="190" width={column} height="170" rx="4" />
        <Lines y={384} width={column} count={Math.max(8, Math.floor((pageHeight - articleTop - 400) / 20))} />
      </g>
      <g transform={`translate(${side} ${isStrip ? articleTop : articleTop + heightPx + 28})`}>
        <rect className={styles.strong} width={Math.min(150, sideWidth)} height="14" rx="4" />
        {[0, 1, 2, 3].map((at) => (
          <g key={at} transform={`translate(0 ${32 + at * 76})`}>
            <rect className={styles.soft} width="86" height="60" rx="4" />
            <Lines x={100} y={8} width={Math.max(0, sideWidth - 100)} count={3} />
          </g>
        ))}
      </g>
    </svg>
  )
}

function Lines({ x = 0, y, width, count }: { x?: number; y: number; width: number; count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <rect
      key={at}
      className={styles.soft}
      x={x}
      y={y + at * 20}
      width={at === count - 1 ? width * 0.55 : width}
      height="9"
      rx="4.5"
    />
  ))
}
