import { EventEmitter } from 'node:events'

const changes = new EventEmitter().setMaxListeners(0)

/**
 * The channel on which the database notifies every process of an ad whose generation or change has progressed: see the
 * triggers of migration tell_changes.
 */
export const AD_EVENTS_CHANNEL = 'placard_changes'

/**
 * Longest time for which an unannounced change goes unnoticed: a notification was lost, or another version writes no
 * such rows.
 */
const LOOK_AGAIN_MS = 15_000
/** The same time while this process does not receive notifications. */
const LOOK_AGAIN_ALONE_MS = 1_000

/** False with the embedded database: it has one process, which notifies its own readers. */
let hearsOthers = false

/**
 * Notifies this process's readers that the generation of an ad has progressed. The event itself carries nothing: they
 * then read the database.
 */
export function notifyAdUpdated(creativeId: string): void {
  changes.emit(creativeId)
}

/**
 * Sets whether this process receives notifications of other processes. When that begins something may have been missed,
 * so that all readers read again.
 */
export function setListening(isListening: boolean): void {
  hearsOthers = isListening
  for (const creativeId of changes.eventNames()) changes.emit(creativeId)
}

export interface Watch extends Disposable {
  /**
   * Resolves at the next change, at once if one came since the last call, and at the latest when it is time to look
   * again.
   */
  next(signal?: AbortSignal, withinMs?: number): Promise<void>
}

/** Watches an ad. Start watching before reading the database: a change between the two is then not missed. */
export function watchAd(creativeId: string): Watch {
  let changed = false
  let wake = () => {}
  const listener = () => {
    changed = true
    wake()
  }
  changes.on(creativeId, listener)
  return {
    next: (signal, withinMs = Infinity) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', end)
          changed = false
          wake = () => {}
          resolve()
        }
        const timer = setTimeout(end, Math.min(withinMs, hearsOthers ? LOOK_AGAIN_MS : LOOK_AGAIN_ALONE_MS))
        signal?.addEventListener('abort', end)
        wake = end
        if (changed || signal?.aborted) end()
      }),
    [Symbol.dispose]: () => void changes.off(creativeId, listener),
  }
}
