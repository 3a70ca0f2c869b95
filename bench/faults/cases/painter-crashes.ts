import { eachPainter } from '../each-painter.ts'
import type { Fault } from '../fault.ts'

export const painterCrashes: Fault = {
  name: 'painter-crashes',
  what: 'for 5 s every painting process is killed as soon as it is seen',
  mend: {
    what: 'a child that has ended gives its task back',
    file: 'server/platform/worker-processes/child.ts',
    code: ".on('exit', exit)\n    this",
    instead: '\n    this',
  },
  async strike(rig, { generateMore }) {
    generateMore()
    await eachPainter(rig, 5_000, (pid) => process.kill(pid, 'SIGKILL'))
  },
}
