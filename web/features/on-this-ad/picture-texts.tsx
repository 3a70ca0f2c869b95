import type { CSSProperties, KeyboardEvent } from 'react'
import type { Variant } from '#contract/ads/variant.ts'
import { WORD_PART_NAMES, type WordPart } from '#contract/word-parts.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './picture-texts.module.css'

interface PictureTextsProps {
  variant: Variant
  /** The part that is highlighted in the form. */
  marked: WordPart | undefined
  onMark: (part: WordPart | undefined) => void
  onOpen: (part: WordPart) => void
}

/**
 * Buttons over the texts of a picture; pressing one opens its field. They are one stop of the Tab key, in which arrow
 * keys move from text to text.
 */
export function PictureTexts({ variant, marked, onMark, onOpen }: PictureTextsProps) {
  const words = variant.shown?.words ?? []
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its texts have the focus, one of them by the Tab key
    <div className={styles.texts} role="toolbar" aria-label={t('Texts on the picture')} onKeyDown={moveByKey}>
      {words.map(({ part: place, says: part = place, text, box }, at) => (
        <button
          key={place}
          type="button"
          className={styles.text}
          style={placeOf(box, variant)}
          aria-label={t('Change the {part}: {text}', { part: translated(WORD_PART_NAMES[part]), text })}
          data-marked={marked === part || undefined}
          tabIndex={at === 0 ? 0 : -1}
          onPointerEnter={() => onMark(part)}
          onPointerLeave={() => onMark(undefined)}
          onFocus={() => onMark(part)}
          onBlur={() => onMark(undefined)}
          onClick={() => onOpen(part)}
        />
      ))}
    </div>
  )
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const texts = [...event.currentTarget.querySelectorAll('button')]
  const at = texts.findIndex((text) => text === document.activeElement)
  texts[(at + step + texts.length) % texts.length]?.focus()
}

type Box = NonNullable<Variant['shown']>['words'][number]['box']

function placeOf({ x, y, width, height }: Box, picture: Variant): CSSProperties {
  const percent = (length: number, of: number) => `${((100 * length) / of).toFixed(2)}%`
  return {
    left: percent(x, picture.width),
    top: percent(y, picture.height),
    width: percent(width, picture.width),
    height: percent(height, picture.height),
  }
}
