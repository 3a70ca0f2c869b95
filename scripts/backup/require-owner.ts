import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { BadInput } from '../bad-input.ts'

/**
 * Throws a BadInput where the data folder belongs to another user. PGlite, the lock and a restore write files of whoever runs them: one of
 * root's in the folder, and the server that runs as its owner cannot open its database any more.
 */
export function requireOwner(dataDir: string, uid = process.getuid?.()): void {
  const owner = ownerOf(path.join(dataDir, 'db')) ?? ownerOf(dataDir)
  if (uid === undefined || owner === undefined || owner === uid) return
  throw new BadInput(
    `The data folder ${dataDir} belongs to ${nameOf(owner)}, and this runs as ${nameOf(uid)}: run the same command as ${nameOf(owner)}.`,
  )
}

/** Undefined where there is no such folder. Windows, which has no numbers of users, is asked for none. */
function ownerOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.uid
}

/** As the system calls a user; a container may know their number alone. */
function nameOf(uid: number): string {
  try {
    return execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return `user ${uid}`
  }
}
