import { runTool } from '../bad-input.ts'
import { backUp } from '../backup/backup.ts'
import { embeddedDataDir } from '../backup/data-folder.ts'
import { readOptions } from '../backup/options.ts'

await runTool(async () => {
  const { file } = readOptions(process.argv.slice(3), { usage: 'npm run backup -- FILE', mayReplace: false })
  const { files, bytes } = await backUp(embeddedDataDir(process.env), file)
  process.stdout.write(`${file} holds ${files} files, ${bytes} bytes before packing.\n`)
})
