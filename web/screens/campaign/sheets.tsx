import { type ReactNode, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

const SheetForm = lazyPart(async () => (await import('#web/screens/campaign/sheet-form.tsx')).SheetForm)

/** The campaign as a bulk sheet of an ad platform, folded until somebody wants it. */
export function Sheets({ campaignId }: { campaignId: string }) {
  return (
    <Folded summary={t('Sheets for Meta, Google Ads and Pinterest')}>
      <SheetForm campaignId={campaignId} fallback={<Spinner label={t('Loading')} />} />
    </Folded>
  )
}

/** A part of the page whose code and data are loaded once it is opened. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.source} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <div className={styles.body}>{children}</div>}
    </details>
  )
}
