import { FolderDown, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Carousel, CAROUSEL_DOWNLOAD_PATH } from '#contract/catalogue/campaign-carousels.ts'
import { isBeingPainted, useDeleteCarousel, useRepaintCarousel } from '#web/api/catalogue/campaign-carousels.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { pathOf } from '#web/api/platform/request.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './carousel.module.css'

const DOWNLOAD: typeof CAROUSEL_DOWNLOAD_PATH = '/api/campaigns/:id/carousels/:carouselId/download'

/** One carousel: its cards side by side, as people swipe through them, and what can be done with it. */
export function CarouselSet({ campaignId, carousel }: { campaignId: string; carousel: Carousel }) {
  const { id, cards, firstLine, format, message, stale } = carousel
  const repaint = useRepaintCarousel(campaignId)
  const remove = useDeleteCarousel(campaignId)
  const [isAsked, setAsked] = useState(false)
  const isBusy = isBeingPainted(carousel)
  const hasPictures = cards.some(({ imageUrl }) => imageUrl !== null)
  const findings = cards.flatMap((card, index) =>
    card.findings.map((finding) =>
      t('Card {card}: {finding}', { card: index + 1, finding: translated(finding.message) }),
    ),
  )
  const error = repaint.error ?? remove.error
  return (
    <article className={styles.set} aria-label={firstLine}>
      <h3>{firstLine}</h3>
      {hasPictures && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard
        <ol className={styles.cards} data-format={format} tabIndex={0} aria-label={t('Cards')}>
          {cards.map((card, index) => (
            <li key={card.productId}>
              {card.imageUrl ? (
                <img
                  src={card.imageUrl}
                  alt={t('Card {card}: {name}', { card: index + 1, name: card.name })}
                  loading="lazy"
                />
              ) : (
                <span>{card.problem && translated(card.problem)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {isBusy && <Spinner label={t('The carousel is being made')} />}
      {message && <p role="alert">{translated(message)}</p>}
      {stale && !isBusy && <p role="status">{t('Products have changed since it was made.')}</p>}
      {findings.length > 0 && (
        <details className={styles.findings}>
          <summary>{t('Worth a look')}</summary>
          <ul>
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </details>
      )}
      {error && <p role="alert">{errorSentence(error)}</p>}
      <p className={styles.ways}>
        {hasPictures && (
          <ButtonAnchor
            icon={<FolderDown aria-hidden />}
            href={pathOf(DOWNLOAD, { id: campaignId, carouselId: id })}
            download
          >
            {t('Download the cards')}
          </ButtonAnchor>
        )}
        {(stale || carousel.state === 'failed') && !isBusy && (
          <Button
            icon={<RefreshCw aria-hidden />}
            loading={repaint.isPending}
            loadingLabel={t('Saving...')}
            onClick={() => repaint.mutate(id)}
          >
            {t('Make it again, free')}
          </Button>
        )}
        <Button
          icon={<Trash2 aria-hidden />}
          loading={remove.isPending}
          loadingLabel={t('Deleting...')}
          onClick={() => (isAsked ? remove.mutate(id) : setAsked(true))}
        >
          {isAsked ? t('Delete it for good') : t('Delete')}
        </Button>
      </p>
    </article>
  )
}
