import type { PictureCheck } from '#contract/rulebook/check-picture.ts'
import { sourceName } from '#web/features/picture-question/source-name.ts'
import { Link } from '#web/router/link.tsx'
import { inNumbers, plural, t, translated } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import styles from './check.module.css'

const LINKS = { verify: (text: string) => <Link to="/verify">{text}</Link> }

/** States the file's own facts, where the picture fits, and what was not checked. */
export function Facts({ check: { picture, placements, unchecked } }: { check: PictureCheck }) {
  const { widthPx, heightPx, bytes, type, digitalSource, hasManifest } = picture
  const fitting = placements.filter(({ fits }) => fits)
  return (
    <section className={styles.facts} aria-label={t('The file')}>
      <dl>
        <dt>{t('Size')}</dt>
        <dd>{`${widthPx} × ${heightPx}`}</dd>
        <dt>{t('File')}</dt>
        <dd>{`${type.toUpperCase()}, ${inNumbers(Math.ceil(bytes / 1000))} KB`}</dd>
        <dt>{t('How it was made')}</dt>
        <dd>{digitalSource ? sourceName(digitalSource) : t('The file does not say.')}</dd>
        {hasManifest && <dd>{rich(t('It has content credentials: <verify>see who signed it</verify>.'), LINKS)}</dd>}
      </dl>
      <details>
        <summary>
          {plural(fitting.length, {
            one: 'Fits {count} placement as it is',
            other: 'Fits {count} placements as it is',
          })}
        </summary>
        {fitting.length === 0 ? (
          <p>{t('No placement that is known here takes this size and file.')}</p>
        ) : (
          <ul>
            {fitting.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </details>
      {unchecked.length > 0 && (
        <ul className={styles.unchecked}>
          {unchecked.map((sentence) => (
            <li key={sentence}>{translated(sentence)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
