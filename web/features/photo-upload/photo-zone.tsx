import { ImagePlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PICTURE_FILES } from '#contract/pictures/picture-files.ts'
import { UPLOAD_FILES_MAX } from '#contract/limits.ts'
import { DropZone, FullDropZone, UploadingZone } from '#web/ui/drop-zone.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import type { PhotoUpload } from './use-photo-upload.ts'

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
  if (upload.percentage !== undefined) return <Uploading percentage={upload.percentage} onCancel={upload.cancel} />
  if (held >= UPLOAD_FILES_MAX) {
    return (
      <FullDropZone>
        {t('All {count} places are taken. Remove an image to add another.', { count: UPLOAD_FILES_MAX })}
      </FullDropZone>
    )
  }
  return <OpenZone what={what} left={UPLOAD_FILES_MAX - held} onFiles={(files, how) => void upload.add(files, how)} />
}

type OnFiles = (files: File[], how?: 'chosen') => void

function OpenZone({ what, left, onFiles }: { what: string; left: number; onFiles: OnFiles }) {
  usePastedFiles(onFiles)
  return (
    <DropZone
      icon={<ImagePlus aria-hidden />}
      title={t('Drop {images} here, or click to choose', { images: what })}
      dropTitle={t('Let go to upload')}
      hint={plural(left, {
        one: 'You can paste them too. JPEG, PNG, WebP, AVIF or GIF, at most 10 MB each, 1 more fits.',
        other: 'You can paste them too. JPEG, PNG, WebP, AVIF or GIF, at most 10 MB each, {count} more fit.',
      })}
      label={t('Choose {images}', { images: what })}
      accept={PICTURE_FILES}
      onFiles={(files, how) => onFiles(files, how === 'chosen' ? how : undefined)}
    />
  )
}

/** Shows an upload. After the last byte the server still decodes the files, which takes an unknown time. */
function Uploading({ percentage, onCancel }: { percentage: number; onCancel: () => void }) {
  const isSent = percentage === 100
  return (
    <UploadingZone
      status={isSent ? t('Preparing your photos') : t('Uploading... {percentage}%', { percentage })}
      label={t('Upload')}
      percentage={isSent ? null : percentage}
      cancelLabel={t('Cancel upload')}
      onCancel={onCancel}
    />
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
