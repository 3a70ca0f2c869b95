import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createEmbedded } from './create-embedded.ts'
import { embeddedOptions } from './embedded-options.ts'
import { finishRestore } from './finish-restore.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { explainForeignFiles } from './foreign-files.ts'
import { requireRoom } from './require-room.ts'
import { MIGRATIONS_FOLDER } from './migrations.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { type Ask, isNewerButUsable, savePromise } from './schema-guard.ts'
import * as schema from './schema.ts'
import { callWitnesses } from './witness.ts'

/** Opens PostgreSQL inside this process, in DATA_DIR/db: the default, for which nothing has to be installed. */
export async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  const lock = lockOwn(dataDir)
  try {
    finishRestore(dataDir)
    requireRoom(dataDir)
    const folder = path.join(dataDir, 'db')
    await createEmbedded(folder)
    const opened = await openPglite(embeddedOptions(folder))
    return { ...opened, close: () => opened.close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw explainForeignFiles(dataDir, error)
  }
}

function lockOwn(dataDir: string): FolderLock {
  try {
    return lockFolder(dataDir)
  } catch (error) {
    throw explainForeignFiles(dataDir, error)
  }
}

/** Opens PGlite. Without a folder in the options, the database lives in memory and ends with the process, for tests. */
export async function openPglite(options: PGliteOptions): Promise<OpenedDatabase> {
  const pglite = await PGlite.create(options)
  const db = callWitnesses(drizzle(pglite, { schema, casing: 'snake_case' }))
  const ask: Ask = async (statement) => (await pglite.query<Record<string, unknown>>(statement)).rows
  try {
    if (!(await isNewerButUsable(ask))) {
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
      await savePromise(ask)
    }
  } catch (error) {
    await pglite.close()
    throw error
  }
  return {
    db,
    queue: { backend: 'pglite', pglite },
    close: () => pglite.close(),
  }
}
