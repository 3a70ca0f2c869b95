import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FormatId, getFormat } from '#contract/formats.ts'
import { OTHER_LOOKS_MAX } from '#contract/ads/sketch.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { otherLooksQuery } from '#web/api/ads/other-looks.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import type { FormatState } from './format-state.ts'
import styles from './other-looks.module.css'

interface OtherLooksProps {
  adId: string
  format: FormatId
  /** A value that changes with the ad. */
  version: string
  /** The cost of a look, if it costs something. */
  cost: string | undefined
  /** The state of this format's generation. */
  state: FormatState['kind']
  onTake: (recipe: string) => void
}

/** Six small ads to choose from. They are painted only on request. */
export function OtherLooks(props: OtherLooksProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.looks} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{t('See six other looks')}</h3>
      </summary>
      {isOpen && <Looks {...props} />}
    </details>
  )
}

function Looks({ adId, format, version, cost, state, onTake }: OtherLooksProps) {
  const { data, error, isFetching, refetch } = useQuery(otherLooksQuery(adId, format, version))
  const hasFailed = state === 'failed'
  const { name, widthPx, heightPx } = getFormat(format)
  const shape = { aspectRatio: widthPx / heightPx }
  // The ad, or the studio, has changed since the sketches were made.
  useEffect(() => {
    if (hasFailed) void refetch()
  }, [hasFailed, refetch])

  if (error) {
    return (
      <div className={styles.failure}>
        <p role="alert">{errorSentence(error)}</p>
        <Button onClick={() => void refetch()} loading={isFetching}>
          {t('Try again')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <output className={styles.note}>
        {data ? wordsOf(data.looks.length, cost) : t('Sketching. It takes a few seconds.')}
      </output>
      <ul className={widthPx > 2 * heightPx ? styles.wide : undefined}>
        {data
          ? data.looks.map(({ recipe, picture }, index) => (
              <li key={recipe}>
                <img src={picture} alt={t('{name} ad, look {number}', { name, number: index + 1 })} style={shape} />
                <Button
                  size="sm"
                  fullWidth
                  aria-label={[t('Make exactly this'), t('look {number}', { number: index + 1 }), cost]
                    .filter(Boolean)
                    .join(', ')}
                  disabled={state === 'generating'}
                  onClick={() => onTake(recipe)}
                >
                  {t('Make exactly this')}
                </Button>
              </li>
            ))
          : Array.from({ length: OTHER_LOOKS_MAX }, (_, index) => (
              <li key={index} aria-hidden>
                <div style={shape}>
                  <Skeleton className={styles.waiting} />
                </div>
              </li>
            ))}
      </ul>
    </>
  )
}

function wordsOf(count: number, cost: string | undefined): string {
  if (count === 0) return t('Your photo and your words have no other look in this size. Another style in step 3 has.')
  const begin = cost
    ? t('Each is made exactly as you see it and uses 1 credit; the picture that stands is kept as an earlier version.')
    : t('Each is made exactly as you see it; the picture that stands is kept as an earlier version.')
  if (count === OTHER_LOOKS_MAX) return begin
  const found = plural(count, {
    one: 'Your photo and your words have one other look in this size.',
    other: 'Your photo and your words have {count} other looks in this size.',
  })
  return `${begin} ${found}`
}
