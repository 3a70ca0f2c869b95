import { Folded } from '#web/screens/campaign/folded.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

const SheetForm = lazyPart(async () => (await import('#web/screens/campaign/sheet-form.tsx')).SheetForm)

/** The campaign as a bulk sheet of an ad platform, folded until somebody wants it. */
export function Sheets({ campaignId }: { campaignId: string }) {
  return (
    <Folded summary={t('Sheets for Meta, Google Ads and Pinterest')}>
      <div className={styles.body}>
        <SheetForm campaignId={campaignId} fallback={<Spinner label={t('Loading')} />} />
      </div>
    </Folded>
  )
}
