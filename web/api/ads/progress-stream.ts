import type { ChangeEvent } from '#contract/ads/change.ts'
import { isFormatId } from '#contract/sizes.ts'
import type { PROGRESS_PATH, ProgressEvent } from '#contract/ads/generation.ts'
import { GENERATION_STAGES, GENERATION_STATES } from '#contract/ads/generation-stages.ts'
import { translated } from '#web/i18n/i18n.ts'

const PATH: typeof PROGRESS_PATH = '/api/creatives/:id/progress'

export interface ProgressListener {
  onProgress: (event: ProgressEvent) => void
  /** Receives the state of the latest change of the ad's finished pictures. */
  onChange: (event: ChangeEvent) => void
  /** Runs when the stream is open, for the first time or again. */
  onOpen: () => void
  /** Runs when the stream has sent the state of every format. */
  onReady: () => void
  /** Runs when the stream has broken and another attempt is under way. */
  onDrop: () => void
}

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 15_000

/**
 * Follows the progress of an ad's generations and changes until the returned function is called. The browser repairs a
 * broken connection by itself, but gives up for good when the server answers with an error (a restart behind a proxy,
 * say). Then this opens a new stream, with longer and longer pauses, or at once when the machine is back online.
 */
export function followProgress(creativeId: string, listener: ProgressListener): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS

  const open = () => {
    clearTimeout(timer)
    source?.close()
    source = new EventSource(PATH.replace(':id', encodeURIComponent(creativeId)))
    source.onopen = () => {
      retryMs = FIRST_RETRY_MS
      listener.onOpen()
    }
    source.onerror = () => {
      listener.onDrop()
      if (source?.readyState !== EventSource.CLOSED) return
      clearTimeout(timer)
      timer = setTimeout(open, retryMs)
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
    source.addEventListener('told', listener.onReady)
    source.addEventListener('progress', (message) => report(message as MessageEvent<string>, listener))
    source.addEventListener('change', ({ data }: MessageEvent<string>) =>
      listener.onChange(inWords(JSON.parse(data) as ChangeEvent)),
    )
  }
  const openIfBroken = () => {
    if (source?.readyState !== EventSource.OPEN) open()
  }

  window.addEventListener('online', openIfBroken)
  open()
  return () => {
    window.removeEventListener('online', openIfBroken)
    clearTimeout(timer)
    source?.close()
  }
}

/**
 * Passes a message on. One of an unknown shape comes from a newer server than this page; the next read of the variants
 * makes up for it.
 */
function report(message: MessageEvent<string>, listener: ProgressListener) {
  const event = JSON.parse(message.data) as ProgressEvent
  if (isKnown(event)) listener.onProgress(inWords(event))
}

/** Gives the event with its sentence in the page's language. */
function inWords<Event extends { message?: string | undefined }>(event: Event): Event {
  return event.message === undefined ? event : { ...event, message: translated(event.message) }
}

function isKnown({ format, stage, state, percentage }: ProgressEvent): boolean {
  const isListed = (list: readonly string[], word: string) => list.includes(word)
  return (
    isFormatId(format) &&
    isListed(GENERATION_STAGES, stage) &&
    isListed(GENERATION_STATES, state) &&
    typeof percentage === 'number'
  )
}
