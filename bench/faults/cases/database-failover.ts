import type { Fault } from '../fault.ts'
import { RealPostgres } from '../real-postgres.ts'

export const databaseFailover: Fault = {
  name: 'database-failover',
  what: 'PostgreSQL is killed for good; the one that follows it takes over at another address',
  rig: {},
  async strike(rig, { generateMore }) {
    const primary = rig.postgres
    const standby = await RealPostgres.follow(primary)
    // Nothing is acknowledged before the other one has it too: without this a failover may lose the last acknowledged
    // writes.
    await primary.ask(`alter system set synchronous_standby_names = '*'`)
    await primary.ask('select pg_reload_conf()')
    generateMore()
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await primary.kill()
    rig.toPostgres.pointTo(standby.port)
    rig.postgres = standby
    await standby.ask(`alter system set synchronous_standby_names = ''`)
    standby.promote()
    await primary.remove()
  },
}
