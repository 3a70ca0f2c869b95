import type { FairPlaces } from './fair-places.ts'

interface Waiting {
  owner: string
  signal?: AbortSignal
  withinMs: number
  /** Of all people together. */
  waitingMax: number
  /** Of one of them: nobody fills the line by asking again and again. */
  waitingMaxEach: number
  /** What is thrown where so many wait already, or the turn does not come. */
  busy: () => Error
}

/** A place for somebody who waits for it no longer than so; gives back how to leave it. */
export async function takeInTime(
  places: FairPlaces,
  { owner, signal, withinMs, waitingMax, waitingMaxEach, busy }: Waiting,
): Promise<() => void> {
  if (places.waiting >= waitingMax || places.waitingOf(owner) >= waitingMaxEach) throw busy()
  const impatience = new AbortController()
  const limit = setTimeout(() => impatience.abort(busy()), withinMs)
  const signals = [impatience.signal, ...(signal ? [signal] : [])]
  try {
    return await places.take({ owner, cost: 1, signal: AbortSignal.any(signals) })
  } finally {
    clearTimeout(limit)
  }
}
