import { eachPainter } from './each-painter.ts'
import type { Fault } from './fault.ts'

export const painterCrashes: Fault = {
  name: 'painter-crashes',
  what: 'for 5 s every painting process is killed as soon as it is seen',
  async strike(rig, { generateMore }) {
    generateMore()
    await eachPainter(rig, 5_000, (pid) => process.kill(pid, 'SIGKILL'))
  },
}
