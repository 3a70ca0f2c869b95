import type { Fault } from '../fault.ts'
import { DATABASE_AWAY } from '../mends.ts'

export const databaseRestarted: Fault = {
  name: 'database-restarted',
  what: 'PostgreSQL is restarted',
  mend: DATABASE_AWAY,
  async strike({ postgres }, { generateMore }) {
    generateMore()
    await postgres.stop()
    await postgres.start()
  },
}
