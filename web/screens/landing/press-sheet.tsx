import { getFormat, type FormatId } from '#contract/formats.ts'
import styles from '#web/screens/landing/press-sheet.module.css'

/** One campaign that the studio made of one photo (npm run showcase), in five shapes; CSS lays them out by their format. */
const PICTURES = import.meta.glob<string>('../../assets/campaign/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const FORMATS: readonly FormatId[] = ['facebook_feed', 'instagram_story', 'leaderboard', 'square', 'google_display']

export function PressSheet() {
  return (
    <div
      className={styles.pressSheet}
      role="img"
      aria-label="One ad for an AI accelerator in five shapes, from a tall story to a wide banner"
    >
      {FORMATS.map((format) => (
        <figure key={format} className={styles[format]} aria-hidden>
          <Picture format={format} />
          <Caption format={format} />
        </figure>
      ))}
    </div>
  )
}

function Picture({ format }: { format: FormatId }) {
  const { widthPx, heightPx } = getFormat(format)
  const src = PICTURES[`../../assets/campaign/${format}.webp`]
  return <img src={src} width={widthPx} height={heightPx} alt="" decoding="async" />
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
