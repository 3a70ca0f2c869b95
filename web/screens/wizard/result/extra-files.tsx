import { useState } from 'react'
import { type Exit, type Extra, EXTRAS } from '#contract/ads/extras.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './extra-files.module.css'

export interface ChosenExtras {
  extras: readonly Extra[]
  exit: Exit
  hasMotion: boolean
}

export const NO_EXTRAS: ChosenExtras = { extras: [], exit: 'clicktag', hasMotion: false }

/** Adds the chosen files to the address of a download. */
export function urlWithExtras(url: string, { extras, exit, hasMotion }: ChosenExtras): string {
  if (extras.length === 0) return url
  const forHtml5 = extras.includes('html5')
  const query = [
    `also=${extras.join(',')}`,
    ...(forHtml5 && exit !== NO_EXTRAS.exit ? [`exit=${exit}`] : []),
    ...(forHtml5 && hasMotion ? ['motion=1'] : []),
  ]
  return `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`
}

interface ExtraFilesProps {
  chosen: ChosenExtras
  onChange: (chosen: ChosenExtras) => void
}

/** Files that 'Download all' has beside the pictures, folded away because few people need them. */
export function ExtraFiles({ chosen, onChange }: ExtraFilesProps) {
  const [isOpen, setOpen] = useState(false)
  const tick = (extra: Extra, isTicked: boolean) =>
    onChange({
      ...chosen,
      extras: EXTRAS.map(({ id }) => id).filter((id) => (id === extra ? isTicked : chosen.extras.includes(id))),
    })
  return (
    <details className={styles.files} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('More file types')}
        {chosen.extras.length > 0 && <span className={styles.soft}> {chosen.extras.length}</span>}
      </summary>
      <fieldset>
        <legend>{t('Also in the download, made when you press it:')}</legend>
        {EXTRAS.map(({ id, name, description }) => (
          <label key={id} className={styles.tick}>
            <input
              type="checkbox"
              checked={chosen.extras.includes(id)}
              onChange={(event) => tick(id, event.target.checked)}
            />
            <span>
              {name} <span className={styles.soft}>{translated(description)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {chosen.extras.includes('html5') && <Html5Choices chosen={chosen} onChange={onChange} />}
    </details>
  )
}

function Html5Choices({ chosen, onChange }: ExtraFilesProps) {
  return (
    <fieldset>
      <legend>{t('HTML5 banners')}</legend>
      <p className={styles.soft}>
        {t(
          'Google takes HTML5 from accounts that are 90 days old and have spent more than $9,000; other networks ask less. AMP is left out: it cannot be checked without its network.',
        )}
      </p>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={chosen.hasMotion}
          onChange={(event) => onChange({ ...chosen, hasMotion: event.target.checked })}
        />
        <span>
          {t('Gentle motion')}{' '}
          <span className={styles.soft}>{t('The parts come in one after another, once, within 15 seconds')}</span>
        </span>
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={chosen.exit === 'google'}
          onChange={(event) => onChange({ ...chosen, exit: event.target.checked ? 'google' : 'clicktag' })}
        />
        <span>
          {t('Google’s exit')}{' '}
          <span className={styles.soft}>{t('Instead of clickTag. It loads one script from Google')}</span>
        </span>
      </label>
    </fieldset>
  )
}
