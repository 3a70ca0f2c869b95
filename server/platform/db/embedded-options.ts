import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { SyncedNodeFS } from './synced-node-fs.ts'

/**
 * PGlite's own parameters without `-F`, which switches fsync off; with fsync in place of the default fdatasync, which
 * is an empty function in its build; and with shared buffers that fit one small server: 8 MB instead of 128 MB halve
 * the memory at rest and cost no time on tables of this size.
 */
export const EMBEDDED_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=8MB',
]

/** Returns the options that open the database in this folder, or make one if there is none. */
export function embeddedOptions(folder: string): PGliteOptions {
  return { fs: new SyncedNodeFS(folder), startParams: EMBEDDED_START_PARAMS }
}
