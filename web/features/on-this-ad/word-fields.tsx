import { Plus } from 'lucide-react'
import { WORD_PART_NAMES, type WordPart } from '#contract/word-parts.ts'
import { Button } from '#web/ui/button.tsx'
import { GrowingField } from '#web/ui/fields/growing-field.tsx'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import type { ChangeDraft } from './change-session.ts'
import type { PanelWord } from './panel-words.ts'
import type { WordErrors } from './word-errors.ts'
import styles from './on-this-ad.module.css'

interface WordFieldsProps {
  words: readonly PanelWord[]
  draft: NonNullable<ChangeDraft['words']>
  /** Errors of the typed texts, by part. */
  errors: WordErrors
  /** Parts whose fields are shown although no picture has them yet. */
  added: readonly WordPart[]
  onAdd: (part: WordPart) => void
  onChange: (draft: NonNullable<ChangeDraft['words']>) => void
  /** Called with the field under the pointer or the focus. */
  onMark: (part: WordPart | undefined) => void
}

/** Every text of the ad as a field; those that it does not have yet can be added. */
export function WordFields({ words, draft, errors, added, onAdd, onChange, onMark }: WordFieldsProps) {
  const isThere = ({ part, text }: PanelWord) => text !== undefined || added.includes(part) || part in draft
  const missing = words.filter((word) => !isThere(word))

  function type({ part, text, differs }: PanelWord, typed: string) {
    const { [part]: _, ...others } = draft
    const isAsShown = typed === (text ?? '') && differs === 0
    onChange(isAsShown ? others : { ...others, [part]: typed })
  }

  return (
    <>
      {words.filter(isThere).map((word) => {
        const { part, text = '', differs, onlyHere } = word
        return (
          <div
            key={part}
            className={styles.word}
            data-part={part}
            onPointerEnter={() => onMark(part)}
            onPointerLeave={() => onMark(undefined)}
          >
            <GrowingField
              name={part}
              label={titleOf(part)}
              {...hintOf({ differs, onlyHere })}
              {...(errors[part] && { error: errors[part] })}
              value={draft[part] ?? text}
              autoComplete="off"
              onChange={(typed) => type(word, typed)}
              onFocus={() => onMark(part)}
              onBlur={() => onMark(undefined)}
            />
          </div>
        )
      })}
      {missing.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('Add a text')}</summary>
          <div className={styles.missing}>
            {missing.map(({ part }) => (
              <Button key={part} size="sm" icon={<Plus aria-hidden />} onClick={() => onAdd(part)}>
                {titleOf(part)}
              </Button>
            ))}
          </div>
        </details>
      )}
    </>
  )
}

function hintOf({ differs, onlyHere }: Pick<PanelWord, 'differs' | 'onlyHere'>): { hint?: string } {
  if (onlyHere) return { hint: t('on this picture only') }
  if (differs === 0) return {}
  return {
    hint: plural(differs, {
      one: '1 other picture says something else',
      other: '{count} other pictures say something else',
    }),
  }
}

function titleOf(part: WordPart): string {
  const name = translated(WORD_PART_NAMES[part])
  return name.charAt(0).toUpperCase() + name.slice(1)
}
