import { readConfig } from '#server/config.ts'
import { BadInput } from '../bad-input.ts'

/** Only what names the data is read of the environment, so that neither tool asks for the secrets of a production start. */
export function embeddedDataDir({ DATA_DIR, DATABASE_URL }: NodeJS.ProcessEnv): string {
  const { databaseUrl, dataDir } = readConfig({ DATA_DIR, DATABASE_URL })
  if (!databaseUrl) return dataDir
  throw new BadInput(
    'DATABASE_URL is set, and this is for the embedded database: docs/operations.md says how PostgreSQL is backed up.',
  )
}
