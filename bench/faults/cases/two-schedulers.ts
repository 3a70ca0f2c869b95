import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

const MINUTES = 2

export const twoSchedulers: Fault = {
  name: 'two-schedulers',
  what: `two workers keep the hours of the regular jobs, for ${MINUTES} minutes`,
  async strike(_, { generateMore }) {
    generateMore()
    await sleep(MINUTES * 60_000)
  },
  async check({ postgres }) {
    const rows = await postgres.ask(
      `select count(*)::int as count from pgboss.job
       where name = 'hurry-waiting-generations' and created_on > now() - interval '${MINUTES} minutes'
       group by date_trunc('minute', created_on)`,
    )
    const counts = rows.map(({ count }) => Number(count))
    if (counts.length < MINUTES) return [`the job of each minute ran in ${counts.length} minutes of ${MINUTES}`]
    return counts.every((count) => count === 1) ? [] : [`the job of each minute ran ${counts.join(', ')} times`]
  },
}
