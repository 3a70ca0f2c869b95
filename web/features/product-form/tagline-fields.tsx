import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { TAGLINES_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RemovedNote, useRemovals } from '#web/ui/removals.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'
import { makeTagline, type TaglineInput } from './product-form-fields.ts'
import styles from './product-form.module.css'
import { SuggestedTaglines } from './suggested-taglines.tsx'

interface TaglineFieldsProps {
  taglines: readonly TaglineInput[]
  /** The texts from which taglines are suggested. */
  product: { productName: string; productDescription: string }
  /** Errors by the name of the text: `taglines.2.text`. */
  errors: Readonly<Record<string, string>>
  hints: Readonly<Record<string, string>>
  onChange: (taglines: TaglineInput[]) => void
}

/** The taglines, each edited in place. A blank one is not saved, and a removed one can come back. */
export function TaglineFields({ taglines, product, errors, hints, onChange }: TaglineFieldsProps) {
  const [added, setAdded] = useState<number>()
  const list = useRef<HTMLFieldSetElement>(null)
  const { last, addRemoval, undo, buttonRef } = useRemovals<string>({
    list,
    hasRoom: taglines.length < TAGLINES_MAX,
    putBack: (text, at) => onChange(taglines.toSpliced(at, 0, makeTagline(text))),
  })
  const removed = last && (last.item.trim() || t('Tagline {number}', { number: last.at + 1 }))

  function removeAt(at: number) {
    addRemoval(taglines[at]?.text ?? '', at)
    onChange(taglines.toSpliced(at, 1))
  }

  function add() {
    const tagline = makeTagline('')
    setAdded(tagline.key)
    onChange([...taglines, tagline])
  }

  return (
    <fieldset className={styles.taglines} ref={list} tabIndex={-1}>
      <legend>
        {t('Taglines')} <span>{t('(optional)')}</span>
      </legend>
      <p className={styles.hint}>{t('Short lines that the ad may use as its headline, word for word.')}</p>
      {taglines.length > 0 && (
        <ul>
          {taglines.map(({ key, text }, at) => (
            <li key={key}>
              <TextField
                label={t('Tagline {number}', { number: at + 1 })}
                hideLabel
                placeholder={t('Light that knows what time it is')}
                autoComplete="off"
                name={`taglines.${at}.text`}
                value={text}
                error={errors[`taglines.${at}.text`]}
                warning={hints[`taglines.${at}.text`]}
                ref={key === added ? focus : undefined}
                onChange={({ target }) => onChange(taglines.with(at, { key, text: target.value }))}
              />
              <IconButton label={t('Remove tagline {number}', { number: at + 1 })} onClick={() => removeAt(at)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div>
        <RemovedNote name={removed} buttonRef={buttonRef} onUndo={undo} className={styles.removed} />
        <div className={styles.more}>
          <Button size="sm" icon={<Plus aria-hidden />} disabled={taglines.length >= TAGLINES_MAX} onClick={add}>
            {t('Add tagline')}
          </Button>
          <SuggestedTaglines
            words={{ ...product, taglines: taglines.map(({ text }) => text) }}
            onTake={(text) => onChange([...taglines, makeTagline(text)])}
          />
        </div>
      </div>
    </fieldset>
  )
}

/** Focuses a tagline that was just added. */
const focus = (input: HTMLInputElement | null) => input?.focus()
