import type { Fault } from '../fault.ts'
import { DATABASE_AWAY } from '../mends.ts'

export const databaseKilled: Fault = {
  name: 'database-killed',
  what: 'every process of PostgreSQL is killed, and it is started again',
  mend: DATABASE_AWAY,
  async strike({ postgres }, { generateMore }) {
    generateMore()
    await postgres.kill()
    await postgres.start()
  },
}
