import type { Fault } from './fault.ts'
import { HEARTBEAT } from './mends.ts'

export const killAll: Fault = {
  name: 'kill-all',
  what: 'every web process and worker is killed at once, and started again',
  mend: HEARTBEAT,
  mayHangUp: true,
  async strike({ webs, workers }, { generateMore }) {
    generateMore()
    const all = [...webs, ...workers]
    await Promise.all(all.map((app) => app.kill()))
    await Promise.all(all.map((app) => app.start()))
  },
}
