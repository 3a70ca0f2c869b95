import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

export const databaseCut: Fault = {
  name: 'database-cut',
  what: 'every connection to PostgreSQL is reset, and refused for 20 s',
  mend: {
    what: 'connections that are in use are listened to, and their loss ends no process',
    file: 'server/platform/db/connections.ts',
    code: "this.on('connect', (client) => client.on('error', ignore))",
    instead: '',
  },
  async strike({ toPostgres }, { generateMore }) {
    generateMore()
    toPostgres.cut()
    await sleep(20_000)
    toPostgres.restore()
  },
}
