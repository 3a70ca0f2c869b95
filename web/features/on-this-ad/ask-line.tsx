import { type FormEvent, useId, useRef, useState } from 'react'
import { getFormat } from '#contract/formats.ts'
import { REQUEST_MAX } from '#contract/limits.ts'
import { describeColor } from '#contract/pictures/color-names.ts'
import type { UnderstoodRequest } from '#contract/ads/understand.ts'
import type { Variant } from '#contract/ads/variant.ts'
import type { AdChange } from '#web/api/ads/change-ad.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useUnderstandChange } from '#web/api/ads/understand-change.ts'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './ask-line.module.css'

interface AskLineProps {
  /** The picture on screen. `count` is the number of the ad's pictures. */
  variant: Variant
  count: number
  isBusy: boolean
  /** Makes the change; `onTaken` runs if any picture took it. */
  onApply: (change: AdChange, onTaken: () => void) => Promise<unknown>
}

/** A field that takes a change in plain words, shows what it would be, and makes it when the user confirms. */
export function AskLine({ variant, count, isBusy, onApply }: AskLineProps) {
  const asking = useUnderstandChange(variant.adId)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<{ of: string; answer: UnderstoodRequest }>()
  const line = useRef<HTMLFormElement>(null)
  const isApplying = useRef(false)
  // A proposal is dropped if its picture has changed since.
  const answer = asked?.of === variant.id ? asked.answer : undefined

  function goToLine() {
    line.current?.querySelector('input')?.focus()
  }

  function ask(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || asking.isPending) return
    const { id, format } = variant
    asking.mutate({ text, format }, { onSuccess: (understood) => setAsked({ of: id, answer: understood }) })
  }

  function close() {
    setAsked(undefined)
    setText('')
    goToLine()
  }

  /** Applies the change. A second press has no effect. */
  async function apply(wanted: AdChange) {
    if (isApplying.current) return
    isApplying.current = true
    await onApply(wanted, close)
    isApplying.current = false
  }

  function change(typed: string) {
    setText(typed)
    setAsked(undefined)
    asking.reset()
  }

  return (
    <div className={styles.ask}>
      <form ref={line} className={styles.line} onSubmit={ask}>
        <TextField
          label={t('What should change?')}
          placeholder={t('price 3.99, bigger product')}
          value={text}
          maxLength={REQUEST_MAX}
          autoComplete="off"
          enterKeyHint="go"
          {...(asking.error && { error: errorSentence(asking.error) })}
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit" loading={asking.isPending} loadingLabel={t('Asking...')} disabled={text.trim() === ''}>
          {t('Ask')}
        </Button>
      </form>
      <div role="status">
        {answer && (
          <Answer
            answer={answer}
            variant={variant}
            count={count}
            isBusy={isBusy}
            onApply={(wanted) => void apply(wanted)}
            onClose={close}
            onExample={(example) => {
              change(example)
              goToLine()
            }}
          />
        )}
      </div>
    </div>
  )
}

interface AnswerProps extends Omit<AskLineProps, 'onApply'> {
  answer: UnderstoodRequest
  onApply: (change: AdChange) => void
  onClose: () => void
  onExample: (example: string) => void
}

function Answer({ answer: { changes, lines, left, problem, examples }, ...props }: AnswerProps) {
  const { variant, count, isBusy, onApply, onClose, onExample } = props
  const [isOnlyHere, setOnlyHere] = useState(false)
  const titleId = useId()
  if (!changes) {
    return (
      <div className={styles.answer}>
        {problem && <p>{translated(problem)}</p>}
        <p className={styles.examples}>
          {examples.map((example) => (
            <Button key={example} size="sm" onClick={() => onExample(example)}>
              {example}
            </Button>
          ))}
        </p>
      </div>
    )
  }
  const formats = isOnlyHere ? [variant.format] : undefined
  // Texts of the ad, present or proposed, are not translated.
  const own = [...Object.values(changes.words ?? {}), ...(variant.shown?.words ?? []).map((word) => word.text)]
  // The name of a photo's file is not translated either.
  const isOwn = (text: string) => 'hero' in changes || own.includes(text)
  const wordsOf = (text: string) => (isOwn(text) ? text : translateLine(text))
  return (
    <section className={styles.answer} aria-labelledby={titleId}>
      <h4 id={titleId}>{t('This would change:')}</h4>
      <ul className={styles.lines}>
        {lines.map(({ name, from, to }) => (
          <li key={name + to}>
            {translated(name)}:{' '}
            {from !== undefined && (
              <>
                <del>{wordsOf(from)}</del> →{' '}
              </>
            )}
            <strong>{wordsOf(to)}</strong>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <p className={styles.left}>
          {t('Not understood: {parts}.', { parts: left.map((part) => t('“{text}”', { text: part })).join(', ') })}
        </p>
      )}
      <footer className={styles.actions}>
        {count > 1 && (
          <label className={styles.only}>
            <input type="checkbox" checked={isOnlyHere} onChange={(event) => setOnlyHere(event.target.checked)} />
            {t('This picture only ({format})', { format: getFormat(variant.format).name })}
          </label>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('Never mind')}
        </Button>
        <Button size="sm" variant="primary" disabled={isBusy} onClick={() => onApply({ changes, formats })}>
          {isOnlyHere || count === 1 ? t('Do it on this picture') : t('Do it on all {count} pictures', { count })}{' '}
          <ButtonNote>{t('Free')}</ButtonNote>
        </Button>
      </footer>
    </section>
  )
}

/** Translates a line of a proposal: the server sends "Dark blue, #1e3a8a" in English. */
function translateLine(text: string): string {
  const hex = /, (#[\da-f]{6})$/i.exec(text)?.[1]
  return hex ? describeColor(hex, translated) : translated(text)
}
