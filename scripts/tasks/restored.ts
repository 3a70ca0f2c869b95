import { openDatabase } from '#server/platform/db/open-database.ts'
import { savePlace, readPlace } from '#server/platform/db/place.ts'
import { chooseStorage } from '#server/platform/storage/choose-storage.ts'
import { takeOver } from '#server/platform/storage/own-storage.ts'
import { requireFolderOwner } from '../backup/require-owner.ts'
import { runTool } from '../bad-input.ts'
import { readDataConfig } from '../data-config.ts'

/**
 * `npm run restored`: declares that the pictures belong to this database from now on. For a database that is restored
 * for good, and not as a trial.
 */

await runTool(async () => {
  const config = readDataConfig(process.env)
  if (!config.databaseUrl) requireFolderOwner(config.dataDir)
  const opened = await openDatabase(config)
  try {
    await takeOver(await chooseStorage(config), await readPlace(opened, config.dataDir))
    await savePlace(opened.db, '')
  } finally {
    await opened.close()
  }
  process.stdout.write(
    'The pictures belong to this database now. The next start ends all sessions and deletes again what was deleted since the backup.\n',
  )
})
