import type { ChangeEvent } from '#contract/ads/change.ts'
import type { ProgressEvent } from '#contract/ads/generation.ts'
import { readEvents } from '#server/ads/progress/progress-stream.ts'
import { watchAd } from '#server/ads/variants/ad-events.ts'
import type { Services } from '#server/services.ts'

/** Longest time that a tool waits for pictures: clients give up on a call after a minute. */
export const WAIT_MS = 45_000

/** The state of all that is being made or changed for an ad. */
export interface AdState {
  jobs: ProgressEvent[]
  change: ChangeEvent | undefined
}

/** Reads the state of an ad that the caller may see. */
export async function readAdState(services: Pick<Services, 'db'>, adId: string): Promise<AdState> {
  const events = await readEvents(services, adId)
  return {
    jobs: events.flatMap(({ name, event }) => (name === 'progress' ? [event as ProgressEvent] : [])),
    change: events.flatMap(({ name, event }) => (name === 'change' ? [event as ChangeEvent] : []))[0],
  }
}

export function isUnderWay({ jobs, change }: AdState): boolean {
  return [...jobs, ...(change ? [change] : [])].some(({ state }) => state === 'queued' || state === 'running')
}

interface FollowOptions {
  adId: string
  signal: AbortSignal
  waitMs: number
  onState: (state: AdState) => Promise<void>
}

/** Follows an ad until nothing of it is being made, the signal aborts or the time is over, and returns its last state. */
export async function followAd(
  services: Pick<Services, 'db'>,
  { adId, signal, waitMs, onState }: FollowOptions,
): Promise<AdState> {
  using watch = watchAd(adId)
  const ending = AbortSignal.any([signal, AbortSignal.timeout(waitMs)])
  for (;;) {
    const state = await readAdState(services, adId)
    await onState(state)
    if (!isUnderWay(state) || ending.aborted) return state
    await watch.next(ending)
  }
}
