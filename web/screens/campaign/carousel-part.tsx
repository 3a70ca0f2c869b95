import { useCarousels } from '#web/api/catalogue/campaign-carousels.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { PartOfPro } from '#web/screens/campaign/part-of-pro.tsx'
import { CarouselMaker } from '#web/screens/campaign/carousel-maker.tsx'
import { CarouselSet } from '#web/screens/campaign/carousel-set.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './carousel.module.css'

/** The carousels of a campaign, and what makes another one. */
export function CarouselPart({ campaignId }: { campaignId: string }) {
  const carousels = useCarousels(campaignId)
  const planId = usePlanId()
  return (
    <div className={styles.part}>
      <p className={styles.soft}>
        {t(
          'Two to ten products as one set: one ground runs through all cards, and names and prices stand on one line.',
        )}
      </p>
      {planId === 'free' ? <PartOfPro /> : <CarouselMaker campaignId={campaignId} />}
      {carousels.isPending && <Spinner label={t('Loading your carousels')} />}
      {carousels.error && (
        <Notice
          variant="bad"
          title={errorSentence(carousels.error)}
          action={<Button onClick={() => void carousels.refetch()}>{t('Try again')}</Button>}
        />
      )}
      {carousels.data?.map((carousel) => (
        <CarouselSet key={carousel.id} campaignId={campaignId} carousel={carousel} />
      ))}
    </div>
  )
}
