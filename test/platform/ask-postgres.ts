import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Answers one query from PostgreSQL, on a connection for that alone. */
export async function askPostgres<Row extends pg.QueryResultRow = Record<string, unknown>>(
  config: pg.ClientConfig,
  question: string,
): Promise<Row[]> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}

/** One attempt every tenth of a second: a limit of over two minutes, which only ends a hang. */
const ATTEMPTS_MAX = 1_200

/** Waits until it accepts connections. Throws if `server` has ended before. */
export async function untilPostgresAnswers(
  config: pg.ClientConfig,
  server: { exitCode: number | null },
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode} before it took connections`)
    if (await askPostgres(config, 'select 1').catch(() => false)) return
    await sleep(100)
  }
  throw new Error(`It took no connection after ${ATTEMPTS_MAX} looks`)
}
