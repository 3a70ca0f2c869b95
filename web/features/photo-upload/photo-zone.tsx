import { ImagePlus, X } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { UPLOAD_FILES_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Progress } from '#web/ui/progress.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './photo-zone.module.css'
import type { PhotoUpload } from './use-photo-upload.ts'

/** File types that the server can read. Without HEIC in the list, phones send a JPEG instead. */
const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface PhotoZoneProps {
  /** The purpose of the zone, e.g. "product images". */
  what: string
  held: number
  upload: PhotoUpload
}

/**
 * A zone that takes photos by drop, click or paste. It is idle, dragged over, uploading with a percentage, or full.
 */
export function PhotoZone({ what, held, upload }: PhotoZoneProps) {
  if (upload.percentage !== undefined) return <UploadingZone percentage={upload.percentage} onCancel={upload.cancel} />
  if (held >= UPLOAD_FILES_MAX) {
    return (
      <p className={classNames(styles.zone, styles.full)}>
        {t('All {count} places are taken. Remove an image to add another.', { count: UPLOAD_FILES_MAX })}
      </p>
    )
  }
  return <OpenZone what={what} left={UPLOAD_FILES_MAX - held} onFiles={(files, how) => void upload.add(files, how)} />
}

type OnFiles = (files: File[], how?: 'chosen') => void

function OpenZone({ what, left, onFiles }: { what: string; left: number; onFiles: OnFiles }) {
  const inputId = useId()
  const [isDragOver, setDragOver] = useState(false)
  usePastedFiles(onFiles)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setDragOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    // Files are dropped on the whole zone; keyboards and screen readers use the input in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      htmlFor={inputId}
      className={classNames(styles.zone, styles.open, isDragOver && styles.dragOver)}
      data-state={isDragOver ? 'drag-over' : 'idle'}
      onDragOver={(event) => {
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={handleDrop}
    >
      <ImagePlus aria-hidden />
      <strong>
        {isDragOver ? t('Let go to upload') : t('Drop {images} here, or click to choose', { images: what })}
      </strong>
      <span>
        {plural(left, {
          one: 'You can paste them too. JPEG, PNG, WebP, AVIF or GIF, at most 10 MB each, 1 more fits.',
          other: 'You can paste them too. JPEG, PNG, WebP, AVIF or GIF, at most 10 MB each, {count} more fit.',
        })}
      </span>
      <input
        id={inputId}
        className={styles.input}
        type="file"
        accept={ACCEPTED_TYPES}
        multiple
        aria-label={t('Choose {images}', { images: what })}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])], 'chosen')
          // This lets the same file be chosen again after a failure.
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** Shows an upload. After the last byte the server still decodes the files, which takes an unknown time. */
function UploadingZone({ percentage, onCancel }: { percentage: number; onCancel: () => void }) {
  const isSent = percentage === 100
  return (
    <div className={classNames(styles.zone, styles.uploading)} data-state="uploading">
      <output>{isSent ? t('Preparing your photos') : t('Uploading... {percentage}%', { percentage })}</output>
      <Progress label={t('Upload')} percentage={isSent ? null : percentage} />
      <Button size="sm" variant="ghost" icon={<X aria-hidden />} onClick={onCancel}>
        {t('Cancel upload')}
      </Button>
    </div>
  )
}

/** Uploads a pasted picture to the zone that is on screen; pasted text stays with its field. */
function usePastedFiles(onFiles: OnFiles) {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0) latest.current(files)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}
