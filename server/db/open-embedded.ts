import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './folder-lock.ts'
import { MIGRATIONS_FOLDER } from './migrations.ts'
import type { OpenedDatabase } from './opened-database.ts'
import * as schema from './schema.ts'
import { SyncedNodeFS } from './synced-node-fs.ts'

/**
 * PGlite's own parameters without `-F`, which switches fsync off; with fsync in place of the default fdatasync, which is
 * an empty function in its build; and with shared buffers that fit one small server: 8 MB instead of 128 MB halve the
 * memory at rest and cost no time on tables of this size.
 */
export const EMBEDDED_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=8MB'],
]

/** PostgreSQL inside this process, in DATA_DIR/db: the default that needs nothing installed. */
export async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  const lock = lockFolder(dataDir)
  try {
    const opened = await openPglite({
      fs: new SyncedNodeFS(path.join(dataDir, 'db')),
      startParams: EMBEDDED_START_PARAMS,
    })
    return { ...opened, close: () => opened.close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** With no folder in the options the database lives in memory and ends with the process: for tests. */
export async function openPglite(options: PGliteOptions): Promise<OpenedDatabase> {
  const pglite = await PGlite.create(options)
  const db = drizzle(pglite, { schema, casing: 'snake_case' })
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
  return {
    db,
    queue: { backend: 'pglite', pglite },
    close: () => pglite.close(),
  }
}
