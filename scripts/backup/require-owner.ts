import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { BadInput } from '../bad-input.ts'

/**
 * Throws a BadInput if the data folder belongs to another user. PGlite, the lock and a restore write files as the
 * current user: with one file of root's in the folder, the server that runs as its owner can no longer open its
 * database.
 */
export function requireFolderOwner(dataDir: string, uid = process.getuid?.()): void {
  const owner = ownerOf(path.join(dataDir, 'db')) ?? ownerOf(dataDir)
  if (uid === undefined || owner === undefined || owner === uid) return
  throw new BadInput(
    `The data folder ${dataDir} belongs to ${nameOf(owner)}, and this runs as ${nameOf(uid)}: run the same command as ${nameOf(owner)}.`,
  )
}

/** Returns the owner; undefined if there is no such folder. Windows has no user ids, so it is not asked. */
function ownerOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.uid
}

/** Returns the system's name of a user; a container may know only their id. */
function nameOf(uid: number): string {
  try {
    return execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return `user ${uid}`
  }
}
