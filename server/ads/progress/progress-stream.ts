import type { ChangeEvent } from '#contract/ads/change.ts'
import type { ProgressEvent } from '#contract/ads/generation.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import type { Services } from '#server/services.ts'
import { watchAd } from '#server/ads/variants/ad-events.ts'
import { type JobRow, listLatestJobs } from '#server/ads/generation-jobs/store.ts'
import { findLatestChange } from '#server/ads/changes/store.ts'
import { presentChange } from '#server/ads/changes/present.ts'
import { listShownVariants } from '#server/ads/variants/store.ts'
import { presentProgress } from './present.ts'

const HEARTBEAT_MS = 15_000
/** Time after which a browser reconnects. */
const RECONNECT_MS = 2_000

export interface ProgressStreamOptions {
  creativeId: string
  signal: AbortSignal
  /** Checked at every heartbeat, because a sign-out may have reached another server. */
  isAllowed: () => Promise<boolean>
  heartbeatMs?: number
}

/**
 * Streams the progress of an ad as server-sent events: first the state of each format and an event `told` that ends
 * this list, then every change, and a comment every 15 s that keeps proxies from closing the connection. Ends when
 * `signal` aborts, or when `isAllowed` resolves to false.
 */
export async function* streamProgress(
  services: Pick<Services, 'db'>,
  { creativeId, signal, isAllowed, heartbeatMs = HEARTBEAT_MS }: ProgressStreamOptions,
): AsyncGenerator<string> {
  using watch = watchAd(creativeId)
  const sent = new Map<string, string>()
  let beatAt = Date.now() + heartbeatMs
  let isStateSent = false
  yield `retry: ${RECONNECT_MS}\n\n`
  while (!signal.aborted) {
    for (const { name, of, event } of await readEvents(services, creativeId)) {
      const data = JSON.stringify(event)
      // Staleness is reported with the ad's pictures: an edit of the ad is no step of its generation.
      const step = JSON.stringify(event, (key, value: unknown) => (key === 'stale' ? undefined : value))
      if (sent.get(of) === step) continue
      sent.set(of, step)
      yield `event: ${name}\ndata: ${data}\n\n`
    }
    if (!isStateSent) yield 'event: told\ndata: {}\n\n'
    isStateSent = true
    await watch.next(signal, heartbeatMs)
    if (Date.now() < beatAt) continue
    if (!(await isAllowed())) return
    beatAt = Date.now() + heartbeatMs
    yield ': still here\n\n'
  }
}

export interface ProgressRead {
  name: 'progress' | 'change'
  /** Subject of the event: a later event about it takes its place. */
  of: string
  event: ProgressEvent | ChangeEvent
}

/** Reads the latest job of each format and the latest change, as they are now. */
export async function readEvents({ db }: Pick<Services, 'db'>, creativeId: string): Promise<ProgressRead[]> {
  const jobs = await listLatestJobs(db, creativeId)
  const change = await findLatestChange(db, creativeId)
  const creative = jobs.length > 0 || change ? await findCreative(db, creativeId) : undefined
  if (!creative) return []
  const variants = await listShownVariants(db, [creativeId])
  const variantOf = (job: JobRow) => variants.find((variant) => variant.id === job.variantId)
  // A finished job is skipped if its variant was deleted or replaced since.
  const telling = jobs.filter((job) => job.state !== 'done' || variantOf(job))
  const events = telling.map(async (job): Promise<ProgressRead> => {
    return { name: 'progress', of: job.format, event: await presentProgress(job, variantOf(job), creative) }
  })
  if (change)
    events.push(presentChange(change, variants, creative).then((event) => ({ name: 'change', of: 'change', event })))
  return Promise.all(events)
}
