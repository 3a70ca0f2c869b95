import { type ReactNode, useId, useState } from 'react'
import {
  compareFormats,
  FORMAT_GROUPS,
  type Format,
  type FormatId,
  FORMATS,
  getFormat,
  MAIN_FORMATS,
  MORE_FORMATS,
} from '#contract/formats.ts'
import type { PlanId } from '#contract/money/plans.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './format-ticks.module.css'
import { FormatTick } from './format-tick.tsx'

interface FormatTicksProps {
  planId: PlanId
  chosen: readonly FormatId[]
  onChange: (formats: FormatId[]) => void
  /** The reason why the form requires a format. */
  error?: string | undefined
  /** Other controls that choose formats. */
  children?: ReactNode
}

/** Several formats, each with a checkbox. The sizes of media plans are folded away. */
export function FormatTicks({ planId, chosen, onChange, error, children }: FormatTicksProps) {
  const errorId = useId()
  const [isOpen, setOpen] = useState(false)
  const sizes = chosen.filter((id) => FORMATS.every((format) => format.id !== id)).map(getFormat)
  const isAsked = MORE_FORMATS.some(({ id }) => chosen.includes(id))
  const ticks = (formats: readonly Format[]) => (
    <ul className={styles.ticks}>
      {formats.map((format) => (
        <li key={format.id}>
          <FormatTick
            format={format}
            planId={planId}
            isChosen={chosen.includes(format.id)}
            onTick={(isTicked) => onChange(withTick(chosen, format.id, isTicked))}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <fieldset className={styles.formats} aria-describedby={error ? errorId : undefined}>
      <legend>{t('Formats')}</legend>
      <p className={styles.soft}>{t('Every product is made in each of them.')}</p>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {ticks(MAIN_FORMATS)}
      <details className={styles.more} open={isOpen || isAsked} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {t('More sizes')} <span className={styles.soft}>{MORE_FORMATS.length}</span>
        </summary>
        {FORMAT_GROUPS.map(({ id, name }) => (
          <section key={id} aria-label={translated(name)}>
            <h3>{translated(name)}</h3>
            {ticks(MORE_FORMATS.filter(({ group }) => group === id))}
          </section>
        ))}
      </details>
      {sizes.length > 0 && (
        <section className={styles.sizes} aria-label={t('Sizes of your media plan')}>
          <h3>{t('Sizes of your media plan')}</h3>
          {ticks(sizes)}
        </section>
      )}
      {children}
    </fieldset>
  )
}

/** Adds or removes a format, in the order of the catalogue. */
function withTick(chosen: readonly FormatId[], format: FormatId, isTicked: boolean): FormatId[] {
  const others = chosen.filter((id) => id !== format)
  return (isTicked ? [...others, format] : others).toSorted(compareFormats)
}
