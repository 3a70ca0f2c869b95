import { readConfig } from '#server/config.ts'
import { BadInput } from '../bad-input.ts'

/**
 * Reads from the environment only what names the data, so that neither tool needs the secrets of a production start.
 */
export function embeddedDataDir({ DATA_DIR, DATABASE_URL }: NodeJS.ProcessEnv): string {
  const { databaseUrl, dataDir } = readConfig({ DATA_DIR, DATABASE_URL })
  if (!databaseUrl) return dataDir
  throw new BadInput(
    'DATABASE_URL is set, and this is for the embedded database: docs/operations.md says how PostgreSQL is backed up.',
  )
}
