import { X } from 'lucide-react'
import { useState } from 'react'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import type { ReviewList } from '#contract/ads/reviews/review-list.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useAddToReviewList, useEndReviewList, useRemoveFromReviewList } from '#web/api/ads/reviews/review-lists.ts'
import { useCopiedLink } from '#web/features/review/use-copied-link.ts'
import { Verdict } from '#web/features/review/verdict.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { longDate } from '#web/ui/texts/long-date.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Link } from '#web/router/link.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './share-list.module.css'

interface SharedListPartProps {
  list: ReviewList
  /** The selected ads that can be added. */
  creatives: readonly CreativeWithVariants[]
}

/** A link of several ads, with the approval of each and its actions. */
export function SharedListPart({ list, creatives }: SharedListPartProps) {
  const { id, ads, createdAt, expiresAt } = list
  const link = useCopiedLink(list.token)
  const [isAsked, setAsked] = useState(false)
  const add = useAddToReviewList()
  const remove = useRemoveFromReviewList()
  const end = useEndReviewList()
  const error = add.error ?? remove.error ?? end.error
  const others = creatives.filter((creative) => !ads.some(({ creativeId }) => creativeId === creative.id))
  const approved = ads.filter(({ approval }) => approval).length
  const name = t('The link of {date}', { date: longDate(createdAt) })
  return (
    <article className={styles.list} aria-label={name}>
      <p>
        <strong>{name}</strong>{' '}
        <span className={styles.soft}>
          {t('{approved} of {total} approved, works until {date}', {
            approved,
            total: ads.length,
            date: longDate(expiresAt),
          })}
        </span>
      </p>
      {link.address ? (
        <TextField label={t('Link')} value={link.address} readOnly onFocus={({ target }) => target.select()} />
      ) : (
        <p className={styles.soft}>{t('The link works, but its address cannot be shown any more: make a new one.')}</p>
      )}
      <ul className={styles.ads}>
        {ads.map((ad) => (
          <li key={ad.creativeId}>
            <div>
              <Link to={`/creatives/${ad.creativeId}`} dir="auto">
                {ad.productName}
              </Link>
              <Verdict {...ad} />
              {ad.currentVersion > ad.version && (
                <p className={styles.soft}>
                  {t('It has changed: the link still shows version {version}.', { version: ad.version })}
                </p>
              )}
            </div>
            <IconButton
              label={t('Take {name} out of the link', { name: ad.productName })}
              size="sm"
              disabled={remove.isPending}
              onClick={() => remove.mutate({ id, creativeId: ad.creativeId })}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <output className={styles.said}>{link.message}</output>
      {error && <p role="alert">{errorSentence(error)}</p>}
      <div className={styles.row}>
        {link.address && (
          <Button size="sm" onClick={() => void link.copyAgain()}>
            {t('Copy link')}
          </Button>
        )}
        {others.length > 0 && list.token && (
          <Button
            size="sm"
            loading={add.isPending}
            onClick={() => add.mutate({ id, creativeIds: others.map((creative) => creative.id) })}
          >
            {plural(others.length, { one: 'Add the selected ad', other: 'Add {count} selected ads' })}
          </Button>
        )}
        {isAsked ? (
          <>
            <span>{t('The link ends at once. What was said of each ad stays.')}</span>
            <Button size="sm" onClick={() => setAsked(false)}>
              {t('Cancel')}
            </Button>
            <Button size="sm" variant="danger" loading={end.isPending} onClick={() => end.mutate(id)}>
              {t('Stop sharing')}
            </Button>
          </>
        ) : (
          <Button size="sm" onClick={() => setAsked(true)}>
            {t('Stop sharing')}
          </Button>
        )}
      </div>
    </article>
  )
}
