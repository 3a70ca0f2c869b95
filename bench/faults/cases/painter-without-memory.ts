import { execFileSync } from 'node:child_process'
import { eachPainter } from '../each-painter.ts'
import type { Fault } from '../fault.ts'

export const painterWithoutMemory: Fault = {
  name: 'painter-without-memory',
  what: 'for 5 s no painting process gets any more memory (prlimit), and dies of it',
  async strike(rig, { generateMore }) {
    generateMore()
    await eachPainter(rig, 5_000, (pid) => {
      execFileSync('prlimit', ['--pid', String(pid), '--as=1000000'], { stdio: 'ignore' })
    })
  },
}
