import type { ImageEntry, uploadImagesCall as Call } from '#contract/pictures/image.ts'
import { NO_AD_ID } from '#contract/limits.ts'
import { reportStatus } from '#web/api/platform/session-end.ts'
import { translated, t } from '#web/i18n/i18n.ts'

const METHOD: (typeof Call)['method'] = 'POST'
const PATH: (typeof Call)['path'] = '/api/upload'

export interface ImageUpload {
  adId: string | undefined
  files: readonly File[]
  /** Progress from 0 to 100, measured in bytes that have left this machine; 100 is all of them. */
  onProgress: (percentage: number) => void
  signal: AbortSignal
}

/**
 * A failed upload. `shown` is the sentence for the user, in the page's language: the server's own, if there is one.
 */
export class UploadError extends Error {
  readonly shown: string

  constructor(message: string, shown = t('There was an error uploading your images.')) {
    super(message)
    this.name = 'UploadError'
    this.shown = shown
  }
}

export const UPLOAD_CANCELLED = 'Upload cancelled'

/** Sends the files in one request, by XMLHttpRequest, because fetch does not report the progress of an upload. */
export function sendImages({ adId, files, onProgress, signal }: ImageUpload): Promise<ImageEntry[]> {
  if (!adId) return Promise.reject(new UploadError(NO_AD_ID, translated(NO_AD_ID)))
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(METHOD, `${PATH}?adId=${encodeURIComponent(adId)}`)
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.floor((event.loaded / event.total) * 100))
    }
    xhr.onload = () => settle(xhr, resolve, reject)
    xhr.onerror = () => reject(new UploadError('Network error occurred during upload'))
    xhr.onabort = () => reject(new UploadError(UPLOAD_CANCELLED))
    signal.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(formOf(files))
  })
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('images', file, file.name)
  return form
}

function settle(xhr: XMLHttpRequest, resolve: (images: ImageEntry[]) => void, reject: (error: UploadError) => void) {
  reportStatus(xhr.status)
  const body = parseJson(xhr.responseText)
  if (xhr.status < 200 || xhr.status > 299) {
    const message = textOf(body, 'message')
    return reject(new UploadError(message ?? 'Upload failed', message && translated(message)))
  }
  if (!isImageList(body)) return reject(new UploadError('Invalid response format'))
  resolve(body)
}

function isImageList(body: unknown): body is ImageEntry[] {
  return (
    Array.isArray(body) &&
    body.every((entry) => textOf(entry, 'url') !== undefined && textOf(entry, 'name') !== undefined)
  )
}

function textOf(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value = (body as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
