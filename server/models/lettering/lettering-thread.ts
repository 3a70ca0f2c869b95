import { openThread, type Thread } from '../../threads/open-thread.ts'

/** The networks take their memory as long as the thread lives. */
const IDLE_MS = 5 * 60_000

/** Tells whether there is lettering in a picture, beside the requests: one takes half a second of a core. */
export function openLetteringThread(): Thread<Uint8Array, boolean> {
  const program = new URL('lettering-worker.ts', import.meta.url)
  return openThread({ program, work: 'looks for lettering', idleMs: IDLE_MS })
}
