import { readConfig } from '#server/config.ts'
import { setBackupMark } from '#server/platform/storage/backup-mark.ts'
import { BadInput, runTool } from '../bad-input.ts'
import { backUp } from '../backup/backup.ts'
import { embeddedDataDir } from '../backup/data-folder.ts'
import { readBackupOptions } from '../backup/options.ts'

await runTool(async () => {
  const { file } = readBackupOptions(process.argv.slice(3), { usage: 'npm run backup -- FILE', mayReplace: false })
  const { BACKUP_MARK } = process.env
  const { backupMark } = readConfig({ BACKUP_MARK })
  const { files, bytes } = await backUp(embeddedDataDir(process.env), file)
  process.stdout.write(`${file} holds ${files} files, ${bytes} bytes before packing.\n`)
  if (backupMark) await mark(backupMark)
})

/** Records the backup, which exists even if that fails: the error only says what the monitoring would not know. */
async function mark(file: string): Promise<void> {
  await setBackupMark(file).catch((cause: unknown) => {
    throw new BadInput(
      `The backup is made, but BACKUP_MARK ${file} cannot be touched: make its folder one that this user can write.`,
      {
        cause,
      },
    )
  })
}
