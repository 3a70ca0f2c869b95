import { runTool } from '../bad-input.ts'
import { embeddedDataDir } from '../backup/data-folder.ts'
import { readBackupOptions } from '../backup/options.ts'
import { restore } from '../backup/restore.ts'

await runTool(async () => {
  const { file, replace } = readBackupOptions(process.argv.slice(3), {
    usage: 'npm run restore -- FILE [--replace]',
    mayReplace: true,
  })
  const dataDir = embeddedDataDir(process.env)
  const { files, bytes } = await restore(file, dataDir, { replace })
  process.stdout.write(`${dataDir} holds the ${files} files of ${file} again, ${bytes} bytes.\n`)
  if (process.getuid?.() === 0) {
    const command = `chown -R placard: ${dataDir}`
    process.stdout.write(
      `They belong to root: unless Placard runs as root, give them to its user before the start (${command}).\n`,
    )
  }
})
