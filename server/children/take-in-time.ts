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
  const waiting = waitingOf(places)
  const own = waiting.get(owner) ?? 0
  if (places.waiting >= waitingMax || own >= waitingMaxEach) throw busy()
  waiting.set(owner, own + 1)
  const impatience = new AbortController()
  const limit = setTimeout(() => impatience.abort(busy()), withinMs)
  const signals = [impatience.signal, ...(signal ? [signal] : [])]
  try {
    return await places.take({ owner, cost: 1, signal: AbortSignal.any(signals) })
  } finally {
    clearTimeout(limit)
    const left = (waiting.get(owner) ?? 1) - 1
    if (left > 0) waiting.set(owner, left)
    else waiting.delete(owner)
  }
}

/** How many wait for places, by their owners. */
const lines = new WeakMap<FairPlaces, Map<string, number>>()

function waitingOf(places: FairPlaces): Map<string, number> {
  const known = lines.get(places) ?? new Map<string, number>()
  lines.set(places, known)
  return known
}
