import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { connectAlone } from './connect-alone.ts'
import { connectionOptions, LastingPool, restMsOf } from './connections.ts'
import type { DatabaseLimits } from './database-limits.ts'
import { refuseHalfMoved } from './half-moved.ts'
import { MIGRATION_LIMITS, type MigrationLimits, migratePostgres } from './migrate-postgres.ts'
import type { OpenedDatabase } from './opened-database.ts'
import * as schema from './schema.ts'

/** Statements that still run when the server stops get this long; a database that says nothing is not waited for. */
const CLOSE_WITHIN_MS = 2_000

/** A PostgreSQL server, named by DATABASE_URL. Throws a StartError where it holds half of a move, unless it is the move that asks. */
export async function openPostgres(
  connectionString: string,
  limits: DatabaseLimits,
  { mayBeHalfMoved = false }: { mayBeHalfMoved?: boolean } = {},
): Promise<OpenedDatabase> {
  await bringUpToDate(connectionString, { ...limits, ...MIGRATION_LIMITS }, mayBeHalfMoved)
  const options = connectionOptions(connectionString, limits)
  const pool = new LastingPool({ ...options, max: 10 })
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  return {
    db,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    queue: { backend: 'postgres', options: { ...options, notifyHeartbeatIntervalMs: restMsOf(limits.statementMs) } },
    close: () => Promise.race([pool.end(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]),
  }
}

/** Answers the names of the migrations that were missing. On a connection of its own, which is not held to the limits of requests. */
export async function bringUpToDate(
  connectionString: string,
  limits: Pick<DatabaseLimits, 'connectMs'> & MigrationLimits,
  mayBeHalfMoved = false,
): Promise<string[]> {
  const client = await connectAlone(connectionString, limits)
  try {
    if (!mayBeHalfMoved) await refuseHalfMoved(client)
    return await migratePostgres(client, limits)
  } finally {
    // With the connection ends its lock.
    await client.end()
  }
}
