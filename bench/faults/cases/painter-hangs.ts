import { setTimeout as sleep } from 'node:timers/promises'
import { eachPainter } from '../each-painter.ts'
import type { Fault } from '../fault.ts'

export const painterHangs: Fault = {
  name: 'painter-hangs',
  what: 'the painting processes of 3 s stop in the middle of an ad and never go on; they are given up after a minute',
  async strike(rig, { generateMore }) {
    const hanging = new Set<number>()
    generateMore()
    await eachPainter(rig, 3_000, (pid) => {
      hanging.add(pid)
      process.kill(pid, 'SIGSTOP')
    })
    const isThere = (pid: number) => rig.workers.some((worker) => worker.painters().includes(pid))
    for (let look = 0; look < 200 && [...hanging].some(isThere); look++) await sleep(500)
  },
}
