import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { HUNG_UP_ON } from './mends.ts'

export const databaseSilent: Fault = {
  name: 'database-silent',
  what: 'PostgreSQL says nothing for a minute and hangs up on nobody',
  mend: HUNG_UP_ON,
  async strike({ postgres }, { generateMore }) {
    generateMore()
    postgres.freeze()
    await sleep(60_000)
    postgres.thaw()
  },
}
