import { type FormEvent, useEffect, useRef, useState } from 'react'
import { REQUIRED_WORD_PARTS, WORD_PART_NAMES, WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import type { ReviewComment } from '#contract/ads/reviews/review.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useVariants } from '#web/api/ads/list-variants.ts'
import { useProposeChange } from '#web/api/ads/reviews/share.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import { suggestChange } from './suggest-change.ts'
import styles from './share.module.css'

interface ProposalFormProps {
  creativeId: string
  comment: ReviewComment
  onDone: () => void
}

/** Turns a comment into a change of one text, which is previewed before anything is changed. */
export function ProposalForm({ creativeId, comment, onDone }: ProposalFormProps) {
  const words = useShownWords(creativeId, comment)
  const [change, setChange] = useState(() => suggestChange(comment.text, words))
  const propose = useProposeChange(creativeId)
  const select = useRef<HTMLSelectElement>(null)
  // The button that opened the form has disappeared.
  useEffect(() => select.current?.focus(), [])
  const { part, text } = change

  /** Sends the proposal. An empty text removes the part, if an ad can lack it. */
  function send(event: FormEvent) {
    event.preventDefault()
    const typed = text.trim() === '' && !(part in REQUIRED_WORD_PARTS) ? null : text
    propose.mutate({ commentId: comment.id, words: { [part]: typed } }, { onSuccess: onDone })
  }

  return (
    <form className={styles.answer} onSubmit={send} noValidate>
      <SelectField
        ref={select}
        label={t('What to change')}
        value={part}
        onChange={({ target }) => {
          const chosen = target.value as WordPart
          setChange({ part: chosen, text: words[chosen] ?? '' })
        }}
      >
        {WORD_PARTS.map((one) => (
          <option key={one} value={one}>
            {capital(translated(WORD_PART_NAMES[one]))}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('What it should say')}
        value={text}
        rows={2}
        error={propose.error ? errorSentence(propose.error) : undefined}
        onChange={({ target }) => setChange({ part, text: target.value })}
      />
      <p className={styles.soft}>{t('Free. Your ads stay as they are until you accept it.')}</p>
      <div className={styles.quiet}>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" loading={propose.isPending} loadingLabel={t('Painting...')}>
          {t('Show before and after')}
        </Button>
      </div>
    </form>
  )
}

/** Gives the words of the picture that the comment is about, or of the first one. */
function useShownWords(creativeId: string, { spot }: ReviewComment): Partial<Record<WordPart, string>> {
  const { data: variants = [] } = useVariants(creativeId)
  const variant = variants.find(({ format }) => format === spot?.format) ?? variants[0]
  return Object.fromEntries((variant?.shown?.words ?? []).map(({ part, text }) => [part, text]))
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
