import type { Fault } from './fault.ts'

export const databaseKilled: Fault = {
  name: 'database-killed',
  what: 'every process of PostgreSQL is killed, and it is started again',
  async strike({ postgres }, { generateMore }) {
    generateMore()
    await postgres.kill()
    await postgres.start()
  },
}
