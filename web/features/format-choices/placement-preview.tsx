import type { ReactNode } from 'react'
import type { Format, FormatPlace } from '#contract/formats.ts'
import styles from './placement-preview.module.css'

/** Width in units of the drawing. Its lower edge crops the phones, because a feed continues. */
const WIDTH = 160
const HEIGHT = 116

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface PlacementPreviewProps {
  format: Format
  /** Renders the content of the ad's place. */
  children: (place: Box) => ReactNode
}

/**
 * Draws where people see an ad of this format: a phone's feed, a story, or a web page. The drawing is ours and shows no
 * platform's own marks.
 */
export function PlacementPreview({ format, children }: PlacementPreviewProps) {
  const { place, behind, before } = sceneOf(format)
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

const SCENES: Record<FormatPlace, (ratio: number, format: Format) => Scene> = {
  feed: (ratio, { id }) => feed(ratio, { hasCircles: id === 'instagram_feed' }),
  story,
  cards: amongCards,
  board,
  screen,
  column: (ratio) => (ratio < 1 ? columnOfPage(ratio) : besideText(ratio)),
  strip: headOfPage,
  phone: footOfPhone,
}

function sceneOf(format: Format): Scene {
  return SCENES[format.place](format.widthPx / format.heightPx, format)
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
  const top = place.y + place.height + 12
  return {
    place,
    behind: page(
      <path
        className={styles.text}
        d={`M12 ${top}h52m-52 10h84m-84 7h80m-80 7h84m-84 7h58m-58 10h84m-84 7h70m-70 7h80`}
      />,
    ),
    before: <rect className={styles.soft} x={106} y={top} width={42} height={42} rx={2} />,
  }
}

function columnOfPage(ratio: number): Scene {
  const height = 84
  const width = height * ratio
  const place = { x: 148 - width, y: 26, width, height }
  const long = place.x - 22
  const lines = [0.5, 1, 0.92, 1, 0.7, 1, 0.86, 1, 0.94, 0.6]
  return {
    place,
    behind: page(
      <path className={styles.text} d={lines.map((share, i) => `M12 ${30 + i * 8.5}h${long * share}`).join('')} />,
    ),
  }
}

function footOfPhone(ratio: number): Scene {
  const width = 84
  const x = (WIDTH - width) / 2
  const height = width / ratio
  const place = { x, y: 104 - height, width, height }
  const lines = [0.6, 1, 0.9, 1, 0.75].filter((_, i) => 36 + i * 8 < place.y - 4)
  return {
    place,
    behind: (
      <>
        <path className={styles.device} d={`M${x - 4} -4V102a10 10 0 0 0 10 10h${width - 12}a10 10 0 0 0 10-10V-4`} />
        <rect className={styles.soft} x={x + 6} y={6} width={width - 12} height={22} rx={2} />
        <path
          className={styles.text}
          d={lines.map((share, i) => `M${x + 8} ${36 + i * 8}h${(width - 16) * share}`).join('')}
        />
      </>
    ),
  }
}

function board(ratio: number): Scene {
  const width = 46
  const place = { x: (WIDTH - width) / 2, y: 18, width, height: width / ratio }
  const pins = [
    { x: 7, y: 8, height: 44 },
    { x: 7, y: 57, height: 60 },
    { x: 107, y: 8, height: 64 },
    { x: 107, y: 77, height: 40 },
    { x: place.x, y: -8, height: 21 },
    { x: place.x, y: place.y + place.height + 5, height: 40 },
  ]
  return {
    place,
    behind: pins.map(({ x, y, height }) => (
      <rect key={`${x} ${y}`} className={styles.soft} x={x} y={y} width={width} height={height} rx={4} />
    )),
  }
}

function screen(ratio: number): Scene {
  const width = 128
  const place = { x: (WIDTH - width) / 2, y: 10, width, height: width / ratio }
  const foot = place.y + place.height + 4
  return {
    place,
    behind: (
      <>
        <rect className={styles.device} x={place.x - 4} y={6} width={width + 8} height={place.height + 8} rx={4} />
        <path className={styles.rule} d={`M${WIDTH / 2} ${foot}V${HEIGHT}M4 ${HEIGHT - 4}h152`} />
      </>
    ),
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
