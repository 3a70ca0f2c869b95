import { statfsSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/**
 * What a start takes: two segments of PostgreSQL's log are 32 MB, and an empty database 40 MB. Without them PGlite ends in the middle of
 * its own start, and says nothing that a person could read.
 */
const NEEDED_BYTES = 80 * 1024 * 1024

/** Throws a StartError where the disk of the data folder is full, or nearly so. */
export function requireRoom(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize >= NEEDED_BYTES) return
  const left = Math.floor((bavail * bsize) / 1024 / 1024)
  throw new StartError(
    `The disk of the data folder ${dataDir} is full (${left} MB are left): make room, or set DATA_DIR to another disk.`,
  )
}
