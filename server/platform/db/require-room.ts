import { statfsSync } from 'node:fs'
import { StartError } from '#server/start-error.ts'

/**
 * Space that a start needs: two segments of PostgreSQL's log are 32 MB, and an empty database 40 MB. Without it, PGlite
 * fails in the middle of its own start with an unreadable message.
 */
const NEEDED_BYTES = 80 * 1024 * 1024

/** Throws a StartError if the disk of the data folder is full or nearly so. */
export function requireRoom(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize >= NEEDED_BYTES) return
  const left = Math.floor((bavail * bsize) / 1024 / 1024)
  throw new StartError(
    `The disk of the data folder ${dataDir} is full (${left} MB are left): make room, or set DATA_DIR to another disk.`,
  )
}
