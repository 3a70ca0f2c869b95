import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PLACE_FILE } from './place.ts'

/**
 * Returns the paths that a restore uses inside the data folder, which may be a disk of its own. Until `complete`
 * exists, nothing else was touched and the folder is worthless; from then on it replaces the old data.
 */
export function restoringFolder(dataDir: string) {
  const folder = path.join(dataDir, 'restoring')
  return { folder, data: path.join(folder, 'data'), complete: path.join(folder, 'complete') }
}

/**
 * Completes or undoes an interrupted restore, if there was one; may itself be interrupted. The caller holds the lock of
 * the folder and has opened nothing in it.
 */
export function finishRestore(dataDir: string): void {
  const { folder, data, complete } = restoringFolder(dataDir)
  if (!existsSync(folder)) return
  if (existsSync(complete)) {
    for (const name of readdirSync(data)) {
      rmSync(path.join(dataDir, name), { recursive: true, force: true })
      renameSync(path.join(data, name), path.join(dataDir, name))
    }
    // From now on it is another database; see place.ts.
    rmSync(path.join(dataDir, PLACE_FILE), { force: true })
    syncFolder(dataDir)
    // Removed first: half of this folder without its `complete` is not a restore.
    rmSync(complete)
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Syncs a folder, except on Windows, which cannot and need not. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
