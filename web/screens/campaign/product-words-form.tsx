import { useState } from 'react'
import type { CampaignResult } from '#contract/catalogue/campaign-results.ts'
import { WORD_PART_NAMES, type WordPart } from '#contract/word-parts.ts'
import { useChangeProduct, usePollResults } from '#web/api/catalogue/campaign-results.ts'
import { RefusalNotice } from '#web/screens/campaign/refusal-notice.tsx'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useLater } from '#web/ui/browser/use-later.ts'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import styles from './result-dialog.module.css'

const PARTS = ['headline', 'name', 'support', 'price', 'oldPrice', 'badge', 'callToAction'] as const

const findLetters = () => import('#contract/text/unsettable-letters.ts')

interface ProductWordsFormProps {
  campaignId: string
  result: CampaignResult
  onChanged: (result: CampaignResult) => void
}

/** Changes the words on the pictures of this product. An empty field changes nothing. */
export function ProductWordsForm({ campaignId, result, onChanged }: ProductWordsFormProps) {
  const change = useChangeProduct(campaignId)
  const [typed, setTyped] = useState<Partial<Record<WordPart, string>>>({})
  const words = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''))
  const isEmpty = Object.keys(words).length === 0
  const refuseLetters = useLater(findLetters)?.refuseLetters
  const errorOf = (part: WordPart) => translated(refuseLetters?.(typed[part] ?? '') ?? '')
  const isWrong = PARTS.some(errorOf)
  const answer = change.data && 'result' in change.data ? change.data : undefined
  const [before, setBefore] = useState('')
  const isLater = change.data !== undefined && !answer && before === picturesOf(result)
  usePollResults(campaignId, isLater)

  function send() {
    const sent = { productId: result.id, words }
    setBefore(picturesOf(result))
    change.mutate(sent, {
      onSuccess: (given) => {
        setTyped({})
        if ('result' in given) onChanged(given.result)
      },
    })
  }

  return (
    <details className={styles.words}>
      <summary>{t('Change its words')}</summary>
      <form
        aria-label={t('Words of this product')}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty && !isWrong) send()
        }}
      >
        <p className={styles.soft}>{t('What you leave empty stays as it is.')}</p>
        <div className={styles.fields}>
          {PARTS.map((part) => (
            <TextField
              key={part}
              label={labelOf(part)}
              autoComplete="off"
              value={typed[part] ?? ''}
              error={errorOf(part) || undefined}
              onChange={(event) => setTyped({ ...typed, [part]: event.target.value })}
            />
          ))}
        </div>
        <Button type="submit" disabled={isEmpty || isWrong} loading={change.isPending} loadingLabel={t('Changing...')}>
          {plural(result.pictures.length, { one: 'Change 1 picture', other: 'Change {count} pictures' })}{' '}
          <ButtonNote>{t('Free')}</ButtonNote>
        </Button>
        <div role="status">
          {change.isSuccess && (
            <p>{isLater ? t('It takes a moment longer. The pictures follow here.') : t('Changed.')}</p>
          )}
          {answer?.refused.map(({ format, message }) => (
            <p key={format}>{translated(message)}</p>
          ))}
        </div>
        {change.error && <RefusalNotice error={change.error} />}
      </form>
    </details>
  )
}

function picturesOf({ pictures }: CampaignResult): string {
  return pictures.map(({ imageUrl }) => imageUrl).join()
}

function labelOf(part: WordPart): string {
  const name = WORD_PART_NAMES[part]
  return translated(name[0]!.toUpperCase() + name.slice(1))
}
