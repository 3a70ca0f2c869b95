import type { Fault } from '../fault.ts'
import { HEARTBEAT } from '../mends.ts'

export const killWorker: Fault = {
  name: 'kill-worker',
  what: 'one worker is killed while it paints, and started again at once',
  mend: HEARTBEAT,
  async strike({ workers }, { generateMore }) {
    generateMore()
    await workers[0]!.kill()
    await workers[0]!.start()
  },
}
