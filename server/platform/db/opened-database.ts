import type { PGlite } from '@electric-sql/pglite'
import type { PoolConfig } from 'pg'
import type { Db } from 'pg-boss'
import type { Database } from './database.ts'

export interface OpenedDatabase {
  db: Database
  /**
   * Access of the job queue to the same database: the embedded one shares its only connection; PostgreSQL gets its own
   * connections, or those of a `db` that others use too.
   */
  queue:
    | { backend: 'pglite'; pglite: PGlite }
    | {
        backend: 'postgres'
        options: PoolConfig & { notifyHeartbeatIntervalMs: number; db?: Db }
      }
  /** Counts the connections for the app's own statements; the embedded database has only one. */
  pool?: () => { total: number; idle: number; waiting: number }
  close(): Promise<void>
}
