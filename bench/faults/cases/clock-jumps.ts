import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { LyingClock } from '../lying-clock.ts'

const clock = new LyingClock()

export const clockJumps: Fault = {
  name: 'clock-jumps',
  what: 'the clock of every process jumps an hour ahead, two hours back, and is right again, 15 s each (faketime)',
  refusal: LyingClock.refusal,
  rig: { before: clock.before },
  async strike(_, { generateMore }) {
    generateMore()
    for (const wrong of ['+1h', '-1h', '+0']) {
      clock.set(wrong)
      await sleep(15_000)
    }
  },
}
