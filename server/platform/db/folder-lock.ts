import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/start-error.ts'

export interface FolderLock {
  release(): void
}

/**
 * Locks a data folder for this process. PGlite has no lock of its own: two processes on one folder silently lose rows.
 * SQLite's exclusive transaction is a lock of the operating system, so a killed process never leaves it behind.
 */
export function lockFolder(folder: string): FolderLock {
  // The mode keeps other users of the machine out, because PGlite leaves its files writable for everybody.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const sqlite = new DatabaseSync(path.join(folder, 'lock'), { timeout: 0 })
  try {
    sqlite.exec('begin exclusive')
  } catch (cause) {
    sqlite.close()
    throw new StartError(
      `The data folder ${folder} is in use by another Placard: stop that one first, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return { release: () => sqlite.close() }
}
