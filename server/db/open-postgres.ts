import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { connectionOptions, LastingPool, restMsOf } from './connections.ts'
import type { DatabaseLimits } from './database-limits.ts'
import { refuseHalfMoved } from './half-moved.ts'
import { MIGRATIONS_FOLDER } from './migrations.ts'
import type { OpenedDatabase } from './opened-database.ts'
import * as schema from './schema.ts'

/** Any number that nothing else in the database locks: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 727_001

/** Statements that still run when the server stops get this long; a database that says nothing is not waited for. */
const CLOSE_WITHIN_MS = 2_000

/** A PostgreSQL server, named by DATABASE_URL. Throws a StartError where it holds half of a move, unless it is the move that asks. */
export async function openPostgres(
  connectionString: string,
  limits: DatabaseLimits,
  { mayBeHalfMoved = false }: { mayBeHalfMoved?: boolean } = {},
): Promise<OpenedDatabase> {
  await migrateOnce(connectionString, limits, mayBeHalfMoved)
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

/** On a connection without limits: a new index on a large table, or another server's turn, may take its time. */
async function migrateOnce(
  connectionString: string,
  { connectMs }: DatabaseLimits,
  mayBeHalfMoved: boolean,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMs, keepAlive: true })
  // A connection that breaks is told by the statement that it breaks; without a listener the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    if (!mayBeHalfMoved) await refuseHalfMoved(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } catch (cause) {
    throw isUnreachable(cause) ? new StartError(UNREACHABLE, { cause }) : cause
  } finally {
    // With the connection ends its lock.
    await client.end()
  }
}

const UNREACHABLE =
  'The database of DATABASE_URL cannot be reached: check its address, its name and the password, and that the server runs.'

/** Network failures, a refused sign-in (class 28), a database that does not exist (3D000), and pg's own limit, which has no code. */
function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return /^(ECONN|ENOTFOUND|EHOST|ETIMEDOUT|EAI_|28|3D000)/.test(code ?? '') || message === 'timeout expired'
}
