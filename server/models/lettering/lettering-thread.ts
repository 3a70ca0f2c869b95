import { openThread, type Thread } from '#server/platform/threads/open-thread.ts'

/** Idle time of the thread, because the neural networks take memory as long as it lives. */
const IDLE_MS = 5 * 60_000

/** Opens a thread that detects lettering in pictures, off the event loop: one takes half a second of a core. */
export function openLetteringThread(): Thread<Uint8Array, boolean> {
  const program = new URL('lettering-worker.ts', import.meta.url)
  return openThread({ program, work: 'looks for lettering', idleMs: IDLE_MS })
}
