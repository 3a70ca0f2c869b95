import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

const LEFT = `select count(*)::int as left from pgboss.job where name = 'generate-variant' and state < 'completed'`

export const jobs10000: Fault = {
  name: 'jobs-10000',
  what: '10,000 entries stand in the queue before the people’s; their ads are gone, so that it is the queue that is measured',
  async strike({ postgres }, { generateMore }) {
    await postgres.ask(
      `insert into pgboss.job (name, data) select 'generate-variant', json_build_object('jobId', gen_random_uuid()) from generate_series(1, 10000)`,
    )
    generateMore()
    for (let look = 0; look < 600 && Number((await postgres.ask(LEFT))[0]?.['left']) > 100; look++) await sleep(500)
  },
  async check({ postgres }) {
    const [row] = await postgres.ask(LEFT)
    return row?.['left'] === 0 ? [] : [`${String(row?.['left'])} of 10,000 are left`]
  },
}
