import type { ReactNode } from 'react'
import type { Format } from '#contract/formats.ts'
import styles from './placement.module.css'

/** Units of the drawing. Its foot cuts the phones off: a feed goes on. */
const WIDTH = 160
const HEIGHT = 116

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface PlacementProps {
  format: Format
  /** What stands in the ad's place. */
  children: (place: Box) => ReactNode
}

/** Where people will meet an ad of this format: a phone's feed, a story, or a page of the web. Drawn by us, of nobody's platform. */
export function Placement({ format, children }: PlacementProps) {
  const ratio = format.widthPx / format.heightPx
  const { place, behind, before } = sceneOf(format, ratio)
  return (
    <svg className={styles.placement} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax meet">
      {behind}
      {children(place)}
      <rect className={styles.edge} {...place} />
      {before}
    </svg>
  )
}

interface Scene {
  place: Box
  behind: ReactNode
  before?: ReactNode
}

function sceneOf({ id, folder }: Format, ratio: number): Scene {
  if (ratio < 0.7) return story(ratio)
  if (ratio > 3) return headOfPage(ratio)
  if (folder === 'meta') return feed(ratio, { hasCircles: id === 'instagram_feed' })
  return ratio > 1.1 ? besideText(ratio) : amongCards(ratio)
}

function story(ratio: number): Scene {
  const height = 104
  const width = height * ratio
  const place = { x: (WIDTH - width) / 2, y: 6, width, height }
  const left = place.x + 4
  return {
    place,
    behind: <rect className={styles.device} x={place.x - 4} y={2} width={width + 8} height={112} rx={8} />,
    before: (
      <g className={styles.over}>
        <path d={`M${left} 11h${width * 0.4}M${left + width * 0.46} 11h${width * 0.4}`} />
        <rect x={left} y={place.y + height - 13} width={width - 20} height={8} rx={4} />
        <circle cx={place.x + width - 8} cy={place.y + height - 9} r={4} />
      </g>
    ),
  }
}

function feed(ratio: number, { hasCircles }: { hasCircles: boolean }): Scene {
  const top = hasCircles ? 38 : 30
  const width = 68
  const x = (WIDTH - width) / 2
  const place = { x, y: top, width, height: width / ratio }
  const foot = top + place.height
  return {
    place,
    behind: (
      <>
        <path
          className={styles.device}
          d={`M${x - 4} ${HEIGHT + 4}V12a8 8 0 0 1 8-8h${width - 8}a8 8 0 0 1 8 8V${HEIGHT + 4}`}
        />
        {hasCircles &&
          [8, 24, 40, 56].map((dx) => <circle key={dx} className={styles.ring} cx={x + dx + 2} cy={17} r={5.5} />)}
        <circle className={styles.soft} cx={x + 8} cy={top - 7} r={4} />
        <path className={styles.text} d={`M${x + 16} ${top - 9}h24M${x + 16} ${top - 5}h14`} />
        {!hasCircles && <path className={styles.text} d={`M${x + 4} 13h26`} />}
      </>
    ),
    before: <path className={styles.text} d={`M${x + 5} ${foot + 6}h8m4 0h8m4 0h8`} />,
  }
}

function page(children: ReactNode): ReactNode {
  return (
    <>
      <rect className={styles.device} x={4} y={4} width={152} height={HEIGHT + 8} rx={6} />
      <path className={styles.rule} d="M4 17h152" />
      {[12, 18, 24].map((x) => (
        <circle key={x} className={styles.soft} cx={x} cy={10.5} r={1.75} />
      ))}
      {children}
    </>
  )
}

function headOfPage(ratio: number): Scene {
  const place = { x: 12, y: 25, width: 136, height: 136 / ratio }
  return {
    place,
    behind: page(
      <path className={styles.text} d="M12 54h52M12 64h84M12 71h80M12 78h84M12 85h58M12 95h84M12 102h70M12 109h80" />,
    ),
    before: <rect className={styles.soft} x={106} y={54} width={42} height={42} rx={2} />,
  }
}

function besideText(ratio: number): Scene {
  const place = { x: 84, y: 30, width: 64, height: 64 / ratio }
  return {
    place,
    behind: page(
      <path
        className={styles.text}
        d="M12 30h44M12 40h60M12 47h56M12 54h60M12 61h42M12 71h60M12 78h52M12 85h60M12 97h60M12 104h128M12 111h110"
      />,
    ),
  }
}

function amongCards(ratio: number): Scene {
  const place = { x: 47, y: 26, width: 66, height: 66 / ratio }
  return {
    place,
    behind: page(
      <>
        <rect className={styles.soft} x={12} y={26} width={28} height={30} rx={2} />
        <rect className={styles.soft} x={12} y={62} width={28} height={30} rx={2} />
        <rect className={styles.soft} x={120} y={26} width={28} height={30} rx={2} />
        <rect className={styles.soft} x={120} y={62} width={28} height={30} rx={2} />
        <path className={styles.text} d="M12 101h136M12 108h110" />
      </>,
    ),
  }
}
