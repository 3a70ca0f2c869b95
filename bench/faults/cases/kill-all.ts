import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

/** Time after which pictures are being painted; a kill before it would interrupt nothing. */
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
