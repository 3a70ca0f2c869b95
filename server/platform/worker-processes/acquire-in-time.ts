import type { FairSlots } from './fair-slots.ts'

interface Waiting {
  owner: string
  signal?: AbortSignal
  withinMs: number
  /** Limit for all owners together. */
  waitingMax: number
  /** Limit for one owner: nobody can fill the line by repeating a request. */
  waitingMaxEach: number
  /** Makes the error that is thrown if too many wait already, or if no slot becomes free in time. */
  busy: () => Error
}

/** Waits at most `withinMs` for a slot; resolves to a function that releases it. */
export async function acquireInTime(
  places: FairSlots,
  { owner, signal, withinMs, waitingMax, waitingMaxEach, busy }: Waiting,
): Promise<() => void> {
  if (places.waiting >= waitingMax || places.waitingOf(owner) >= waitingMaxEach) throw busy()
  const late = AbortSignal.timeout(withinMs)
  try {
    return await places.acquire({ owner, cost: 1, signal: AbortSignal.any(signal ? [late, signal] : [late]) })
  } catch (error) {
    throw error === late.reason ? busy() : error
  }
}
