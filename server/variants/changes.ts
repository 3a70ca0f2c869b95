import { EventEmitter } from 'node:events'

const changes = new EventEmitter().setMaxListeners(0)

/** On it the database tells every process of an ad whose generation or change has moved on: see the triggers of migration tell_changes. */
export const CHANGES_CHANNEL = 'placard_changes'

/** How long a change can go unnoticed that nobody has told of: a notification was lost, or another version writes no such rows. */
const LOOK_AGAIN_MS = 15_000
/** The same while this process does not hear the others. */
const LOOK_AGAIN_ALONE_MS = 1_000

/** False with the embedded database: it has one process, whose readers are told by it. */
let hearsOthers = false

/** Tells this process's readers that the generation of an ad has moved on. What happened stands in the database, which they then read. */
export function announceChange(creativeId: string): void {
  changes.emit(creativeId)
}

/** Whether the process hears of what others write. Where it begins to, something may have been missed: everybody looks. */
export function noteListening(isListening: boolean): void {
  hearsOthers = isListening
  for (const creativeId of changes.eventNames()) changes.emit(creativeId)
}

export interface Watch extends Disposable {
  /** Resolves at the next change, at once if one came since the last call, and at the latest when it is time to look again. */
  next(signal?: AbortSignal, withinMs?: number): Promise<void>
}

/** Start watching before reading the database: a change between the two is then not missed. */
export function watchChanges(creativeId: string): Watch {
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
