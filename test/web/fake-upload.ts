import { vi } from 'vitest'

/** One upload as the page sent it, driven by the test: its progress, and how it ends. */
class FakeUpload {
  url = ''
  method = ''
  form: FormData | undefined
  status = 0
  responseText = ''
  readonly upload: { onprogress?: (event: ProgressEvent) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void

  open(method: string, url: string) {
    this.method = method
    this.url = url
  }

  send(form: FormData) {
    this.form = form
  }

  abort() {
    this.onabort?.()
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.(new ProgressEvent('progress', { lengthComputable: true, loaded, total }))
  }

  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
  }
}

/** Puts the fake behind XMLHttpRequest; the list fills as uploads begin. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      constructor() {
        super()
        uploads.push(this)
      }
    },
  )
  return uploads
}
