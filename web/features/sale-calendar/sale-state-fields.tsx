import { useState } from 'react'
import { getFormat } from '#contract/formats.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { saleDownloadUrl } from '#contract/ads/downloads.ts'
import { SALE_NAME_MAX } from '#contract/ads/sales/sale-days.ts'
import type { SalePicture, SaleState } from '#contract/ads/sales/sale-calendar.ts'
import { WORD_PART_NAMES } from '#contract/word-parts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { madeOnce } from '#web/ui/texts/made-once.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { locale, translated, t } from '#web/i18n/i18n.ts'
import { DownloadSale } from './download-sale.tsx'
import type { SaleDraft, SaleWordPart } from './sale-draft.ts'
import styles from './sale-calendar.module.css'

interface SaleStateFieldsProps {
  creativeId: string
  draft: SaleDraft
  /** The state as it was saved; undefined for a new one. */
  state: SaleState | undefined
  onAd: Partial<Record<SaleWordPart, string>>
  isAllowed: boolean
  isToday: boolean
  /** Set if it is unfolded at first. */
  isOpen: boolean
  onChange: (draft: SaleDraft) => void
  onDelete: () => void
}

const PARTS = ['price', 'oldPrice', 'badge', 'headline', 'support', 'callToAction', 'legalLine'] as const
/** Parts that an ad may lack. */
const OPTIONAL: readonly SaleWordPart[] = ['support', 'price', 'oldPrice', 'badge', 'legalLine']

/** A state of a sale: its first day, its texts, and its pictures. */
export function SaleStateFields(props: SaleStateFieldsProps) {
  const { creativeId, draft, state, onAd, isAllowed, isToday, isOpen, onChange, onDelete } = props
  const [wasOpen] = useState(isOpen)
  const name = draft.name.trim() || t('New state')
  const ready = state?.pictures.filter((picture) => picture.state === 'done' && !picture.isOutdated) ?? []
  return (
    <details className={styles.state} open={wasOpen}>
      <summary>
        <strong>{name}</strong>{' '}
        {draft.from && <span className={styles.day}>{t('from {day}', { day: dayName(draft.from) })}</span>}{' '}
        {isToday && <Badge variant="solid">{t('Today')}</Badge>}
      </summary>
      <fieldset className={styles.fields} disabled={!isAllowed} aria-label={name}>
        <TextField
          label={t('Name of the state')}
          value={draft.name}
          maxLength={SALE_NAME_MAX}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
        <TextField
          label={t('First day')}
          type="date"
          value={draft.from}
          onChange={(event) => onChange({ ...draft, from: event.target.value })}
        />
        {PARTS.map((part) => (
          <SaleWord key={part} part={part} draft={draft} onChange={onChange} shown={onAd[part]} />
        ))}
      </fieldset>
      {state && <SalePictures pictures={state.pictures} />}
      <div className={styles.actions}>
        {state && ready.length > 0 && (
          <DownloadSale href={saleDownloadUrl(creativeId, state.id)} pictures={ready} state={name} />
        )}
        <Button variant="ghost" onClick={onDelete}>
          {t('Delete {name}', { name })}
        </Button>
      </div>
    </details>
  )
}

interface SaleWordProps {
  part: SaleWordPart
  draft: SaleDraft
  /** The text on the ad. */
  shown: string | undefined
  onChange: (draft: SaleDraft) => void
}

/** A field for a text; if empty, the ad's own text is used. */
function SaleWord({ part, draft, shown, onChange }: SaleWordProps) {
  const title = titleOf(part)
  const text = draft.words[part]
  const isLeftOut = text === null
  const { [part]: _, ...others } = draft.words

  function setWords(words: SaleDraft['words']) {
    onChange({ ...draft, words })
  }

  return (
    <div className={styles.word}>
      <TextField
        label={title}
        value={text ?? ''}
        placeholder={isLeftOut ? t('left out') : (shown ?? t('not on the ad'))}
        readOnly={isLeftOut}
        autoComplete="off"
        onChange={(event) => setWords(event.target.value === '' ? others : { ...others, [part]: event.target.value })}
      />
      {OPTIONAL.includes(part) && shown !== undefined && (
        <label className={styles.leaveOut}>
          <input
            type="checkbox"
            checked={isLeftOut}
            aria-label={t('Leave out the {part}', { part: translated(WORD_PART_NAMES[part]) })}
            onChange={(event) => setWords(event.target.checked ? { ...others, [part]: null } : others)}
          />
          {t('Leave out')}
        </label>
      )}
    </div>
  )
}

function SalePictures({ pictures }: { pictures: readonly SalePicture[] }) {
  const withMessage = pictures.filter(({ message }) => message)
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map(({ format, imageUrl, isOutdated, state, width, height }) => (
          <li key={format}>
            {imageUrl ? (
              <img
                src={thumbnailUrl(imageUrl)}
                alt={getFormat(format).name}
                style={{ aspectRatio: `${width} / ${height}` }}
                className={isOutdated || state === 'queued' ? styles.outdated : undefined}
              />
            ) : (
              <span className={styles.empty}>{getFormat(format).name}</span>
            )}
            {isOutdated && state === 'done' && <span className={styles.day}>{t('out of date')}</span>}
          </li>
        ))}
      </ul>
      {withMessage.map(({ format, message }) => (
        <p key={format} className={styles.note}>
          {message && translated(message)}
        </p>
      ))}
    </>
  )
}

function titleOf(part: SaleWordPart): string {
  const name = translated(WORD_PART_NAMES[part])
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const days = madeOnce(
  () => new Intl.DateTimeFormat(locale('en-GB'), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** Formats a day as "27 November 2026", independent of time zones. */
function dayName(day: string): string {
  return days().format(new Date(day))
}
