import type { LookAdvice } from '#contract/look.ts'
import type { AdWords } from '#studio/index.ts'
import { AppError } from '../http/app-error.ts'
import { openThread } from '../threads/open-thread.ts'

export interface LookTask {
  words: AdWords
  hero: { imageId: string; bytes: Uint8Array }
}

export interface LookThread {
  ask(task: LookTask): Promise<LookAdvice>
  close(): Promise<void>
}

/** The studio takes 60 MB in the thread. */
const IDLE_MS = 60_000
/** A study takes a tenth of a second: whoever would wait longer than a few seconds is told so. */
const WAITING_MAX = 40

/** Studies photos beside the requests: one takes up to 300 ms of a core, which no other request should wait for. */
export function openLookThread({ idleMs = IDLE_MS } = {}): LookThread {
  const program = new URL('look-worker.ts', import.meta.url)
  const thread = openThread<LookTask, LookAdvice>({ program, work: 'studies photos', idleMs })
  return {
    async ask(task) {
      if (thread.waiting >= WAITING_MAX) {
        throw new AppError('UNAVAILABLE', 'Too many photos are being looked at. Please try again in a few seconds.')
      }
      return thread.ask(task)
    },
    close: () => thread.close(),
  }
}
