import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PLACE_FILE } from './place.ts'

/**
 * Where a restore puts what it reads, inside the data folder, which may be a disk of its own. As long as it has no `complete`, nothing
 * else was touched and all of it is worth nothing; from then on it takes the place of what was there.
 */
export function restoringFolder(dataDir: string) {
  const folder = path.join(dataDir, 'restoring')
  return { folder, data: path.join(folder, 'data'), complete: path.join(folder, 'complete') }
}

/**
 * Ends a restore that was interrupted, if there was one, to one side or the other, and can itself be interrupted. For whoever holds
 * the lock of the folder, before anything in it is opened.
 */
export function finishRestore(dataDir: string): void {
  const { folder, data, complete } = restoringFolder(dataDir)
  if (!existsSync(folder)) return
  if (existsSync(complete)) {
    for (const name of readdirSync(data)) {
      rmSync(path.join(dataDir, name), { recursive: true, force: true })
      renameSync(path.join(data, name), path.join(dataDir, name))
    }
    // It is another database from now on, see place.ts.
    rmSync(path.join(dataDir, PLACE_FILE), { force: true })
    syncFolder(dataDir)
    // Before the rest: half of this folder without its `complete` is no restore.
    rmSync(complete)
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Windows cannot sync a folder and needs not. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
