import { useEffect, useRef, useState } from 'react'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { UPLOAD_CANCELLED, sendImages, UploadError } from '#web/api/pictures/upload-images.ts'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { t } from '#web/i18n/i18n.ts'
import { sortFiles } from './sort-files.ts'

interface PhotoUploadOptions {
  adId: string | undefined
  /** Number of images in the list. */
  held: number
  onUploaded: (images: ImageEntry[]) => Promise<void>
}

const FAILED = t('Upload failed')

export interface PhotoUpload {
  /** Progress from 0 to 100 while files are uploaded. */
  percentage: number | undefined
  /**
   * Uploads files. Files that are not pictures are reported if they were chosen by name, and ignored if they were
   * dropped or pasted (SPEC.md section 5).
   */
  add: (files: readonly File[], how?: 'chosen') => Promise<void>
  cancel: () => void
}

export function usePhotoUpload({ adId, held, onUploaded }: PhotoUploadOptions): PhotoUpload {
  const { toast } = useToast()
  const { fail, failCall, settle } = useFailureToast()
  const [percentage, setPercentage] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function add(files: readonly File[], how?: 'chosen') {
    settle()
    const { accepted, notes } = sortFiles(files, held, { reportsOthers: how === 'chosen' })
    if (accepted.length === 0)
      return notes.length > 0 ? fail({ title: FAILED, description: notes.join(' ') }) : undefined
    const controller = new AbortController()
    running.current = controller
    setPercentage(0)
    try {
      const images = await sendImages({ adId, files: accepted, onProgress: setPercentage, signal: controller.signal })
      await onUploaded(images)
      report(images.length, notes)
    } catch (error) {
      if (isCancellation(error)) return
      failCall({ title: FAILED, description: error instanceof UploadError ? error.shown : String(error) })
    } finally {
      setPercentage(undefined)
    }
  }

  function report(uploaded: number, notes: readonly string[]) {
    const sentence = t('{count} image(s) uploaded.', { count: uploaded })
    toast({ title: t('Upload successful'), description: [sentence, ...notes].join(' ') })
  }

  return { percentage, add, cancel: () => running.current?.abort() }
}

/** Tells whether an error is a cancellation, which the user knows of: it is not reported as a failure. */
function isCancellation(error: unknown): boolean {
  return error instanceof UploadError && error.message === UPLOAD_CANCELLED
}
