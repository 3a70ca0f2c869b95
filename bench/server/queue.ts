import pg from 'pg'
import { makeAgent, send } from './ask.ts'
import { cookieOf, newestAdOf, uuidOf } from './calls.ts'
import type { DatabaseSize } from './fill.ts'

interface Queue {
  origin: string
  databaseUrl: string
  size: DatabaseSize
}

/**
 * Requests one picture for each user, `atOnce` of them at the same time. Returns what the queue recorded of their jobs.
 */
export async function generateAll({ origin, databaseUrl, size }: Queue, people: number[], atOnce: number) {
  const agent = makeAgent(atOnce)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows: before } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  const left = [...people]
  let failed = 0
  const ask = async () => {
    for (let person = left.pop(); person !== undefined; person = left.pop()) {
      const status = await send(agent, origin, {
        path: `/api/creatives/${uuidOf('ad', newestAdOf(person, size))}/generate`,
        method: 'POST',
        body: JSON.stringify({ format: 'square' }),
        headers: { ...cookieOf(person), origin, 'content-type': 'application/json' },
      })
      if (status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  const { rows } = await client.query<{ p50: number; p99: number; seconds: number; jobs: number }>(
    `select 1000 * percentile_cont(0.5) within group (order by extract(epoch from started_on - created_on)) as p50,
        1000 * percentile_cont(0.99) within group (order by extract(epoch from started_on - created_on)) as p99,
        extract(epoch from max(completed_on) - min(started_on))::float as seconds, count(*)::int as jobs
      from pgboss.job where name = 'generate-variant' and state = 'completed' and created_on > $1`,
    [before[0]!.at],
  )
  await client.end()
  agent.destroy()
  return { ...rows[0]!, failed }
}
