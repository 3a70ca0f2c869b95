import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

export const databaseSlow: Fault = {
  name: 'database-slow',
  what: 'each answer of PostgreSQL takes 200 ms longer, for 30 s',
  async strike({ toPostgres }, { generateMore }) {
    generateMore()
    toPostgres.setWeather({ delayMs: 100 })
    await sleep(30_000)
    toPostgres.restore()
  },
}
