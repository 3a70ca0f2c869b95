import { setTimeout as sleep } from 'node:timers/promises'
import type { Rig } from './rig.ts'

const LOOK_EVERY_MS = 500

/** Does something to the existing painting processes, again and again. */
export async function eachPainter(rig: Rig, forMs: number, act: (pid: number) => void): Promise<void> {
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(LOOK_EVERY_MS)) {
    for (const pid of rig.workers.flatMap((worker) => worker.painters())) {
      try {
        act(pid)
      } catch {
        // It has ended meanwhile.
      }
    }
  }
}
