import { FileSpreadsheet, X } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { FeedRefusal } from '#web/screens/campaign/feed-refusal.tsx'
import type { FeedFiles, FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Progress } from '#web/ui/progress.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-zone.module.css'

interface FeedZoneProps {
  upload: FeedUpload
  /** Set if there are no products yet. */
  isFirst: boolean
}

/** A zone that takes a feed by drop or choice, with the reason if it was refused. */
export function FeedZone({ upload, isFirst }: FeedZoneProps) {
  if (upload.state === 'sending') return <SendingZone upload={upload} />
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
  const inputId = useId()
  const [isDragOver, setDragOver] = useState(false)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setDragOver(false)
    take(event.dataTransfer.files)
  }

  function take(files: FileList | null) {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0) onFiles({ list: chosen.find((file) => !isZip(file)), photos: chosen.find(isZip) })
  }

  return (
    // A file is dropped on the whole zone; keyboards and screen readers use the input in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      htmlFor={inputId}
      className={classNames(styles.zone, styles.open, isDragOver && styles.dragOver)}
      onDragOver={(event) => {
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={handleDrop}
    >
      <FileSpreadsheet aria-hidden />
      <strong>{isDragOver ? t('Let go to send') : t('Drop the list of your products here, or click to choose')}</strong>
      <span>
        {t(
          'A CSV of your own, a Google Merchant Center feed, or what Shopify, WooCommerce, Magento and some fifteen other shop systems export, at most 50 MB. Photos by their https:// address, or in a ZIP (500 MB) that you choose together with the list.',
        )}
      </span>
      <input
        id={inputId}
        className={styles.input}
        type="file"
        multiple
        accept=".zip,.csv,.tsv,.txt,.xml,text/csv,text/tab-separated-values,text/plain,text/xml,application/xml"
        aria-label={t('Choose the list of your products')}
        onChange={({ target }) => {
          take(target.files)
          // This lets the same file be chosen again after a failure.
          target.value = ''
        }}
      />
    </label>
  )
}

function isZip({ name }: File): boolean {
  return /\.zip$/i.test(name)
}

/** Shows an upload. After the last byte the server still reads the file, which takes an unknown time. */
function SendingZone({ upload: { percentage, cancel } }: { upload: FeedUpload }) {
  const isSent = percentage === 100
  return (
    <div className={classNames(styles.zone, styles.sending)}>
      <output>{isSent ? t('Reading your products') : t('Sending... {percentage}%', { percentage })}</output>
      <Progress label={t('Upload')} percentage={isSent ? null : percentage} />
      <Button size="sm" variant="ghost" icon={<X aria-hidden />} onClick={cancel}>
        {t('Cancel')}
      </Button>
    </div>
  )
}
