import { useState } from 'react'
import type { PictureCheck } from '#contract/rulebook/check-picture.ts'
import { t } from '#web/i18n/i18n.ts'
import { Segments } from '#web/ui/segments.tsx'
import styles from './check.module.css'

/** Ways to look at the picture, each as the place or the eye would show it. */
const VIEWS = [
  { value: 'plain', label: t('As it is') },
  { value: 'small', label: t('Small') },
  { value: 'dark', label: t('Dark page') },
  { value: 'blind', label: t('Red-green blind') },
  { value: 'tint', label: t('Pinterest’s tint') },
] as const

type View = (typeof VIEWS)[number]['value']

interface CheckedPictureProps {
  url: string
  check: PictureCheck
  /** The finding whose places are drawn strongly; all are drawn without it. */
  marked: number | undefined
}

/** Shows the picture with the places of its findings drawn on it. */
export function CheckedPicture({ url, check, marked }: CheckedPictureProps) {
  const [view, setView] = useState<View>('plain')
  const { picture, findings } = check
  return (
    <div className={styles.proof}>
      <Segments label={t('How it is shown')} options={VIEWS} value={view} onChange={setView} />
      <div className={styles.ground} data-view={view}>
        <div className={styles.frame} style={{ aspectRatio: `${picture.widthPx} / ${picture.heightPx}` }}>
          <img src={url} alt={t('The picture that was checked')} width={picture.widthPx} height={picture.heightPx} />
          {view === 'tint' && <span className={styles.tint} aria-hidden />}
          {view === 'plain' &&
            findings.flatMap(({ boxes, severity }, at) =>
              boxes.map((box, place) => (
                <span
                  key={`${at} ${place}`}
                  className={styles.box}
                  data-severity={severity}
                  data-marked={marked === undefined ? undefined : marked === at}
                  style={placeOf(box, picture)}
                  aria-hidden
                >
                  <b>{at + 1}</b>
                </span>
              )),
            )}
        </div>
      </div>
      <ColorBlindFilter />
    </div>
  )
}

function placeOf(
  { x, y, width, height }: PictureCheck['findings'][number]['boxes'][number],
  { widthPx, heightPx }: PictureCheck['picture'],
) {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return {
    left: percent(x, widthPx),
    top: percent(y, heightPx),
    width: percent(width, widthPx),
    height: percent(height, heightPx),
  }
}

/** Shows colors as people see them who lack the middle cones (Machado, Oliveira and Fernandes, 2009). */
function ColorBlindFilter() {
  return (
    <svg className={styles.filter} aria-hidden width="0" height="0">
      <filter id="red-green-blind">
        <feColorMatrix
          type="matrix"
          values="0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.01182 0.04294 0.968881 0 0 0 0 0 1 0"
        />
      </filter>
    </svg>
  )
}
