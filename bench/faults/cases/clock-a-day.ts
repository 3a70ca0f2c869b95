import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { LyingClock } from '../lying-clock.ts'

const clock = new LyingClock()
/** Long enough for the queue to check its jobs, and to record a heartbeat. */
const OBSERVED_MS = 20_000

export const clockADay: Fault = {
  name: 'clock-a-day',
  what: 'the clock of every process jumps a day ahead for 20 s, and back, while ads wait and are painted (faketime)',
  refusal: LyingClock.refusal,
  rig: { before: clock.before },
  async strike({ workers }, { generateMore }) {
    clock.set('+1d')
    // The clock is read once a second.
    await sleep(1_500)
    generateMore()
    // A job painted here has a heartbeat of tomorrow, and no process that renews it.
    await workers[0]!.kill()
    await sleep(OBSERVED_MS)
    clock.set('+0')
    await workers[0]!.start()
  },
}
