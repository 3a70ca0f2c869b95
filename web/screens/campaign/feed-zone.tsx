import { FileSpreadsheet } from 'lucide-react'
import { FeedRefusal } from '#web/screens/campaign/feed-refusal.tsx'
import type { FeedFiles, FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone, UploadingZone } from '#web/ui/drop-zone.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-zone.module.css'

interface FeedZoneProps {
  upload: FeedUpload
  /** Set if there are no products yet. */
  isFirst: boolean
}

/** A zone that takes a feed by drop or choice, with the reason if it was refused. */
export function FeedZone({ upload, isFirst }: FeedZoneProps) {
  if (upload.state === 'sending') return <Sending upload={upload} />
  return (
    <section className={styles.step} aria-label={t('Your products')}>
      {isFirst && <h2>{t('Your products')}</h2>}
      <OpenZone onFiles={(files) => void upload.send(files)} />
      {!isFirst && (
        <Button variant="ghost" size="sm" onClick={upload.cancel}>
          {t('Keep the list that is here')}
        </Button>
      )}
      <FeedRefusal upload={upload} />
    </section>
  )
}

function OpenZone({ onFiles }: { onFiles: (files: FeedFiles) => void }) {
  return (
    <DropZone
      icon={<FileSpreadsheet aria-hidden />}
      title={t('Drop the list of your products here, or click to choose')}
      dropTitle={t('Let go to send')}
      hint={t(
        'A CSV of your own, a Google Merchant Center feed, or what Shopify, WooCommerce, Magento and some fifteen other shop systems export, at most 50 MB. Photos by their https:// address, or in a ZIP (500 MB) that you choose together with the list.',
      )}
      label={t('Choose the list of your products')}
      accept=".zip,.csv,.tsv,.txt,.xml,text/csv,text/tab-separated-values,text/plain,text/xml,application/xml"
      onFiles={(files) => {
        if (files.length > 0) onFiles({ list: files.find((file) => !isZip(file)), photos: files.find(isZip) })
      }}
    />
  )
}

function isZip({ name }: File): boolean {
  return /\.zip$/i.test(name)
}

/** Shows an upload. After the last byte the server still reads the file, which takes an unknown time. */
function Sending({ upload: { percentage, cancel } }: { upload: FeedUpload }) {
  const isSent = percentage === 100
  return (
    <UploadingZone
      status={isSent ? t('Reading your products') : t('Sending... {percentage}%', { percentage })}
      label={t('Upload')}
      percentage={isSent ? null : percentage}
      cancelLabel={t('Cancel')}
      onCancel={cancel}
    />
  )
}
