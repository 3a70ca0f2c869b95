import { openDatabase } from '#server/platform/db/open-database.ts'
import { chooseStorage } from '#server/platform/storage/choose-storage.ts'
import { requireFolderOwner } from '../backup/require-owner.ts'
import { runTool } from '../bad-input.ts'
import { checkData } from '../check-data/check-data.ts'
import { readDataConfig } from '../data-config.ts'

/** `npm run check-data`: checks that every picture has its bytes, and all bytes have their row. Changes nothing. */

await runTool(async () => {
  const config = readDataConfig(process.env)
  if (!config.databaseUrl) requireFolderOwner(config.dataDir)
  const opened = await openDatabase(config)
  try {
    const { rows, files, missing, unknown } = await checkData(opened.db, await chooseStorage(config))
    for (const key of missing) say(`${key}: no bytes`)
    for (const key of unknown) say(`${key}: no row`)
    say(`${rows} pictures and ${files} files: ${missing.length} without bytes, ${unknown.length} without a row.`)
    process.exitCode = missing.length + unknown.length > 0 ? 1 : 0
  } finally {
    await opened.close()
  }
})

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
