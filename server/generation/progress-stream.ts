import type { ProgressEvent } from '#contract/generation.ts'
import type { Services } from '../services.ts'
import { watchChanges } from '../variants/changes.ts'
import { type JobRow, listLatestJobs } from '../variants/job-store.ts'
import { presentProgress } from '../variants/present.ts'
import { listCurrentVariants } from '../variants/store.ts'

/** How long a change made by another process can go unnoticed. */
const LOOK_AGAIN_MS = 1_000
const HEARTBEAT_MS = 15_000
/** How soon a browser comes back after a broken connection. */
const RECONNECT_MS = 2_000

export interface ProgressStreamOptions {
  creativeId: string
  signal: AbortSignal
  /** Asked at every heartbeat, because a sign-out may have reached another server. */
  isAllowed: () => Promise<boolean>
  heartbeatMs?: number
}

/**
 * The progress of an ad as server-sent events: first where each format stands, then every change, and a comment every 15 s that
 * keeps proxies from closing the connection. Ends when `signal` aborts, or when `isAllowed` says no.
 */
export async function* streamProgress(
  services: Pick<Services, 'db'>,
  { creativeId, signal, isAllowed, heartbeatMs = HEARTBEAT_MS }: ProgressStreamOptions,
): AsyncGenerator<string> {
  using watch = watchChanges(creativeId)
  const told = new Map<string, string>()
  let beatAt = Date.now() + heartbeatMs
  yield `retry: ${RECONNECT_MS}\n\n`
  while (!signal.aborted) {
    for (const event of await readProgress(services, creativeId)) {
      const data = JSON.stringify(event)
      if (told.get(event.format) === data) continue
      told.set(event.format, data)
      yield `event: progress\ndata: ${data}\n\n`
    }
    await watch.next(Math.min(LOOK_AGAIN_MS, heartbeatMs), signal)
    if (Date.now() < beatAt) continue
    if (!(await isAllowed())) return
    beatAt = Date.now() + heartbeatMs
    yield ': still here\n\n'
  }
}

async function readProgress({ db }: Pick<Services, 'db'>, creativeId: string): Promise<ProgressEvent[]> {
  const jobs = await listLatestJobs(db, creativeId)
  if (jobs.length === 0) return []
  const variants = await listCurrentVariants(db, [creativeId])
  const variantOf = (job: JobRow) => variants.find((variant) => variant.id === job.variantId)
  // A finished job whose variant was deleted or replaced since has nothing left to tell.
  const telling = jobs.filter((job) => job.state !== 'done' || variantOf(job))
  return telling.map((job) => presentProgress(job, variantOf(job)))
}
