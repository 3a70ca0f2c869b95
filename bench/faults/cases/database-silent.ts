import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { CONNECTION_LOST } from '../mends.ts'

export const databaseSilent: Fault = {
  name: 'database-silent',
  what: 'PostgreSQL says nothing for a minute and hangs up on nobody',
  mend: CONNECTION_LOST,
  async strike({ postgres }, { generateMore }) {
    generateMore()
    postgres.freeze()
    await sleep(60_000)
    postgres.thaw()
  },
}
