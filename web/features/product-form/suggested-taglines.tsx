import { Plus, Sparkles } from 'lucide-react'
import { useRef } from 'react'
import { TAGLINES_MAX } from '#contract/limits.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useSuggestedTaglines } from '#web/api/ads/suggest-taglines.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './suggested-taglines.module.css'

interface SuggestedTaglinesProps {
  words: { productName: string; productDescription: string; taglines: string[] }
  onTake: (tagline: string) => void
}

const NONE = t(
  'No sentence of your description can lead an ad by itself. Add a short one that says what the product does for people.',
)

/** Suggests taglines; each is added with one click, and the description does not change. */
export function SuggestedTaglines({ words, onTake }: SuggestedTaglinesProps) {
  const { data, error, isPending, mutate } = useSuggestedTaglines()
  const button = useRef<HTMLButtonElement>(null)
  const left = data?.filter((line) => !words.taglines.includes(line))

  function take(line: string) {
    onTake(line)
    button.current?.focus()
  }

  return (
    <div className={styles.suggested}>
      <Button
        size="sm"
        variant="ghost"
        ref={button}
        icon={<Sparkles aria-hidden />}
        loading={isPending}
        loadingLabel={t('Reading your description...')}
        disabled={words.taglines.length >= TAGLINES_MAX}
        onClick={() => mutate(words)}
      >
        {t('Suggest taglines')}
      </Button>
      <output>
        {error && <p>{errorSentence(error)}</p>}
        {data?.length === 0 && <p>{NONE}</p>}
        {left && left.length > 0 && (
          <ul aria-label={t('Suggested taglines')}>
            {left.map((line) => (
              <li key={line}>
                <Button size="sm" icon={<Plus aria-hidden />} onClick={() => take(line)}>
                  {line}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </output>
    </div>
  )
}
