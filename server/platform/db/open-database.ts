import type { Config } from '#server/config.ts'
import type { OpenedDatabase } from './opened-database.ts'

/**
 * Opens the database that the configuration names and brings its tables up to date. Each driver is loaded only where it
 * is used: together they would add a third to the start.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseLimits' | 'dataDir'> & Partial<Pick<Config, 'databasePooling'>>,
): Promise<OpenedDatabase> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(config.databaseUrl, config.databaseLimits, { pooling: config.databasePooling })
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(config.dataDir)
}
