import { vi } from 'vitest'
import type { ChangeEvent } from '#contract/ads/change.ts'
import type { ProgressEvent } from '#contract/ads/generation.ts'

/** One server-sent event stream, driven by the test. */
export class FakeStream extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readonly url: string
  readyState: number = FakeStream.CONNECTING
  onopen?: () => void
  onerror?: () => void

  constructor(url: string) {
    super()
    this.url = url
  }

  close() {
    this.readyState = FakeStream.CLOSED
  }

  /** Opens the connection: the server has sent the state of the formats. */
  open(...first: ProgressEvent[]) {
    this.readyState = FakeStream.OPEN
    this.onopen?.()
    for (const event of first) this.tell(event)
    this.dispatchEvent(new Event('told'))
  }

  tell(event: ProgressEvent) {
    this.dispatchEvent(new MessageEvent('progress', { data: JSON.stringify(event) }))
  }

  tellChange(event: ChangeEvent) {
    this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify(event) }))
  }

  /** Breaks the connection: the browser tries again by itself, unless the server has answered with an error. */
  break(readyState: number = FakeStream.CONNECTING) {
    this.readyState = readyState
    this.onerror?.()
  }
}

/** Puts the fake behind EventSource; the list fills as streams are opened. */
export function fakeStreams(): FakeStream[] {
  const streams: FakeStream[] = []
  vi.stubGlobal(
    'EventSource',
    class extends FakeStream {
      constructor(url: string) {
        super(url)
        streams.push(this)
      }
    },
  )
  return streams
}
