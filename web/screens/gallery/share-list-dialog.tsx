import { useState } from 'react'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { REVIEW_LIST_ADS_MAX } from '#contract/limits.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useMakeReviewList, useReviewLists } from '#web/api/ads/reviews/review-lists.ts'
import { useCopiedLink } from '#web/features/review/use-copied-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import { SharedListPart } from './shared-list-part.tsx'
import styles from './share-list.module.css'

interface ShareListDialogProps {
  /** The selected ads that have a picture. */
  creatives: readonly CreativeWithVariants[]
  onClose: () => void
}

/** Makes one link of the selected ads, and lists existing links. */
export function ShareListDialog({ creatives, onClose }: ShareListDialogProps) {
  const { data: lists, error, refetch } = useReviewLists()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Share for approval')}
      description={t(
        'One link shows several ads as they are now. Whoever has it comments on each and approves each by itself, without an account.',
      )}
      width="md"
    >
      <div className={styles.parts}>
        <MakeList creatives={creatives} />
        {!lists && !error && (
          <p className={styles.row} role="status">
            <Spinner /> {t('Looking for your links...')}
          </p>
        )}
        {!lists && error && (
          <div className={styles.part}>
            <p role="alert">{errorSentence(error)}</p>
            <Button onClick={() => void refetch()}>{t('Try again')}</Button>
          </div>
        )}
        {lists && lists.length > 0 && (
          <section className={styles.part} aria-labelledby="your-links">
            <h3 id="your-links">{t('Your links of several ads')}</h3>
            <ul className={styles.lists}>
              {lists.map((list) => (
                <li key={list.id}>
                  <SharedListPart list={list} creatives={creatives} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}

function MakeList({ creatives }: Pick<ShareListDialogProps, 'creatives'>) {
  const make = useMakeReviewList()
  const [token, setToken] = useState<string | null>(null)
  const link = useCopiedLink(token)
  const count = creatives.length

  function start() {
    make.mutate(
      creatives.map(({ id }) => id),
      {
        onSuccess: (list) => {
          setToken(list.token)
          if (list.token) void link.copy(list.token)
        },
      },
    )
  }

  if (count === 0) return <p className={styles.soft}>{t('Select ads with pictures to make a link of them.')}</p>
  if (count > REVIEW_LIST_ADS_MAX) {
    return (
      <p role="alert">
        {t('You have selected {count} ads with pictures. One link holds at most {max}.', {
          count,
          max: REVIEW_LIST_ADS_MAX,
        })}
      </p>
    )
  }
  return (
    <div className={styles.part}>
      {make.error && <p role="alert">{errorSentence(make.error)}</p>}
      <Button variant="primary" loading={make.isPending} loadingLabel={t('Making the link...')} onClick={start}>
        {plural(count, { one: 'Make and copy a link for 1 ad', other: 'Make and copy one link for {count} ads' })}
      </Button>
      <output className={styles.said}>{link.message}</output>
      <p className={styles.soft}>{t('It works for 30 days, or until you stop sharing.')}</p>
    </div>
  )
}
