import { setTimeout as sleep } from 'node:timers/promises'
import { Checkout, git } from '../checkout.ts'
import type { Fault } from '../fault.ts'
import type { Rig } from '../rig.ts'

export const deploy: Fault = {
  name: 'deploy',
  what: 'a web process and a worker of the version before the newest migration take over, and give back while they paint',
  rig: {},
  async strike(rig, { generateMore }) {
    const newest = git('log', '-1', '--format=%H', 'server/platform/db/migrations')
    using before = new Checkout(`${newest}~1`)
    const { folder } = before
    const [web, worker] = [await rig.makeApp('web', { folder }), await rig.makeApp('worker', { folder })]
    await Promise.all([web.start(), worker.start()])
    const [stays, goes] = rig.webs as [Rig['webs'][0], Rig['webs'][0]]
    rig.balancer.pointTo(web.port)
    await Promise.all([goes.stop(), rig.workers[1]!.stop()])
    await sleep(3_000)
    generateMore()
    await sleep(5_000)
    rig.balancer.pointTo(stays.port)
    await Promise.all([web.stop(), worker.stop()])
    await Promise.all([goes.start(), rig.workers[1]!.start()])
  },
}
