import { EventEmitter } from 'node:events'

const changes = new EventEmitter().setMaxListeners(0)

/**
 * Tells this process's readers that the generation of an ad has moved on. What happened stands in the database, which they then
 * read; readers in another process find out by looking again after a while.
 */
export function announceChange(creativeId: string): void {
  changes.emit(creativeId)
}

export interface Watch extends Disposable {
  /** Resolves at the next change, at once if one came since the last call, and after `timeoutMs` at the latest. */
  next(timeoutMs: number, signal?: AbortSignal): Promise<void>
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
    next: (timeoutMs, signal) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', end)
          changed = false
          wake = () => {}
          resolve()
        }
        const timer = setTimeout(end, timeoutMs)
        signal?.addEventListener('abort', end)
        wake = end
        if (changed || signal?.aborted) end()
      }),
    [Symbol.dispose]: () => void changes.off(creativeId, listener),
  }
}
