import { z } from 'zod'

/** The first file of a backup: the facts needed to restore it. */
export const MANIFEST = 'placard-backup.json'

/** The last file, which reveals a backup that was cut off or changed. */
export const END = 'placard-backup-end.json'

/** Version of the file format, not of Placard. */
export const BACKUP_VERSION = 1

/** Parts of DATA_DIR in a backup, in this order; the rest are locks and unfinished uploads. */
export const BACKED_UP = ['session-secret', 'credentials', 'db', 'storage'] as const

export const manifestSchema = z.object({
  version: z.number(),
  madeAt: z.string(),
  /** The major version of PostgreSQL that can open the database's folder. */
  postgres: z.string(),
  /** The newest migration of the database, as the journal of migrations dates it; 0 if there is none. */
  migratedAt: z.number(),
})

export type BackupManifest = z.infer<typeof manifestSchema>

export const endSchema = z.object({
  files: z.number(),
  bytes: z.number(),
  /** SHA-256 over the name and the bytes of each file, in the order of the backup. */
  sha256: z.string(),
})

export type End = z.infer<typeof endSchema>
