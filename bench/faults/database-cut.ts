import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { LISTENED_TO } from './mends.ts'

export const databaseCut: Fault = {
  name: 'database-cut',
  what: 'every connection to PostgreSQL is reset, and refused for 20 s',
  mend: LISTENED_TO,
  async strike({ toPostgres }, { generateMore }) {
    generateMore()
    toPostgres.cut()
    await sleep(20_000)
    toPostgres.restore()
  },
}
