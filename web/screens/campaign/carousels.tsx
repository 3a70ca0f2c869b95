import { Folded } from '#web/screens/campaign/folded.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

const CarouselPart = lazyPart(async () => (await import('#web/screens/campaign/carousel-part.tsx')).CarouselPart)

/** Carousels of a campaign's products, folded until somebody wants one. */
export function Carousels({ campaignId }: { campaignId: string }) {
  return (
    <Folded summary={t('Carousels')}>
      <div className={styles.body}>
        <CarouselPart campaignId={campaignId} fallback={<Spinner label={t('Loading')} />} />
      </div>
    </Folded>
  )
}
