import type { Fault } from './fault.ts'
import { LISTENED_TO } from './mends.ts'

export const databaseRestarted: Fault = {
  name: 'database-restarted',
  what: 'PostgreSQL is restarted',
  mend: LISTENED_TO,
  async strike({ postgres }, { generateMore }) {
    generateMore()
    await postgres.stop()
    await postgres.start()
  },
}
