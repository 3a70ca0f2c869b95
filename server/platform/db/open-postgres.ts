import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { connectAlone } from './connect-alone.ts'
import { connectionOptions, ResilientPool, restMsOf } from './connections.ts'
import type { DatabaseLimits } from './database-limits.ts'
import { type DatabasePooling, directAddress, POOLING } from './database-pooling.ts'
import type { AddressName } from './explain-unreachable.ts'
import { refuseHalfMoved } from './half-moved.ts'
import { MIGRATION_LIMITS, type MigrationLimits, migratePostgres } from './migrate-postgres.ts'
import { UnpreparedClient } from './unprepared-client.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { requireSameDatabase } from './require-same-database.ts'
import * as schema from './schema.ts'
import { callWitnesses } from './witness.ts'

/** Milliseconds that running statements get when the server stops; a silent database is not waited for. */
const CLOSE_WITHIN_MS = 2_000

interface OpenOptions {
  mayBeHalfMoved?: boolean
  pooling?: DatabasePooling | undefined
}

/**
 * Opens a PostgreSQL server, named by DATABASE_URL. Throws a StartError if it holds half of a move, unless the caller
 * is the move itself.
 */
export async function openPostgres(
  connectionString: string,
  limits: DatabaseLimits,
  { mayBeHalfMoved = false, pooling = POOLING }: OpenOptions = {},
): Promise<OpenedDatabase> {
  const { connections, queueConnections } = pooling
  const { name, connectionString: direct } = directAddress(connectionString, pooling)
  await bringUpToDate(direct, { ...limits, ...MIGRATION_LIMITS }, { mayBeHalfMoved, name })
  if (pooling.direct) await requireSameDatabase(connectionString, direct, limits.connectMs)
  const options = connectionOptions(direct, limits)
  const pool = new ResilientPool({ ...poolOptions(connectionString, limits, pooling), max: connections })
  const db = callWitnesses(drizzle(pool, { schema, casing: 'snake_case' }))
  return {
    db,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    queue: {
      backend: 'postgres',
      options: { ...options, max: queueConnections, notifyHeartbeatIntervalMs: restMsOf(limits.statementMs) },
    },
    close: () => Promise.race([pool.end(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]),
  }
}

/**
 * Returns the options of the pool for statements. A pooler rejects limits that come with a connection, or confuses
 * whose they are.
 */
function poolOptions(connectionString: string, limits: DatabaseLimits, { direct, prepared }: DatabasePooling) {
  const options = connectionOptions(connectionString, limits, { isPooled: direct !== undefined })
  return prepared ? options : { ...options, Client: UnpreparedClient }
}

/**
 * Applies missing migrations and resolves to their names. Uses a connection of its own, without the limits of requests.
 */
export async function bringUpToDate(
  connectionString: string,
  limits: Pick<DatabaseLimits, 'connectMs'> & MigrationLimits,
  { mayBeHalfMoved = false, name }: { mayBeHalfMoved?: boolean; name?: AddressName } = {},
): Promise<string[]> {
  const client = await connectAlone(connectionString, { connectMs: limits.connectMs, name })
  try {
    if (!mayBeHalfMoved) await refuseHalfMoved(client)
    return await migratePostgres(client, limits)
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}
