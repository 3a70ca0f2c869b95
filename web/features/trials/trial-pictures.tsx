import { type FormatId, getFormat, sizeLabelOf } from '#contract/formats.ts'
import type { Trial, TrialPicture } from '#contract/ads/trials/trial.ts'
import { classNames } from '#web/ui/class-names.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import { levelLabel } from './level-label.ts'
import styles from './trials.module.css'

/** The pictures of a test, those of one format side by side, and the names under which they are uploaded. */
export function TrialPictures({ trial }: { trial: Trial }) {
  const formats = [...new Set(trial.pictures.map(({ format }) => format))]
  const names = new Set(trial.pictures.filter(({ state }) => state === 'done').map(({ name }) => name))
  return (
    <>
      {formats.map((format) => (
        <section key={format} className={styles.format}>
          <h3>
            {getFormat(format).name} <span className={styles.soft}>{sizeLabelOf(getFormat(format))}</span>
          </h3>
          <ul className={classNames(styles.pictures, isWide(format) && styles.wide)}>
            {trial.pictures
              .filter((picture) => picture.format === format)
              .map((picture) => (
                <li key={picture.run}>
                  <Shown picture={picture} />
                  <span>{labelOf(trial, picture)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {names.size > 0 && (
        <details className={styles.names}>
          <summary>{t('Names for the ad platform')}</summary>
          <ul>
            {[...names].map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function isWide(format: FormatId): boolean {
  const { widthPx, heightPx } = getFormat(format)
  return widthPx > 2 * heightPx
}

function Shown({ picture: { imageUrl, message, width, height } }: { picture: TrialPicture }) {
  if (imageUrl) return <img src={imageUrl} alt="" width={width} height={height} loading="lazy" />
  return <div className={styles.none}>{message && translated(message)}</div>
}

/** Names the versions of a picture by their letters, as the name of its file does. */
function labelOf({ factors, runs }: Trial, { run }: TrialPicture): string {
  return factors.map(({ factor, levels }, at) => levelLabel(factor, levels, runs[run]![at]!)).join(', ')
}
