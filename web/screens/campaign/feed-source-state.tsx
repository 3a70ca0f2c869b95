import type { CampaignSource } from '#contract/catalogue/campaign-source.ts'
import type { SourceState } from '#contract/catalogue/source-choices.ts'
import { useDeleteCampaignSource, useReadCampaignSource } from '#web/api/catalogue/campaign-source.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { shortMoment } from '#web/ui/texts/short-moment.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

interface FeedSourceStateProps {
  campaignId: string
  source: CampaignSource
}

/** How the last reading ended, and what can be done about it. */
export function FeedSourceState({ campaignId, source: { state, message, readAt, nextReadAt } }: FeedSourceStateProps) {
  const read = useReadCampaignSource(campaignId)
  const stop = useDeleteCampaignSource(campaignId)
  const isUnderWay = state === 'waiting' || state === 'reading'
  const error = read.error ?? stop.error
  return (
    <div className={styles.state}>
      {isUnderWay ? (
        <p role="status">{t('The address is being read...')}</p>
      ) : (
        <p role="status">
          {readAt && lastReading(state, shortMoment(readAt))} {state === 'unchanged' && t('It was the same list.')}{' '}
          {state !== 'paused' && nextReadAt && t('Next on {moment}.', { moment: shortMoment(nextReadAt) })}
        </p>
      )}
      {message && <p role="alert">{translated(message)}</p>}
      {error && <p role="alert">{errorSentence(error)}</p>}
      <div className={styles.ways}>
        {state === 'refused' && (
          <Button
            variant="primary"
            loading={read.isPending}
            loadingLabel={t('Reading...')}
            onClick={() => read.mutate({ evenIfSmaller: true })}
          >
            {t('It is right: use the shorter list')}
          </Button>
        )}
        {!isUnderWay && (state !== 'paused' || nextReadAt === null) && (
          <Button
            loading={read.isPending}
            loadingLabel={t('Reading...')}
            onClick={() => read.mutate({ evenIfSmaller: false })}
          >
            {t('Read now')}
          </Button>
        )}
        <Button variant="ghost" loading={stop.isPending} loadingLabel={t('Stopping...')} onClick={() => stop.mutate()}>
          {t('Stop reading this address')}
        </Button>
      </div>
    </div>
  )
}

function lastReading(state: SourceState, moment: string): string {
  return state === 'read' || state === 'unchanged'
    ? t('Read on {moment}.', { moment })
    : t('Tried on {moment}.', { moment })
}
