import styles from '#web/screens/landing/lamp-ad.module.css'

export type LampAdLayout = 'square' | 'tall' | 'wide'

interface LampAdProps {
  layout: LampAdLayout
  width: number
  height: number
}

/** A drawn ad for a lamp. The drawing is the same in every shape; where lamp and words stand is what a format changes. */
export function LampAd({ layout, width, height }: LampAdProps) {
  const { lamp, words } = PLACES[layout]({ width, height })
  return (
    <svg className={styles.ad} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
      <rect width={width} height={height} className={styles.ground} />
      <g transform={`translate(${lamp.x} ${lamp.y}) scale(${lamp.scale})`}>
        <path d="M-150 0 L150 0 L520 1400 L-520 1400 Z" className={styles.light} />
        <path d="M-6 -900 H6 V-150 H-6 Z" className={styles.ink} />
        <path d="M-170 6 A170 170 0 0 1 170 6 Z" className={styles.ink} />
        <circle cy="6" r="44" className={styles.bulb} />
      </g>
      <text className={styles.words} fontSize={words.size} x={words.x} y={words.y}>
        {words.lines.map((line, index) => (
          <tspan key={line} x={words.x} dy={index === 0 ? 0 : words.size * 0.92}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  )
}

interface Size {
  width: number
  height: number
}

const PLACES = {
  square: ({ width, height }: Size) => ({
    lamp: { x: width * 0.66, y: height * 0.4, scale: Math.min(width, height) / 1080 },
    words: { lines: ['Switch', 'on the', 'evening'], size: height * 0.145, x: width * 0.07, y: height * 0.64 },
  }),
  tall: ({ width, height }: Size) => ({
    lamp: { x: width * 0.5, y: height * 0.36, scale: 1.5 },
    words: { lines: ['Switch', 'on the', 'evening'], size: width * 0.235, x: width * 0.09, y: height * 0.62 },
  }),
  wide: ({ width, height }: Size) => ({
    lamp: { x: width * 0.82, y: height * 0.46, scale: 0.14 },
    words: { lines: ['Switch on the evening'], size: height * 0.52, x: height * 0.35, y: height * 0.68 },
  }),
}
