import { z } from 'zod'

/** The first file of a backup: what it takes to put it back. */
export const MANIFEST = 'placard-backup.json'

/** The last one: by it a file that was cut off, or changed, is known. */
export const END = 'placard-backup-end.json'

/** Of the form of the file, not of Placard. */
export const VERSION = 1

/** What a backup holds of DATA_DIR, in this order; the rest are locks and uploads that were never answered. */
export const KEPT = ['session-secret', 'db', 'storage'] as const

export const manifestSchema = z.object({
  version: z.number(),
  madeAt: z.string(),
  /** The major version of PostgreSQL that can open the database's folder. */
  postgres: z.string(),
  /** The newest migration of the database, as the journal of migrations dates it; 0 where there is none. */
  migratedAt: z.number(),
})

export type Manifest = z.infer<typeof manifestSchema>

export const endSchema = z.object({
  files: z.number(),
  bytes: z.number(),
  /** SHA-256 over the name and the bytes of each file, in the order of the backup. */
  sha256: z.string(),
})

export type End = z.infer<typeof endSchema>
