import { getFormat, type FormatId } from '#contract/formats.ts'
import { AdPicture } from '#web/screens/landing/ad-picture.tsx'
import styles from '#web/screens/landing/press-sheet.module.css'
import { t } from '#web/i18n/i18n.ts'

/** The formats with each one's share of the sheet's width (press-sheet.module.css lays them out by their names). */
const FRAMES = [
  { format: 'facebook_feed', share: 0.48, isFirst: true },
  { format: 'instagram_story', share: 0.48, isFirst: true },
  { format: 'leaderboard', share: 0.3236 },
  { format: 'square', share: 0.2667 },
  { format: 'google_display', share: 0.1333 },
] as const

/** One campaign in five formats, which the studio made of one photo. */
export function PressSheet() {
  return (
    <div
      className={styles.pressSheet}
      role="img"
      aria-label={t('One ad for a jar of honey in five shapes, from a tall story to a wide banner')}
    >
      {FRAMES.map(({ format, share, ...rest }) => (
        <figure key={format} className={styles[format]} aria-hidden>
          <AdPicture file={`campaign/${format}`} format={format} sizes={sizesOf(share)} alt="" {...rest} />
          <Caption format={format} />
        </figure>
      ))}
    </div>
  )
}

/**
 * Gives the `sizes` of a picture: on a desktop the sheet has half the page, on smaller screens all of it, and never
 * more than 44rem.
 */
function sizesOf(share: number): string {
  const of = (width: string) => `calc(${width} * ${share})`
  return `(min-width: 80rem) ${of('38rem')}, (min-width: 60rem) ${of('48vw')}, (min-width: 46rem) ${of('44rem')}, ${of('92vw')}`
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
