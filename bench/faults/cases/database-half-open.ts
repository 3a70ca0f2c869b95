import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { CONNECTION_LOST } from '../mends.ts'

export const databaseHalfOpen: Fault = {
  name: 'database-half-open',
  what: 'every connection to PostgreSQL is forgotten on the way: no answer and no end',
  mend: CONNECTION_LOST,
  async strike({ toPostgres }, { generateMore }) {
    generateMore()
    toPostgres.forget()
    await sleep(10_000)
  },
}
