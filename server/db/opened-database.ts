import type { PGlite } from '@electric-sql/pglite'
import type { PoolConfig } from 'pg'
import type { Db } from 'pg-boss'
import type { Database } from './database.ts'

export interface OpenedDatabase {
  db: Database
  /**
   * How the job queue reaches the same database: the embedded one shares its only connection, PostgreSQL gets its own, or those of a
   * `db` that others use too.
   */
  queue:
    | { backend: 'pglite'; pglite: PGlite }
    | {
        backend: 'postgres'
        options: PoolConfig & { notifyHeartbeatIntervalMs: number; db?: Db }
      }
  /** How busy the connections of the app's own statements are; the embedded database has only one. */
  pool?: () => { total: number; idle: number; waiting: number }
  close(): Promise<void>
}
