import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

/** After so long pictures are being painted; killed before, nobody would have begun anything. */
const BEGUN_MS = 2_000

export const killAll: Fault = {
  name: 'kill-all',
  what: 'every web process and worker is killed at once while they paint, and started again',
  mayHangUp: true,
  async strike({ webs, workers }, { generateMore }) {
    generateMore()
    await sleep(BEGUN_MS)
    const all = [...webs, ...workers]
    await Promise.all(all.map((app) => app.kill()))
    await Promise.all(all.map((app) => app.start()))
  },
}
