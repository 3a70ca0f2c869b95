import type { Fault } from './fault.ts'

export const databaseRestarted: Fault = {
  name: 'database-restarted',
  what: 'PostgreSQL is restarted',
  async strike({ postgres }, { generateMore }) {
    generateMore()
    await postgres.stop()
    await postgres.start()
  },
}
