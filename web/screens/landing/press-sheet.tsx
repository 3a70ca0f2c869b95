import { getFormat, type FormatId } from '#contract/formats.ts'
import { LampAd, type LampAdLayout } from '#web/screens/landing/lamp-ad.tsx'
import styles from '#web/screens/landing/press-sheet.module.css'

/** One ad in its shapes; CSS lays them out by their format. */
const SHEETS: readonly { format: FormatId; layout: LampAdLayout }[] = [
  { format: 'facebook_feed', layout: 'square' },
  { format: 'instagram_story', layout: 'tall' },
  { format: 'leaderboard', layout: 'wide' },
  { format: 'square', layout: 'square' },
  { format: 'google_display', layout: 'square' },
]

export function PressSheet() {
  return (
    <div
      className={styles.pressSheet}
      role="img"
      aria-label="One ad in five shapes, from a tall story to a wide banner"
    >
      {SHEETS.map(({ format, layout }) => (
        <figure key={format} className={styles[format]} aria-hidden>
          <LampAd layout={layout} {...sizeOf(format)} />
          <Caption format={format} />
        </figure>
      ))}
    </div>
  )
}

function sizeOf(id: FormatId) {
  const { widthPx, heightPx } = getFormat(id)
  return { width: widthPx, height: heightPx }
}

function Caption({ format }: { format: FormatId }) {
  const { name, widthPx, heightPx } = getFormat(format)
  return (
    <figcaption>
      <span>{name}</span>{' '}
      <span>
        {widthPx} × {heightPx}
      </span>
    </figcaption>
  )
}
