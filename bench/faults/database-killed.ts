import type { Fault } from './fault.ts'
import { LISTENED_TO } from './mends.ts'

export const databaseKilled: Fault = {
  name: 'database-killed',
  what: 'every process of PostgreSQL is killed, and it is started again',
  mend: LISTENED_TO,
  async strike({ postgres }, { generateMore }) {
    generateMore()
    await postgres.kill()
    await postgres.start()
  },
}
